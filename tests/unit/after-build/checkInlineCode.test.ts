import {evaluate} from '@mdx-js/mdx';
import {fromHtml} from 'hast-util-from-html';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import config from '../../../docusaurus.config';
import type {Options} from '@site/src/after-build';
import {checkInlineCode} from '@site/src/after-build/policy/checkInlineCode';
import type {BuiltPage} from '@site/src/after-build/types';

const STYLE = 'top:0';
const SHARED = '<script>theme()</script><script>start()</script>';

/** Checks three pages: two with the scripts that every page has, and one with the given HTML. */
const check = (html: string) =>
  checkInlineCode(
    [SHARED, SHARED, html].map(
      (page, index) => ({file: `${index}.html`, document: fromHtml(page)}) as BuiltPage,
    ),
    [STYLE],
  );

test.each([
  ['a page with the scripts of every page', SHARED],
  ['a page that has one of them twice', `${SHARED}<script>start()</script>`],
  ['a page with a known style', `${SHARED}<p style="${STYLE}">`],
])('%s is accepted', (_, html) => {
  expect(check(html)).toEqual(['theme()', 'start()']);
});

test.each([
  [
    'a script of one page',
    `${SHARED}<script>track()</script>`,
    /2\.html has an inline script.*`track\(\)`/,
  ],
  [
    'a page without a script of the others',
    '<script>theme()</script>',
    /0\.html has .*`start\(\)`/,
  ],
  ['an unknown style', `${SHARED}<p style="top: 0">`, /`top: 0`.*a class instead/],
  ['a handler', `${SHARED}<b onclick="a()">`, /`<b onclick="a\(\)">`/],
])('%s is reported', (_, html, sentence) => {
  expect(() => check(html)).toThrow(sentence);
});

test('a long script is shortened to one line', () => {
  expect(() => check(`${SHARED}<script>${'a;\n'.repeat(500)}</script>`)).toThrow(/^.*:\n.{0,400}$/);
});

test('a Markdown table with aligned columns has styles that the policy allows', async () => {
  const source = '| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |';
  const {default: Table} = await evaluate(source, {...runtime, remarkPlugins: [remarkGfm]});
  const html = renderToStaticMarkup(createElement(Table));
  const page = {file: 'table.html', document: fromHtml(html)} as BuiltPage;
  const [, options] = config.plugins?.find(
    (plugin) => Array.isArray(plugin) && plugin[0] === './src/after-build/index.ts',
  ) as [string, Options];
  expect(html).toContain('text-align');
  expect(() => checkInlineCode([page], options.styleAttributes)).not.toThrow();
});
