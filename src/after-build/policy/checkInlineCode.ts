import type {KnownScript} from '../types';
import type {InlineCode} from './readInlineCode';

const MOVE_SCRIPT =
  'Move its code into a client module or a component, so that it becomes part of one of the site’s files.';

/**
 * Compares the inline code of a page with what the policy allows.
 * @param allowed the inline scripts that each page has once, and the `style` attributes that are known
 * @returns a sentence for each difference
 */
export function checkInlineCode(
  {scripts, styleAttributes, forbidden}: InlineCode,
  allowed: {scripts: readonly KnownScript[]; styleAttributes: readonly string[]},
): string[] {
  return [
    ...scripts
      .filter((script) => !allowed.scripts.some(({code}) => code === script))
      .map((script) => `an unknown inline script: ${quote(script)} ${MOVE_SCRIPT}`),
    ...allowed.scripts.flatMap(({author, code}) => {
      const copies = scripts.filter((script) => script === code).length;
      return copies === 1
        ? []
        : [
            `the inline script of ${author} ${copies} times instead of once. Find out what else writes this page.`,
          ];
    }),
    ...styleAttributes
      .filter((style) => !allowed.styleAttributes.includes(style))
      .map(
        (style) =>
          `an unknown style attribute: ${quote(style)} Give the element a class instead; if its style comes from a package, add it to "styleAttributes" in docusaurus.config.ts.`,
      ),
    ...forbidden.map(
      (text) => `what the security policy forbids: ${quote(text)} Use a class or a component.`,
    ),
  ];
}

/** A text in backticks, on one line and short enough for a terminal. */
function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 160 ? `${line.slice(0, 160)}…` : line}\`.`;
}
