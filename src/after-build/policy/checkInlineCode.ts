import type {BuiltPage} from '../types';
import type {KnownScript} from './knownScripts';
import {type InlineCode, readInlineCode} from './readInlineCode';

/** As many as fit on a screen. */
const MOST_PROBLEMS = 20;

/** The inline scripts that each page has once, and the `style` attributes that are known. */
interface Allowed {
  readonly scripts: readonly KnownScript[];
  readonly styleAttributes: readonly string[];
}

const MOVE_SCRIPT =
  'Move its code into a client module or a component, so that it becomes part of one of the site’s files.';

/**
 * Checks that the policy forbids nothing on any page.
 * @throws with the code that it forbids, and the page that has it
 */
export function checkInlineCode(pages: readonly BuiltPage[], allowed: Allowed): void {
  const problems = pages.flatMap(({file, document}) =>
    findProblems(readInlineCode(document), allowed).map(
      (problem) => `- ${file} contains ${problem}`,
    ),
  );
  if (problems.length > 0) {
    throw new Error(
      `The security policy forbids code in ${problems.length} places on the built pages:\n${problems.slice(0, MOST_PROBLEMS).join('\n')}`,
    );
  }
}

/**
 * Compares the inline code of a page with what the policy allows.
 * @returns a sentence for each difference
 */
export function findProblems(
  {scripts, styleAttributes, forbidden}: InlineCode,
  allowed: Allowed,
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
            `the inline script of ${author} ${copies} times instead of once. Check what its new version adds to pages, and what else writes this one.`,
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
