import {existsSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {isDay, isFuture} from '../data/build/days';
import {sources} from '../data/sources';
import {cleanSource} from './source';

type FrontMatter = Readonly<Record<string, unknown>>;

/** Reads the day of the last review as it is written, because YAML turns 30 February into 2 March. */
function reviewedOn(source: string): string {
  return /^reviewed: *(.*?) *$/m.exec(source)?.[1] ?? '';
}

const checkDay: Joi.CustomValidator<string> = (day, helpers) => {
  if (!isDay(day)) {
    return helpers.error('day.base');
  }
  return isFuture(day) ? helpers.error('day.future') : day;
};

/** The keys that a page may have. Docusaurus checks those that may be anything here, and says what they do. */
const schema = Joi.object({
  title: Joi.string().trim().required().messages({
    '*': 'title is missing: write the name of the page, which search results and the browser tab show.',
  }),
  description: Joi.string().trim().required().messages({
    '*': 'description is missing: say in one sentence what the page is about, for search engines and the list of pages in llms.txt.',
  }),
  sidebar_label: Joi.any(),
  reviewed: Joi.string().required().custom(checkDay).messages({
    'string.empty':
      'reviewed is missing: write the day on which somebody compared the page with its sources, as in 2026-11-21. Readers see it below the page.',
    'day.base':
      'reviewed is {#value}, which is not a day: write the day on which somebody compared the page with its sources, as in 2026-11-21.',
    'day.future': 'reviewed is {#value}, which is in the future: correct it.',
  }),
  sources: Joi.array()
    .items(Joi.valid(...Object.keys(sources)))
    .min(1)
    .messages({
      'any.only':
        'The source {#value} is not in src/data/sources.ts: correct the key, or add the source.',
      '*': 'sources is empty: list keys from src/data/sources.ts, or leave it out.',
    }),
  id: Joi.any(),
  slug: Joi.any(),
  keywords: Joi.any(),
  toc_min_heading_level: Joi.any(),
  toc_max_heading_level: Joi.any(),
  pagination_label: Joi.any(),
  pagination_prev: Joi.any(),
  pagination_next: Joi.any(),
  draft: Joi.any(),
  unlisted: Joi.any(),
});

const KEYS = Object.keys(schema.describe().keys as object);

/** What is wrong, and which key it is about. */
type Problem = readonly [key: string, sentence: string];

function findProblems(frontMatter: FrontMatter, source: string): Problem[] {
  const {error} = schema.validate(
    {...frontMatter, reviewed: reviewedOn(source)},
    {
      abortEarly: false,
      errors: {wrap: {label: false}},
      messages: {
        'object.unknown': `Unknown front matter: {#label}. Use only these keys: ${KEYS.join(', ')}.`,
      },
    },
  );
  return (error?.details ?? []).map(({path: [key], message}) => [String(key), message]);
}

/**
 * The folder of a page's version, such as `docs`; undefined for partials and for pages outside of the docs.
 */
function versionFolderOf(name: string): string | undefined {
  return /^(docs|versioned_docs\/[^/]+)\/(?!(?:.*\/)?_)/.exec(name)?.[1];
}

/**
 * Parses front matter like Docusaurus and checks it on every page of the manual. `reviewed` stays a text, so
 * that it is the same day in every time zone. It also becomes the date of the page that Docusaurus shows in
 * the footer and writes into the sitemap; without one, Docusaurus would ask git.
 * @throws if a key is missing, unknown or wrong, or if two pages of a version share a title or a description
 */
export function checkedFrontMatter(
  siteDir: string,
): NonNullable<MarkdownConfig['parseFrontMatter']> {
  const pages = new Map<string, FrontMatter>();
  return async (params) => {
    const {filePath} = params;
    const nameOf = (file: string) => path.relative(siteDir, file).replaceAll(path.sep, '/');
    const source = cleanSource(params.fileContent, nameOf(filePath));
    const result = await params.defaultParseFrontMatter({...params, fileContent: source});
    const folder = versionFolderOf(nameOf(filePath));
    if (folder === undefined) {
      return result;
    }
    const {frontMatter} = result;
    const problems = findProblems(frontMatter, source);
    for (const key of ['title', 'description']) {
      const isSame = ([file, other]: [string, FrontMatter]) =>
        // If a page is renamed while the development server runs, its old name is still in the map.
        file !== filePath &&
        other[key] === frontMatter[key] &&
        versionFolderOf(nameOf(file)) === folder &&
        existsSync(file);
      const [other] = [...pages].find(isSame) ?? [];
      if (other !== undefined) {
        problems.push([
          key,
          `${nameOf(other)} has the same ${key}: reword one of them, or remove one of the pages.`,
        ]);
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
