import type {HtmlTags, LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {readKnownScripts} from '@site/src/after-build/policy/knownScripts';

interface Tags {
  headTags?: HtmlTags;
  preBodyTags?: HtmlTags;
  postBodyTags?: HtmlTags;
}

const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
const plugin = (name: string, tags: Tags) => ({name, injectHtmlTags: () => tags});

/** The plugins that add a script to every page; the last one adds the given tags. */
const plugins = (tags: Tags) =>
  [
    {name: 'other'},
    plugin('loading', {preBodyTags: ['<div hidden>box</div>', script('watch(); // comment')]}),
    plugin('folded-parts', {preBodyTags: [script('open()')]}),
    plugin('docusaurus-theme-classic', tags),
  ] as never as LoadedPlugin[];

test('the scripts come from the plugins that add them, minified like the pages', async () => {
  const known = plugins({preBodyTags: [script('\n  (function () { first(); })();\n')]});
  expect(await readKnownScripts(known, 'swc')).toEqual([
    {author: 'loading', code: 'watch()'},
    {author: 'folded-parts', code: 'open()'},
    {author: 'docusaurus-theme-classic', code: 'first()'},
  ]);
});

test('tags without code do not matter', async () => {
  const svg = {tagName: 'svg', attributes: {style: 'display: none;'}, innerHTML: '<path d="M1" />'};
  const known = plugins({preBodyTags: [svg, '<p class="a">text</p>', script('first()')]});
  expect((await readKnownScripts(known, 'swc')).at(-1)?.code).toBe('first()');
});

test('a plugin that is not there, or adds no script, has an empty one', async () => {
  for (const known of [plugins({}), plugins({}).slice(0, -1)]) {
    expect((await readKnownScripts(known, 'swc')).at(-1)?.code).toBe('');
  }
});
