import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
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

/** Formats a date that YAML has parsed as `2026-11-21`; undefined for anything else. */
function isoDate(value: unknown): string | undefined {
  return value instanceof Date && !Number.isNaN(value.getTime())
    ? value.toISOString().slice(0, 10)
    : undefined;
}

/**
 * Returns what is wrong with the front matter of a page, one sentence for each problem.
 * @param source the text of the file, in which `reviewed` is checked: YAML reads 30 February as 2 March.
 */
export function checkFrontMatter(frontMatter: FrontMatter, source: string): string[] {
  const problems: string[] = [];
  const {title, description, sidebar_label: label, keywords, reviewed, sources} = frontMatter;
  const given = Object.keys(frontMatter);
  const unknown = given.filter((key) => !keys.includes(key));
  if (unknown.length > 0) {
    problems.push(
      `Unknown front matter: ${unknown.join(', ')}. Use only these keys: ${keys.join(', ')}.`,
    );
  } else if (given.join() !== keys.filter((key) => given.includes(key)).join()) {
    problems.push(`The keys must be in the same order on every page: ${keys.join(', ')}.`);
  }
  if (!isFilled(title)) {
    problems.push('title is missing: it names the page in search results and in the browser tab.');
  }
  if (!isFilled(description)) {
    problems.push('description is missing: say in one sentence what the page is about.');
  } else if (
    description.length < descriptionLength.min ||
    description.length > descriptionLength.max
  ) {
    problems.push(
      `description has ${description.length} characters; it needs ${descriptionLength.min} to ${descriptionLength.max}.`,
    );
  }
  if (!isFilled(label)) {
    problems.push('sidebar_label is missing: it is the short name of the page in the sidebar.');
  }
  // YAML reads an error code in the list as a number.
  if (!isListOfText(Array.isArray(keywords) ? keywords.map(String) : keywords)) {
    problems.push(
      'keywords is missing: list the words readers search for, as in [stop out, 10019].',
    );
  }
  const date = isoDate(reviewed);
  if (date === undefined || !source.includes(`\nreviewed: ${date}`)) {
    problems.push('reviewed is not a date: write the day of the last review, as in 2026-11-21.');
  }
  if (sources !== undefined) {
    if (!isListOfText(sources)) {
      problems.push('sources is empty: list keys from src/data/sources.ts, or leave it out.');
    } else {
      for (const key of sources.filter((item) => !isSourceKey(item))) {
        problems.push(`The source ${key} is not in src/data/sources.ts.`);
      }
    }
  }
  return problems;
}

/** The folder of the version that a page is in, such as `docs`; undefined for partials and for pages in no manual. */
function manualOf(name: string): string | undefined {
  return /^(docs|versioned_docs\/[^/]+)\/(?!(?:.*\/)?_)/.exec(name)?.[1];
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
    const result = await params.defaultParseFrontMatter(params);
    const {filePath, fileContent} = params;
    const nameOf = (file: string) => path.relative(siteDir, file).replaceAll(path.sep, '/');
    const manual = manualOf(nameOf(filePath));
    if (manual === undefined) {
      return result;
    }
    const {frontMatter} = result;
    const problems = checkFrontMatter(frontMatter, fileContent);
    for (const key of ['title', 'description']) {
      const isSame = ([file, other]: [string, FrontMatter]) =>
        // A page that was renamed while the author's server runs is still in the map under its old name.
        file !== filePath &&
        other[key] === frontMatter[key] &&
        manualOf(nameOf(file)) === manual &&
        existsSync(file);
      const [other] = [...pages].find(isSame) ?? [];
      if (other !== undefined) {
        problems.push(`${nameOf(other)} has the same ${key}: reword one of them.`);
      }
    }
    if (problems.length > 0) {
      throw new Error(`Front matter of ${nameOf(filePath)}:\n${problems.join('\n')}`);
    }
    pages.set(filePath, frontMatter);
    return {...result, frontMatter: {...frontMatter, reviewed: isoDate(frontMatter['reviewed'])}};
  };
}
