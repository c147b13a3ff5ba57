import type {DocusaurusConfig, RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {sitemapItems} from '@site/src/markdown/dates/sitemapItems';
import {withLastUpdate} from '@site/src/markdown/dates/withLastUpdate';

// The last second of a day in UTC, which is already the next day in time zones to the east.
const date = new Date('2026-11-20T23:59:59Z');
const known = () => Promise.resolve(date);
const unknown = () => Promise.resolve(null);

describe('front matter', () => {
  const parsed = {frontMatter: {title: 'A'}, content: ''};
  const parse = () => Promise.resolve(parsed);
  const params = (filePath: string) => ({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: parse,
  });

  test.each([
    ['has the day in UTC', '/docs/a.mdx', known, {title: 'A', last_update: {date: '2026-11-20'}}],
    ['has no day if the date is unknown', '/docs/a.mdx', unknown, {title: 'A'}],
    ['of a partial has no day', '/docs/_partials/_a.mdx', known, {title: 'A'}],
  ])('%s', async (_, file, lastUpdated, expected) => {
    const {frontMatter} = await withLastUpdate(parse, lastUpdated)(params(file));
    expect(frontMatter).toEqual(expected);
  });
});

test('the sitemap has the time of pages that have a source and a history', async () => {
  const leaf = (path: string, sourceFilePath?: string): RouteConfig => ({
    path,
    component: '',
    ...(sourceFilePath && {metadata: {sourceFilePath}}),
  });
  const routes = [
    leaf('/', 'src/pages/index.tsx'),
    {
      path: '/docs',
      component: '',
      routes: [
        leaf('/docs/a/', 'docs/a.mdx'),
        leaf('/docs/category/b'),
        leaf('/docs/c', 'docs/c.mdx'),
      ],
    },
  ];
  const siteConfig = {url: 'https://manual.example'} as DocusaurusConfig;
  const items = ['/', '/docs/a/', '/docs/category/b', '/docs/c'].map((path) => ({
    url: siteConfig.url + path,
    changefreq: 'weekly' as const,
    priority: 0.5,
  }));
  const lastUpdated = (file: string) => Promise.resolve(file === 'docs/c.mdx' ? null : date);
  expect(
    await sitemapItems(lastUpdated)({
      routes,
      siteConfig,
      defaultCreateSitemapItems: () => Promise.resolve(items),
    }),
  ).toEqual([
    {url: 'https://manual.example/', lastmod: '2026-11-20T23:59:59.000Z'},
    {url: 'https://manual.example/docs/a/', lastmod: '2026-11-20T23:59:59.000Z'},
    {url: 'https://manual.example/docs/category/b'},
    {url: 'https://manual.example/docs/c'},
  ]);
});
