import type {Page} from '@playwright/test';

/** Stands in front of each translated text. */
const SIGN = '†';

/**
 * Runs in the page and translates it like a browser: each text, also one that appears or changes later, is
 * replaced by two `<font>` elements with the translation. Elements with `translate="no"` stay untouched.
 * @param sign to put in front of each translated text
 */
export function keepTranslating(sign: string): void {
  // Typed as `string`, since the element is deprecated, although browsers use it to translate.
  const font: string = 'font';
  const translate = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement) {
      return;
    }
    if (text.parentElement.closest(`script, style, textarea, svg, ${font}, [translate=no]`)) {
      return;
    }
    const outer = document.createElement(font);
    outer.appendChild(document.createElement(font)).textContent = sign + text.data;
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts.forEach(translate);
  };
  new MutationObserver((changes) => {
    for (const {target, type, addedNodes} of changes) {
      (type === 'characterData' ? [target] : [...addedNodes]).forEach(translateAll);
    }
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
  translateAll(document.body);
}

export async function startTranslator(page: Page): Promise<void> {
  await page.evaluate(keepTranslating, SIGN);
}

/** The visible text of the page as it would be without translation, without blanks. */
export async function shownText(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replaceAll(SIGN, '').replace(/\s/g, '');
}
