import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {AllowedHosts} from '../../data/company';
import type {BuiltPage} from '../types';
import {isAllowed} from './policy';

/** The most problems that fit on a screen. */
const MAX_PROBLEMS = 20;

/** The list of `allowedHosts` that is about an element. */
const LISTS: Readonly<Record<string, keyof AllowedHosts>> = {
  script: 'script',
  img: 'image',
  iframe: 'frame',
};

/** The type of scripts that are data. Browsers do not execute it, so no policy applies to it. */
const DATA_TYPE = 'application/ld+json';

/** Elements that the policy always blocks. */
const MEDIA = ['video', 'audio', 'object', 'embed'];

/** What a page has that the policy might block. */
export interface PageCode {
  /** The texts of its inline scripts. */
  readonly scripts: readonly string[];
  /** The values of its `style` attributes, and its `<style>` elements. */
  readonly styles: readonly string[];
  /** What it loads from hosts that are not allowed, as the end of a sentence. */
  readonly blocked: readonly string[];
}

/**
 * Checks that the policy blocks nothing on the pages.
 * @param styleAttributes the exact values that `style` attributes may have
 * @returns the inline scripts, which are the same on every page
 * @throws with a message for each thing that it would block, and the page that contains it
 */
export function checkPages(
  pages: readonly Pick<BuiltPage, 'file' | 'code'>[],
  styleAttributes: readonly string[],
): readonly string[] {
  const shared = [...new Set(pages[0]?.code.scripts)].filter((script) =>
    pages.every(({code}) => code.scripts.includes(script)),
  );
  const problems = pages.flatMap(({file, code: {scripts, styles, blocked}}) =>
    [
      ...scripts
        .filter((script) => !shared.includes(script))
        .map(
          (script) =>
            `an inline script that other pages do not have: ${quote(script)}. Put it into a file in static/, and name the file in "scripts" of src/data/company.ts.`,
        ),
      ...styles
        .filter((style) => !styleAttributes.includes(style))
        .map(
          (style) =>
            `an unknown style: ${quote(style)}. Give the element a class; if the style comes from a package, add it to "styleAttributes" in src/after-build/policy/knownStyles.ts.`,
        ),
      ...blocked,
    ].map((problem) => `- ${file} has ${problem}`),
  );
  if (problems.length > 0) {
    throw new Error(
      `The security policy blocks ${problems.length} things on the built pages:\n${problems.slice(0, MAX_PROBLEMS).join('\n')}`,
    );
  }
  return shared;
}

/** Reads the code in the elements of a page, and what the page loads from hosts that are not allowed. */
export function readCode(
  elements: readonly Element[],
  origin: string,
  hosts: AllowedHosts,
): PageCode {
  const scripts: string[] = [];
  const styles = new Set<string>();
  const blocked: string[] = [];
  for (const element of elements) {
    const {tagName, properties} = element;
    const {src, style, type} = properties;
    if (tagName === 'script' && src === undefined && type !== DATA_TYPE) {
      scripts.push(toString(element));
    }
    if (tagName === 'style') {
      styles.add(`<style>${toString(element)}</style>`);
    }
    if (typeof style === 'string') {
      styles.add(style);
    }
    if (MEDIA.includes(tagName)) {
      blocked.push(`a <${tagName}>. Link to the file, or to its page on a video site.`);
    }
    const list = LISTS[tagName];
    if (list && typeof src === 'string' && !isAllowed(new URL(src, origin), origin, list, hosts)) {
      blocked.push(
        `<${tagName} src="${src}">. Add its host to allowedHosts.${list} in src/data/company.ts, or link to it.`,
      );
    }
  }
  return {scripts, styles: [...styles], blocked};
}

/** A text in backticks, on one line and short enough for a terminal. */
function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `\`${line.length > 160 ? `${line.slice(0, 160)}…` : line}\``;
}
