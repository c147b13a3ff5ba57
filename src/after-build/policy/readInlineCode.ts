import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** The code that is in the HTML of a page, not in a file. */
export interface InlineCode {
  /** The text of each inline script, but for data. */
  readonly scripts: readonly string[];
  /** The value of each `style` attribute, without repetition. */
  readonly styleAttributes: readonly string[];
  /** The HTML of everything that no policy of this site allows. */
  readonly forbidden: readonly string[];
}

/** The only type of a script that pages have as data. Browsers execute it in no form. */
const DATA_TYPE = 'application/ld+json';

/** Reads the inline code of a page. */
export function readInlineCode(document: Root): InlineCode {
  const scripts: string[] = [];
  const styleAttributes = new Set<string>();
  const styleElements: string[] = [];
  const handlers: string[] = [];
  visit(document, 'element', (element) => {
    const {tagName, properties} = element;
    if (tagName === 'script' && properties['src'] === undefined) {
      if (properties['type'] !== DATA_TYPE) {
        scripts.push(toString(element));
      }
    } else if (tagName === 'style') {
      styleElements.push(`<style>${toString(element)}</style>`);
    }
    if (typeof properties['style'] === 'string') {
      styleAttributes.add(properties['style']);
    }
    handlers.push(...findHandlers(element));
  });
  return {
    scripts,
    styleAttributes: [...styleAttributes],
    forbidden: [...styleElements, ...handlers],
  };
}

/** Handlers such as `onclick`, and addresses that are code. */
function findHandlers({tagName, properties}: Element): string[] {
  return Object.entries(properties)
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name, value]) => name.startsWith('on') || /^[\s\0]*javascript:/i.test(value))
    .map(([name, value]) => `<${tagName} ${name}="${value}">`);
}
