import {evaluate} from '@mdx-js/mdx';
import {fromHtml} from 'hast-util-from-html';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {expect, test} from 'vitest';
import {checkPages, readCode} from '@site/src/after-build/policy/checkPages';
import {styleAttributes} from '@site/src/after-build/policy/knownStyles';
import {elementsIn} from '@site/src/after-build/readText';

const STYLE = 'top:0';
const SHARED = '<script>theme()</script><script>start()</script>';
const hosts = {
  script: ['https://count.example'],
  frame: ['https://*.video.example'],
  image: ['https://pictures.example'],
};

/** Checks three pages: two with the scripts that every page has, and one with the given HTML. */
const check = (html: string, known: readonly string[] = [STYLE]) =>
  checkPages(
    [SHARED, SHARED, html].map((page, index) => ({
      file: `${index}.html`,
      code: readCode(elementsIn(fromHtml(page)), 'https://manual.example', hosts),
    })),
    known,
  );

test.each([
  '',
  '<script>start()</script>',
  '<script type="application/ld+json">{}</script>',
  `<p style="${STYLE}">`,
  '<script src="https://count.example/a.js"></script><script src="/m/a.js"></script>',
  '<iframe src="https://www.video.example/1"></iframe>',
  '<img src="/a.png"><img src="data:image/png;base64,AA"><img src="https://pictures.example/a.png">',
  '<a href="https://other.example/">',
])('accepts %s on a page with the scripts of every page', (html) => {
  expect(check(SHARED + html)).toEqual(['theme()', 'start()']);
});

test.each([
  ['<script>track()</script>', 'an inline script that other pages do not have: `track()`. Put it'],
  ['<p style="top: 0">', 'an unknown style: `top: 0`. Give the element a class'],
  ['<style>p{}</style>', 'an unknown style: `<style>p{}</style>`'],
  ['<video src="/a.mp4"></video>', 'a <video>'],
  ['<script src="//a.example/a.js"></script>', '<script src="//a.example/a.js">. Add its host to'],
  ['<img src="https://a.example/a.png">', 'Add its host to allowedHosts.image in src/data'],
  ['<iframe src="https://evilvideo.example/1"></iframe>', 'Add its host to allowedHosts.frame'],
  ['<iframe src="/docs"></iframe>', 'Add its host to allowedHosts.frame'],
])('refuses %s', (html, message) => {
  expect(() => check(SHARED + html)).toThrow(message);
});

test('names the pages whose scripts another page lacks', () => {
  expect(() => check('<script>theme()</script>')).toThrow(/0\.html has .*`start\(\)`/);
});

test('shortens a long script to one line', () => {
  expect(() => check(`${SHARED}<script>${'a;\n'.repeat(500)}</script>`)).toThrow(/^.*:\n.{0,400}$/);
});

test('accepts a Markdown table with aligned columns', async () => {
  const source = '| a | b | c |\n| :-- | :-: | --: |\n| 1 | 2 | 3 |';
  const {default: Table} = await evaluate(source, {...runtime, remarkPlugins: [remarkGfm]});
  const html = renderToStaticMarkup(createElement(Table));
  expect(html).toContain('text-align');
  expect(() => check(SHARED + html, styleAttributes)).not.toThrow();
});
