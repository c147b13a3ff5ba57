import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import {checkContent} from '@site/src/checks';
import {manuals, type Manual} from '@site/src/data/manuals';
import {firstProduct} from '../../fixtures/fullProducts';

const siteDir = path.resolve(__dirname, '../../..');

type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

interface Doc {
  readonly id: string;
  readonly permalink: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
}

interface Version {
  readonly docs: readonly Doc[];
  readonly sidebar: readonly string[];
}

/** Runs the plugin on versions of the docs, each with its sidebar. */
const check = (...versions: readonly Version[]) => checkSite(versions, {});

async function checkSite(
  versions: readonly Version[],
  {locales = ['en'], more = {}}: {readonly locales?: readonly string[]; readonly more?: object},
): Promise<string> {
  const loadedVersions = versions.map(({docs, sidebar}) => ({
    docs: docs.map((doc) => ({...doc, source: '@site/docs/basics/basics.mdx'})),
    sidebars: {all: sidebar.map((id) => ({type: 'category', items: [{type: 'doc', id}]}))},
  }));
  const allContent = {
    'docusaurus-plugin-content-docs': {default: {loadedVersions}},
    'docusaurus-plugin-content-pages': {default: []},
    ...more,
  };
  const context = {siteDir, baseUrl: '/', i18n: {locales}};
  const plugin = checkContent(context as unknown as LoadContext, new Map());
  try {
    await plugin.allContentLoaded?.({allContent, actions: {}} as unknown as AllContent);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const page: Doc = {id: 'a', permalink: '/docs/a'};
const noSidebar = "The page is in no sidebar: add 'a' to sidebars.ts,";

test('reports a page that is only in the sidebar of an older version', async () => {
  const older = {docs: [page], sidebar: ['a']};
  expect(await check({docs: [page], sidebar: []}, older)).toContain(noSidebar);
  expect(await check({docs: [page], sidebar: ['a']}, older)).not.toContain(noSidebar);
});

test.each([{unlisted: true}, {draft: true}])(
  'accepts a page in no sidebar with %j',
  async (marks) => {
    expect(await check({docs: [{...page, ...marks}], sidebar: []})).not.toContain(noSidebar);
  },
);

test('reports a page that the search would not find, because it is in no manual', async () => {
  const message = 'docs/basics/basics.mdx:1: The page is in no manual';
  const [{path: start}] = manuals as readonly [Manual];
  const inManual = {...page, permalink: `${start}a`};
  expect(await check({docs: [page], sidebar: ['a']})).toContain(message);
  expect(await check({docs: [inManual], sidebar: ['a']})).not.toContain(message);
  expect(await check({docs: [{...page, draft: true}], sidebar: ['a']})).not.toContain(message);
});

test('reports a product line without its first page before the sidebars are read', () => {
  const {id, label} = firstProduct;
  expect(() => checkContent({siteDir: '/none'} as LoadContext, new Map())).toThrow(
    `src/data/products.ts: ${label} has no page docs/${id}/${id}.mdx: add it, or correct the id.`,
  );
});

test.each(['/docs/New', '/docs/a%20b', '/docs/ä'])('refuses the address %s', async (permalink) => {
  expect(await check({docs: [{...page, permalink}], sidebar: ['a']})).toContain(
    `docs/basics/basics.mdx:1: The address of the page would be ${permalink}: use only lower-case`,
  );
});

test('reports a path in the data that is no page, with file and line', async () => {
  expect(await check({docs: [page], sidebar: ['a']})).toMatch(
    /^src\/data\/\S+\.ts:\d+: \/docs\/\S+ is not a page of the manual/m,
  );
});

test.each([
  [
    'a second language',
    {locales: ['en', 'de']},
    'The texts, the search and the data of the manual are in English only',
  ],
  ['a blog', {more: {'docusaurus-plugin-content-blog': {}}}, 'The manual has no blog'],
])('refuses %s', async (_, changes, message) => {
  expect(await checkSite([], {})).not.toContain(message);
  expect(await checkSite([], changes)).toContain(message);
});

test('shows mistakes in the development server instead of stopping', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const createData = vi.fn();
  const context = {siteDir, baseUrl: '/', i18n: {locales: ['en']}};
  const plugin = checkContent(context as unknown as LoadContext, new Map());
  await plugin.allContentLoaded?.({
    allContent: {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: []}},
      'docusaurus-plugin-content-pages': {default: []},
      'data-tables': {default: {mistake: 'A row is wrong.'}},
    },
    actions: {createData},
  } as unknown as AllContent);
  expect(createData).toHaveBeenCalledWith(
    'mistakes.json',
    expect.arrayContaining(['A row is wrong.']),
  );
});
