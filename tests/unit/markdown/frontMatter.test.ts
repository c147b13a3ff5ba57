import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {checkFrontMatter, createParseFrontMatter} from '@site/src/markdown/frontMatter';
import {stopAtMistakes} from '@site/src/markdown/remark/tree';

const siteDir = path.resolve('.');
const good = {
  title: 'Error codes',
  description: 'What each number on the Experts tab says, and what to do about it.',
  sidebar_label: 'Error codes',
  reviewed: '2026-11-21',
  sources: '[Q4-RET, Q5-RET]',
};

function page(changes: Record<string, string | null>): string {
  const all: Record<string, string | null> = {...good, ...changes};
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === null ? [] : `${key}: ${value}`,
  );
  return `---\n${lines.join('\n')}\n---\n\nText.\n`;
}

/** Parses the front matter of a file as Docusaurus does when it lists the pages, without any check. */
const parse = (file: string, fileContent: string) =>
  createParseFrontMatter(siteDir)({
    filePath: path.join(siteDir, 'docs', file),
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

/** Checks a file as the compilation of the page does. */
async function check(file: string, value: string): Promise<void> {
  const root = {type: 'root' as const, children: []};
  const page = new VFile({path: path.join(siteDir, 'docs', file), cwd: siteDir, value});
  await checkFrontMatter()(root, page);
  stopAtMistakes()(root, page);
}

test('returns the front matter, with the date as text', async () => {
  const {frontMatter, content} = await parse('a.mdx', page({}));
  expect(frontMatter).toEqual({
    title: good.title,
    description: good.description,
    sidebar_label: good.sidebar_label,
    reviewed: '2026-11-21',
    last_update: {date: '2026-11-21'},
    sources: ['Q4-RET', 'Q5-RET'],
  });
  expect(content.trim()).toBe('Text.');
});

test.each([
  ['no sources', {sources: null}],
  ['a short description', {description: 'Words'}],
  ['a long description', {description: 'x'.repeat(300)}],
  ['no label', {sidebar_label: null}],
  ['an error code among keywords', {keywords: '[error, 130]'}],
  ['an address of its own', {slug: '/docs/codes'}],
  ['a leap day', {reviewed: '2024-02-29'}],
  ['no page after this one', {pagination_next: 'null'}],
])('accepts %s', async (_, changes) => {
  await expect(check('a.mdx', page(changes))).resolves.toBeUndefined();
});

test.each([
  ['no title', {title: null}, 'title is missing'],
  ['an empty title', {title: '""'}, 'title is missing'],
  ['no description', {description: null}, 'description is missing'],
  ['no date', {reviewed: null}, 'reviewed is missing: write the day'],
  [
    'a day that does not exist',
    {reviewed: '2026-02-30'},
    'reviewed is 2026-02-30, which is not a day: write the day',
  ],
  [
    'a date in another format',
    {reviewed: '21.11.2026'},
    'reviewed is 21.11.2026, which is not a day: write the day',
  ],
  [
    'a date in the future',
    {reviewed: '2099-01-01'},
    'reviewed is 2099-01-01, which is in the future',
  ],
  [
    'an unknown source',
    {sources: '[Q5-RET, Q6]'},
    'The source Q6 is not in src/data/sources.ts: correct the key, or add the source.',
  ],
  ['an empty list of sources', {sources: '[]'}, 'sources is empty'],
  [
    'an unknown key',
    {author: 'me'},
    'Unknown front matter: author. Use only these keys: title, description, sidebar_label, reviewed, sources, id, slug, keywords, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, pagination_label, pagination_prev, pagination_next, draft, unlisted.',
  ],
])('rejects %s', async (_, changes, message) => {
  await expect(check('a.mdx', page(changes))).rejects.toThrow(message);
});

test('reads a file that begins with a byte order mark', async () => {
  const {frontMatter} = await parse('a.mdx', `\uFEFF${page({})}`);
  expect(frontMatter).toMatchObject({title: good.title, reviewed: '2026-11-21'});
});

test('reads the line ends of Windows', async () => {
  const {frontMatter, content} = await parse('a.mdx', page({}).replaceAll('\n', '\r\n'));
  expect(frontMatter).toMatchObject({reviewed: '2026-11-21'});
  expect(content).not.toContain('\r');
});

test.each([
  ['an old encoding of Windows', Buffer.from(`${page({})}K\xf6ln`, 'latin1'), 10],
  ['UTF-16', Buffer.from(`\uFEFF${page({})}`, 'utf16le'), 1],
])('refuses a file in %s', async (_, bytes, line) => {
  await expect(parse('_partials/_a.mdx', bytes.toString('utf8'))).rejects.toThrow(
    `docs/_partials/_a.mdx:${line}: The file has characters that are not UTF-8: save it again with the encoding UTF-8.`,
  );
});

test('names the file and lists all problems at once', async () => {
  await expect(check('support/a.mdx', page({title: null, reviewed: 'soon'}))).rejects.toThrow(
    /^docs\/support\/a\.mdx:1: title is missing.*\ndocs\/support\/a\.mdx:4: reviewed is soon, which is not a day/,
  );
});

test('checks the pages of an older version too', async () => {
  await expect(check('../versioned_docs/version-6.0/b.mdx', page({title: null}))).rejects.toThrow(
    'versioned_docs/version-6.0/b.mdx:1: title is missing',
  );
});

test('names the line of front matter that is not YAML', async () => {
  await expect(parse('a.mdx', page({title: '"Error codes'}))).rejects.toThrow(
    /^docs\/a\.mdx:\d+: The front matter is not YAML: /,
  );
});

test.each(['_partials/_a.mdx', '_a.mdx', '../src/pages/a.md'])('leaves %s alone', async (file) => {
  const {frontMatter} = await parse(file, 'Text without front matter.');
  expect(frontMatter).toEqual({});
  await expect(check(file, 'Text without front matter.')).resolves.toBeUndefined();
});
