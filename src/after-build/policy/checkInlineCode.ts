import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../types';

/** The most problems that fit on a screen. */
const MAX_PROBLEMS = 20;

interface Allowed {
  /** The inline scripts that every page has. */
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
}

/**
 * Checks that the pages have no inline code that the policy forbids.
 * @param styleAttributes the exact values that pages may have
 * @returns the inline scripts, which are the same on every page
 * @throws with the forbidden code and the page that contains it
 */
export function checkInlineCode(
  pages: readonly BuiltPage[],
  styleAttributes: readonly string[],
): readonly string[] {
  const codes = pages.map(({file, document}) => ({file, code: readInlineCode(document)}));
  const scripts = [...new Set(codes[0]?.code.scripts)].filter((script) =>
    codes.every(({code}) => code.scripts.includes(script)),
  );
  const problems = codes.flatMap(({file, code}) =>
    findProblems(code, {scripts, styleAttributes}).map((problem) => `- ${file} has ${problem}`),
  );
  if (problems.length > 0) {
    throw new Error(
      `The security policy forbids code in ${problems.length} places on the built pages:\n${problems.slice(0, MAX_PROBLEMS).join('\n')}`,
    );
  }
  return scripts;
}

/**
 * Compares the inline code of a page with what the policy allows.
 * @returns a sentence for each difference
 */
function findProblems(
  {scripts, styleAttributes, forbidden}: InlineCode,
  allowed: Allowed,
): string[] {
  return [
    ...scripts
      .filter((script) => !allowed.scripts.includes(script))
      .map(
        (script) =>
          `an inline script that other pages do not have: ${quote(script)} Move its code into a client module or a component, so that it becomes part of one of the site’s files.`,
      ),
    ...styleAttributes
      .filter((style) => !allowed.styleAttributes.includes(style))
      .map(
        (style) =>
          `an unknown style attribute: ${quote(style)} Give the element a class instead; if its style comes from a package, add it to "styleAttributes" in docusaurus.config.ts.`,
      ),
    ...forbidden.map((text) => `${quote(text)} Use a class or a component.`),
  ];
}

/** A text in backticks, on one line and short enough for a terminal. */
function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 160 ? `${line.slice(0, 160)}…` : line}\`.`;
}

/** The code inside the HTML of a page, as opposed to code in files. */
interface InlineCode {
  /** The text of each inline script, except data. */
  readonly scripts: readonly string[];
  /** The value of each `style` attribute, without repetition. */
  readonly styleAttributes: readonly string[];
  /** The HTML of code that the site never allows. */
  readonly forbidden: readonly string[];
}

/** The only `type` of script that pages use for data. Browsers never execute it. */
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

/** Finds event handlers such as `onclick`, and addresses that contain code. */
function findHandlers({tagName, properties}: Element): string[] {
  return Object.entries(properties)
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name, value]) => name.startsWith('on') || /^[\s\0]*javascript:/i.test(value))
    .map(([name, value]) => `<${tagName} ${name}="${value}">`);
}
