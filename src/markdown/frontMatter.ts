import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {isDay, isFuture} from '../data/days';
import {isSourceKey} from '../data/sources';

type FrontMatter = Readonly<Record<string, unknown>>;

/** In characters. In search results a shorter one says too little, and a longer one is cut off. */
const descriptionLength = {min: 50, max: 160};

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFilled);
}

/** The day of the last review as it is written, because YAML reads 30 February as 2 March. */
function reviewedOn(source: string): string {
  return /^reviewed: *(.*?) *$/m.exec(source)?.[1] ?? '';
}

/** Says what is wrong with the value of a key; false if nothing is. */
type Check = (value: unknown, source: string) => string | false;

/** The keys that a page may have, in the order in which they must be written. */
const checks: Readonly<Record<string, Check>> = {
  title: (value) =>
    !isFilled(value) &&
    'title is missing: write the name of the page, which search results and the browser tab show.',
  description: (value) => {
    if (!isFilled(value)) {
      return 'description is missing: say in one sentence what the page is about.';
    }
    const {min, max} = descriptionLength;
    return (
      (value.length < min || value.length > max) &&
      `description has ${value.length} characters; it needs ${min} to ${max}.`
    );
  },
  sidebar_label: (value) =>
    !isFilled(value) &&
    'sidebar_label is missing: write the short name of the page for the sidebar.',
  keywords: (value) =>
    // YAML reads an error code in the list as a number.
    !isListOfText(Array.isArray(value) ? value.map(String) : value) &&
    'keywords is missing: list the words readers search for, as in [stop out, 10019].',
  reviewed: (_, source) => {
    const day = reviewedOn(source);
    if (!isDay(day)) {
      return 'reviewed is not a date: write the day of the last review, as in 2026-11-21.';
    }
    return isFuture(day) && `reviewed is ${day}, which is in the future: correct it.`;
  },
  sources: (value) => {
    if (value === undefined) {
      return false;
    }
    if (!isListOfText(value)) {
      return 'sources is empty: list keys from src/data/sources.ts, or leave it out.';
    }
    const unknown = value.find((key) => !isSourceKey(key));
    return (
      unknown !== undefined &&
      `The source ${unknown} is not in src/data/sources.ts: correct the key, or add the source.`
    );
  },
  pagination_prev: () => false,
  pagination_next: () => false,
};

/** What is wrong, and which key it is about; an empty key stands for all of them. */
type Problem = readonly [key: string, sentence: string];

function findProblems(frontMatter: FrontMatter, source: string): Problem[] {
  const keys = Object.keys(checks);
  const given = Object.keys(frontMatter);
  const unknown = given.filter((key) => !keys.includes(key));
  const problems = unknown.map((key): Problem => [
    key,
    `Unknown front matter: ${key}. Use only these keys: ${keys.join(', ')}.`,
  ]);
  if (unknown.length === 0 && given.join() !== keys.filter((key) => given.includes(key)).join()) {
    problems.push(['', `The keys must be in the same order on every page: ${keys.join(', ')}.`]);
  }
  for (const [key, check] of Object.entries(checks)) {
    const sentence = check(frontMatter[key], source);
    if (sentence !== false) {
      problems.push([key, sentence]);
    }
  }
  return problems;
}

/** The folder of the version that a page is in, such as `docs`; undefined for partials and for pages in no manual. */
function manualOf(name: string): string | undefined {
  return /^(docs|versioned_docs\/[^/]+)\/(?!(?:.*\/)?_)/.exec(name)?.[1];
}

/** Where the parser of YAML stopped. */
interface YamlError {
  readonly reason: string;
  readonly mark: {readonly line: number};
}

function isYamlError(error: unknown): error is YamlError {
  return typeof error === 'object' && error !== null && 'reason' in error && 'mark' in error;
}

/**
 * Parses front matter as Docusaurus does and checks it on every page of the manual. Returns `reviewed`
 * as text, so that it is the same day in every time zone, and makes it the date of the page for Docusaurus, which
 * hands it to the footer and the sitemap. Without a date, Docusaurus would ask git for one.
 * @throws when a key is missing, unknown or wrong, and when two pages of a version share a title or a description.
 */
export function checkedFrontMatter(
  siteDir: string,
): NonNullable<MarkdownConfig['parseFrontMatter']> {
  const pages = new Map<string, FrontMatter>();
  return async (params) => {
    const {filePath} = params;
    const nameOf = (file: string) => path.relative(siteDir, file).replaceAll(path.sep, '/');
    // Some editors begin a file with a byte order mark, which would hide the front matter.
    const source = params.fileContent.replace(/^\uFEFF/, '');
    const result = await params
      .defaultParseFrontMatter({...params, fileContent: source})
      .catch((error: unknown) => {
        throw isYamlError(error)
          ? new Error(
              `${nameOf(filePath)}:${error.mark.line + 1}: The front matter is no YAML here (${error.reason}): put a text with a colon or a quotation mark in quotes.`,
            )
          : error;
      });
    const manual = manualOf(nameOf(filePath));
    if (manual === undefined) {
      return result;
    }
    const {frontMatter} = result;
    const problems = findProblems(frontMatter, source);
    for (const key of ['pagination_prev', 'pagination_next']) {
      const id = frontMatter[key];
      if (typeof id === 'string' && !existsSync(path.join(siteDir, manual, `${id}.mdx`))) {
        problems.push([key, `${key} leads to ${id}, but there is no page ${manual}/${id}.mdx.`]);
      }
    }
    for (const key of ['title', 'description']) {
      const isSame = ([file, other]: [string, FrontMatter]) =>
        // A page that was renamed while the author's server runs is still in the map under its old name.
        file !== filePath &&
        other[key] === frontMatter[key] &&
        manualOf(nameOf(file)) === manual &&
        existsSync(file);
      const [other] = [...pages].find(isSame) ?? [];
      if (other !== undefined) {
        problems.push([key, `${nameOf(other)} has the same ${key}: reword one of them.`]);
      }
    }
    if (problems.length > 0) {
      const lines = source.split('\n');
      const lineOf = (key: string) =>
        Math.max(1, lines.findIndex((line) => line.startsWith(`${key}:`)) + 1);
      throw new Error(
        problems
          .map(([key, sentence]) => `${nameOf(filePath)}:${lineOf(key)}: ${sentence}`)
          .join('\n'),
      );
    }
    pages.set(filePath, frontMatter);
    const reviewed = reviewedOn(source);
    return {...result, frontMatter: {...frontMatter, reviewed, last_update: {date: reviewed}}};
  };
}
