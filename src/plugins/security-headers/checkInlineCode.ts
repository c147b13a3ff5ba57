import type {InlineCode} from './types';

const MOVE_SCRIPT =
  'Move its code into a client module (src/client-modules) or a component, where it is part of a file of the site.';

/**
 * Compares the inline code of a page with what the policy allows.
 * @param allowed the one inline script of the theme, and the `style` attributes that are known
 * @returns a sentence for each thing that is not as expected
 */
export function checkInlineCode(
  {scripts, styleAttributes, forbidden}: InlineCode,
  allowed: {script: string; styleAttributes: readonly string[]},
): string[] {
  const unknown = scripts.filter((script) => script !== allowed.script);
  const copies = scripts.length - unknown.length;
  return [
    ...unknown.map(
      (script) => `an inline script that is not the theme's: ${quote(script)} ${MOVE_SCRIPT}`,
    ),
    ...(copies === 1
      ? []
      : [
          `the theme's inline script ${copies} times instead of once, so that its colour mode would not hold. Look for what else writes this page.`,
        ]),
    ...styleAttributes
      .filter((style) => !allowed.styleAttributes.includes(style))
      .map(
        (style) =>
          `a style attribute that is not known: ${quote(style)} Give the element a class instead; if its style comes from a package, add it to "styleAttributes" of security-headers in docusaurus.config.ts.`,
      ),
    ...forbidden.map(
      (text) => `what the security policy forbids: ${quote(text)} Use a class or a component.`,
    ),
  ];
}

/** One line, short enough to be read in a terminal. */
function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 160 ? `${line.slice(0, 160)}…` : line}\`.`;
}
