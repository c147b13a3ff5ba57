import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, test} from 'vitest';
import {createLlmsTxt, groupByManual, readingOrder} from '@site/src/after-build/twins/lists';

test('orders pages as in the sidebars, then those that they only refer to', () => {
  const docs = ['landing', 'install', 'attach', 'drawdown', 'support', 'updates'].map((id) => ({
    id,
    permalink: `/docs/${id}`,
  }));
  const sidebars = {
    r10: [
      {type: 'doc', id: 'landing'},
      {
        type: 'category',
        items: [
          {type: 'doc', id: 'install'},
          {type: 'doc', id: 'attach'},
        ],
      },
      {type: 'ref', id: 'drawdown'},
      {type: 'link', href: 'https://other.example'},
    ],
    support: [
      {type: 'doc', id: 'support'},
      {
        type: 'category',
        link: {type: 'generated-index', permalink: '/docs/category/index'},
        items: [{type: 'ref', id: 'install'}],
      },
      {
        type: 'category',
        link: {type: 'doc', id: 'updates'},
        items: [],
      },
    ],
  };
  const content = {loadedVersions: [{sidebars, docs}]} as unknown as LoadedContent;
  expect(readingOrder(content)).toEqual([
    '/docs/landing',
    '/docs/install',
    '/docs/attach',
    '/docs/support',
    '/docs/category/index',
    '/docs/updates',
    '/docs/drawdown',
  ]);
});

test('groups pages by manual, in reading order', () => {
  const routes = ['/a/', '/a/docs/support/x', '/a/docs/support/', '/a/docs/basics/', '/a/other'];
  const groups = groupByManual(
    routes.map((route) => ({route})),
    ['/a/docs/support/', '/a/docs/support/x'],
  );
  const filled = groups.filter(({pages}) => pages.length > 0);
  expect(filled.map(({label, pages}) => [label, ...pages.map(({route}) => route)])).toEqual([
    ['Overview', '/a/', '/a/other'],
    ['Basics', '/a/docs/basics/'],
    ['Support', '/a/docs/support/', '/a/docs/support/x'],
  ]);
});

test('llms.txt has a title, a summary and a list for each group that has pages', () => {
  const text = createLlmsTxt({
    title: 'The manual',
    summary: 'What it is.',
    fullUrl: 'https://manual.example/llms-full.txt',
    groups: [
      {label: 'Empty', pages: []},
      {
        label: 'R-10',
        pages: [
          {title: 'A [b]', description: 'Of <c> & d.', url: 'https://manual.example/docs/a.md'},
        ],
      },
    ],
  });
  expect(text).toBe(
    [
      '# The manual',
      '> What it is.',
      'Each link leads to the Markdown of a page. [One file](https://manual.example/llms-full.txt) has all of them.',
      '## R-10',
      '- [A \\[b\\]](https://manual.example/docs/a.md): Of \\<c> & d.\n',
    ].join('\n\n'),
  );
});
