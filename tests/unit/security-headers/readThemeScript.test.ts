import type {HtmlTags, LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {readThemeScript} from '@site/src/plugins/security-headers/readThemeScript';

const theme = (tags: {preBodyTags?: HtmlTags; headTags?: HtmlTags}) =>
  [
    {name: 'other'},
    {name: 'docusaurus-theme-classic', injectHtmlTags: () => tags},
  ] as never as LoadedPlugin[];
const script = (innerHTML: string) => ({tagName: 'script', innerHTML});

test('the script is the one of the theme, minified as pages are', async () => {
  const plugins = theme({preBodyTags: [script('\n  (function () { first(); })();\n')]});
  expect(await readThemeScript(plugins, 'swc')).toBe('first()');
});

test.each<[string, LoadedPlugin[]]>([
  ['no theme', []],
  ['nothing', theme({})],
  ['two scripts', theme({preBodyTags: [script('a()'), script('b()')]})],
  ['one in the head beside it', theme({headTags: [script('a()')], preBodyTags: [script('b()')]})],
  ['HTML as text', theme({preBodyTags: '<script>a()</script>'})],
  ['a file', theme({preBodyTags: [{tagName: 'script', attributes: {src: '/a.js'}}]})],
])('%s stops the build', async (_, plugins) => {
  await expect(readThemeScript(plugins, 'swc')).rejects.toThrow('one inline script into each page');
});
