import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {isDay, isFuture} from '../data/days';
import {isSourceKey} from '../data/sources';

type FrontMatter = Readonly<Record<string, unknown>>;

/** The keys that a page may have, in the order in which they must be written. */
const keys = [
  'title',
  'description',
  'sidebar_label',
  'keywords',
  'reviewed',
  'sources',
  'pagination_prev',
  'pagination_next',
];

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

/** What is wrong, and which key it is about; an empty key stands for all of them. */
type Problem = readonly [key: string, sentence: string];

/** Returns what is wrong with the front matter of a page. */
export function checkFrontMatter(frontMatter: FrontMatter, source: string): Problem[] {
  const problems: Problem[] = [];
  const {title, description, sidebar_label: label, keywords, sources} = frontMatter;
  const given = Object.keys(frontMatter);
  const unknown = given.filter((key) => !keys.includes(key));
  for (const key of unknown) {
    problems.push([key, `Unknown front matter: ${key}. Use only these keys: ${keys.join(', ')}.`]);
  }
  if (unknown.length === 0 && given.join() !== keys.filter((key) => given.includes(key)).join()) {
    problems.push(['', `The keys must be in the same order on every page: ${keys.join(', ')}.`]);
  }
  if (!isFilled(title)) {
    problems.push([
      'title',
      'title is missing: write the name of the page, which search results and the browser tab show.',
    ]);
  }
  if (!isFilled(description)) {
    problems.push([
      'description',
      'description is missing: say in one sentence what the page is about.',
    ]);
  } else if (
    description.length < descriptionLength.min ||
    description.length > descriptionLength.max
  ) {
    problems.push([
      'description',
      `description has ${description.length} characters; it needs ${descriptionLength.min} to ${descriptionLength.max}.`,
    ]);
  }
  if (!isFilled(label)) {
    problems.push([
      'sidebar_label',
      'sidebar_label is missing: write the short name of the page for the sidebar.',
    ]);
  }
  // YAML reads an error code in the list as a number.
  if (!isListOfText(Array.isArray(keywords) ? keywords.map(String) : keywords)) {
    problems.push([
      'keywords',
      'keywords is missing: list the words readers search for, as in [stop out, 10019].',
    ]);
  }
  const reviewed = reviewedOn(source);
  if (!isDay(reviewed)) {
    problems.push([
      'reviewed',
      'reviewed is not a date: write the day of the last review, as in 2026-11-21.',
    ]);
  } else if (isFuture(reviewed)) {
    problems.push(['reviewed', `reviewed is ${reviewed}, which is in the future: correct it.`]);
  }
  if (sources !== undefined && !isListOfText(sources)) {
    problems.push([
      'sources',
      'sources is empty: list keys from src/data/sources.ts, or leave it out.',
    ]);
  } else {
    for (const key of (sources ?? []).filter((item) => !isSourceKey(item))) {
      problems.push([
        'sources',
        `The source ${key} is not in src/data/sources.ts: correct the key, or add the source.`,
      ]);
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
 * as text, so that it is the same day in every time zone.
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
    const problems = checkFrontMatter(frontMatter, source);
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
    return {...result, frontMatter: {...frontMatter, reviewed: reviewedOn(source)}};
  };
}
