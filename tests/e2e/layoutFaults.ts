import type {Page} from '@playwright/test';

/** A rendered line of text; edges in CSS pixels from the top left corner of the page. */
interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Tolerance for the browser's rounding, in CSS pixels. */
const SLACK = 2;

/**
 * Finds pairs of lines that overlap. The boxes of close lines touch, since they are higher than the
 * letters, so only the middle half of each box counts.
 */
function findOverlaps(boxes: readonly TextBox[]): string[] {
  const cores = boxes
    .map((box) => {
      const quarter = (box.bottom - box.top) / 4;
      return {...box, top: box.top + quarter, bottom: box.bottom - quarter};
    })
    .sort((a, b) => a.top - b.top);
  return cores.flatMap((upper, index) => {
    const found: string[] = [];
    for (let next = index + 1; next < cores.length; next += 1) {
      const lower = cores[next];
      if (!lower || lower.top >= upper.bottom) {
        break;
      }
      if (lower.left < upper.right - SLACK && upper.left < lower.right - SLACK) {
        found.push(`"${upper.text}" and "${lower.text}"`);
      }
    }
    return found;
  });
}

/**
 * Runs in the page: reads every line of text, and the texts of elements that clip a part of them, except inside
 * SVG pictures and text that is only meant for screen readers.
 */
function readBoxes(slack: number): {texts: TextBox[]; clipped: string[]} {
  const known = new Map<Element, boolean>();
  const isForEyes = (element: Element): boolean => {
    const answer =
      known.get(element) ??
      ((!element.parentElement || isForEyes(element.parentElement)) &&
        !element.matches('svg, script, style') &&
        getComputedStyle(element).clipPath === 'none');
    known.set(element, answer);
    return answer;
  };
  const isShown = (element: Element) =>
    isForEyes(element) && element.checkVisibility({checkOpacity: true, checkVisibilityCSS: true});

  const texts: TextBox[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim().slice(0, 40);
    if (text && node.parentElement && isShown(node.parentElement)) {
      range.selectNodeContents(node);
      for (const {left, top, right, bottom, width, height} of range.getClientRects()) {
        if (width > 1 && height > 1) {
          const [x, y] = [window.scrollX, window.scrollY];
          texts.push({text, left: left + x, top: top + y, right: right + x, bottom: bottom + y});
        }
      }
    }
  }

  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const clipped = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      const {clientWidth, clientHeight, scrollWidth, scrollHeight} = element;
      return (
        (hides(overflowX) && scrollWidth > clientWidth + slack) ||
        (hides(overflowY) && scrollHeight > clientHeight + slack)
      );
    })
    .filter((element) => element.textContent.trim() !== '' && isShown(element))
    .map(({textContent}) => textContent.trim().slice(0, 40));
  return {texts, clipped};
}

/** Runs in the page: lists what makes it wider than its window. Empty if it does not scroll sideways. */
function readWideParts(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) {
    return [];
  }
  const parts = [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map(({tagName, className}) => `${tagName.toLowerCase()} ${className}`);
  return [`scrolls sideways: ${scrollWidth} px in ${clientWidth} px, by ${parts.join(', ')}`];
}

/**
 * Lists what overlaps, is cut off or makes a page scroll sideways, one line for each fault. It scrolls to
 * the top first, since sticky elements cover the text that is scrolled below them.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  // Wait until the navbar, which hides on scrolling down, is back in its place.
  await page.locator('.navbar:not([class*=navbarHidden])').waitFor();
  await page.evaluate(() => {
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .forEach((transition) => transition.finish());
    return new Promise(requestAnimationFrame);
  });
  const {texts, clipped} = await page.evaluate(readBoxes, SLACK);
  return [
    ...findOverlaps(texts).map((pair) => `overlap: ${pair}`),
    ...clipped.map((text) => `cut off: "${text}"`),
    ...(await page.evaluate(readWideParts)),
  ];
}
