import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {Joi} from '@docusaurus/utils-validation';
import {isDay, isFuture} from './days';
import {sources} from '../data/sources';
import {report, type Transform} from './remark/tree';
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
  hide_table_of_contents: Joi.any(),
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
type Problem = readonly [key: string, message: string];

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

/** Whether a file is a page of the manual, and neither a partial nor a page outside of the docs. */
export function isManualPage(name: string): boolean {
  return /^(?:docs|versioned_docs\/[^/]+)\/(?!(?:.*\/)?_)/.test(name);
}

/**
 * Parses front matter like Docusaurus. `reviewed` stays a text, so that it is the same day in every time zone.
 * It also becomes the date of the page that Docusaurus shows in the footer and writes into the sitemap;
 * without one, Docusaurus would ask git.
 * @throws (rejects) with file and line if the file is not UTF-8 or the front matter is not YAML
 */
export function createParseFrontMatter(
  siteDir: string,
): NonNullable<MarkdownConfig['parseFrontMatter']> {
  return async (params) => {
    const name = path.relative(siteDir, params.filePath).replaceAll(path.sep, '/');
    const source = cleanSource(params.fileContent, name);
    const result = await params
      .defaultParseFrontMatter({...params, fileContent: source})
      .catch((error: unknown) => {
        // What js-yaml throws.
        const {reason, mark} = error as {reason?: string; mark?: {line: number}};
        throw new Error(
          `${name}:${(mark?.line ?? 0) + 1}: The front matter is not YAML: ${reason ?? String(error)}.`,
        );
      });
    if (!isManualPage(name)) {
      return result;
    }
    const reviewed = reviewedOn(source);
    // Docusaurus would stop at a day that is wrong, before the page is checked.
    return isDay(reviewed)
      ? {...result, frontMatter: {...result.frontMatter, reviewed, last_update: {date: reviewed}}}
      : result;
  };
}

/** Checks the front matter of every page of the manual. */
export function checkFrontMatter(): (...parameters: Parameters<Transform>) => Promise<void> {
  return async (_root, file) => {
    if (isManualPage(path.relative(file.cwd, file.path).replaceAll(path.sep, '/'))) {
      const source = String(file);
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: file.path,
        fileContent: source,
      });
      const lines = source.split('\n');
      for (const [key, message] of findProblems(frontMatter, source)) {
        const line = lines.findIndex((text) => text.startsWith(`${key}:`)) + 1;
        report(file, {line: Math.max(1, line)}, message);
      }
    }
  };
}
