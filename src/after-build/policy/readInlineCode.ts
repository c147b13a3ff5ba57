import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** The code that is in the HTML of a page, not in a file. */
export interface InlineCode {
  /** The text of each inline script that a browser executes. */
  readonly scripts: readonly string[];
  /** The value of each `style` attribute, without repetition. */
  readonly styleAttributes: readonly string[];
  /** The HTML of everything that no policy of this site allows. */
  readonly forbidden: readonly string[];
}

/**
 * Types of scripts that a browser acts on: the code that https://html.spec.whatwg.org/#prepare-the-script-element
 * lists, import maps and speculation rules. All other types, such as `application/ld+json`, are data.
 */
const CODE_TYPE =
  /^(module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?$/i;

/** Reads the inline code of a page. */
export function readInlineCode(document: Root): InlineCode {
  const scripts: string[] = [];
  const styleAttributes = new Set<string>();
  const styleElements: string[] = [];
  const handlers: string[] = [];
  visit(document, 'element', (element) => {
    const {tagName, properties} = element;
    if (tagName === 'script' && properties['src'] === undefined) {
      if (CODE_TYPE.test((properties['type'] ?? '').trim())) {
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
