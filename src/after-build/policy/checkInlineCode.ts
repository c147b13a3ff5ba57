import type {BuiltPage} from '../types';
import {type InlineCode, readInlineCode} from './readInlineCode';

/** As many as fit on a screen. */
const MOST_PROBLEMS = 20;

interface Allowed {
  /** The inline scripts that every page has. */
  readonly scripts: readonly string[];
  readonly styleAttributes: readonly string[];
}

/**
 * Checks that the policy forbids nothing on any page.
 * @param styleAttributes those that pages may have, letter by letter
 * @returns the inline scripts that every page has; no page has others
 * @throws with the code that the policy forbids, and the page that has it
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
      `The security policy forbids code in ${problems.length} places on the built pages:\n${problems.slice(0, MOST_PROBLEMS).join('\n')}`,
    );
  }
  return scripts;
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
