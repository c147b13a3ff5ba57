import type {Page} from '@playwright/test';

/**
 * Translates the page as browsers do, now and whenever a text appears: the text node goes, and two `<font>`s with
 * another text take its place. Translated texts are in these quotes: ‹Search›. What is `translate="no"` stays.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(translateTexts);
}

/** Runs in the page. */
function translateTexts() {
  const isKept = (element: Element) =>
    element.closest('font, script, style, textarea, [translate="no"]') !== null;
  const translate = (node: Node) => {
    const parent = node.parentElement;
    if (node.nodeType === Node.TEXT_NODE && parent && !isKept(parent)) {
      const text = node.nodeValue ?? '';
      if (text.trim() !== '') {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.replace(/\S(?:[^]*\S)?/, '‹$&›');
        outer.append(inner);
        parent.replaceChild(outer, node);
      }
    } else {
      [...node.childNodes].forEach(translate);
    }
  };
  new MutationObserver((mutations) => {
    for (const {target, addedNodes} of mutations) {
      [target, ...addedNodes].filter((node) => node.isConnected).forEach(translate);
    }
  }).observe(document.body, {childList: true, characterData: true, subtree: true});
  translate(document.body);
}
