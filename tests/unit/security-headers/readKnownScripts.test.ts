import type {HtmlTags, LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {readKnownScripts} from '@site/src/plugins/security-headers/readKnownScripts';

interface Tags {
  headTags?: HtmlTags;
  preBodyTags?: HtmlTags;
  postBodyTags?: HtmlTags;
}

const script = (innerHTML: string) => ({tagName: 'script', innerHTML});
const plugin = (name: string, tags: Tags) => ({name, injectHtmlTags: () => tags});
const start = plugin('page-start', {postBodyTags: [script('\n  go();\n')]});

/** The theme with these tags, beside a start script as it should be. */
const withTheme = (tags: Tags) =>
  [{name: 'other'}, plugin('docusaurus-theme-classic', tags), start] as never as LoadedPlugin[];

test('the scripts are those of both plugins, minified as pages are', async () => {
  const plugins = withTheme({preBodyTags: [script('\n  (function () { first(); })();\n')]});
  expect(await readKnownScripts(plugins, 'swc')).toEqual([
    {author: 'docusaurus-theme-classic', code: 'first()'},
    {author: 'page-start', code: 'go()'},
  ]);
});

test.each<[string, LoadedPlugin[]]>([
  ['no theme', [start] as never as LoadedPlugin[]],
  ['nothing', withTheme({})],
  ['two scripts', withTheme({preBodyTags: [script('a()'), script('b()')]})],
  ['one in the head', withTheme({headTags: [script('a()')], preBodyTags: [script('b()')]})],
  ['HTML as text', withTheme({preBodyTags: '<script>a()</script>'})],
  ['a file', withTheme({preBodyTags: [{tagName: 'script', attributes: {src: '/a.js'}}]})],
])('%s stops the build', async (_, plugins) => {
  await expect(readKnownScripts(plugins, 'swc')).rejects.toThrow(
    'expects docusaurus-theme-classic to put one inline script into each page',
  );
});

test('no start script stops the build', async () => {
  const plugins = withTheme({preBodyTags: [script('a()')]}).slice(0, 2);
  await expect(readKnownScripts(plugins, 'swc')).rejects.toThrow('expects page-start to put');
});
