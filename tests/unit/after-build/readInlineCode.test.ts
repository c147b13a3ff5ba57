import {fromHtml} from 'hast-util-from-html';
import {expect, test} from 'vitest';
import {readInlineCode} from '@site/src/after-build/policy/checkInlineCode';

test.each([
  ['structured data', '<script type="application/ld+json">{}</script>', []],
  ['any other type', '<script type="text/plain">a()</script>', ['a()']],
  ['a file', '<script src="/a.js"></script>', []],
  ['two scripts, with their spaces', '<script> a </script><script>\nb</script>', [' a ', '\nb']],
  ['a script in an SVG', '<svg><script>a()</script></svg>', ['a()']],
])('scripts: %s', (_, html, scripts) => {
  expect(readInlineCode(fromHtml(html)).scripts).toEqual(scripts);
});

test('lists each style attribute once', () => {
  const html = '<p style="color:red"><b style="color:red"><i style="top:0">';
  expect(readInlineCode(fromHtml(html)).styleAttributes).toEqual(['color:red', 'top:0']);
});

test.each([
  ['a style element', '<style>a{}</style>', ['<style>a{}</style>']],
  ['a handler', '<b onclick="a()">', ['<b onclick="a()">']],
  ['a handler in capitals', '<img src=x ONERROR=a()>', ['<img onerror="a()">']],
  ['a javascript: address', '<a href=" JavaScript:a()">', ['<a href=" JavaScript:a()">']],
  ['an ordinary link', '<a href="/on" class="one">', []],
])('forbidden: %s', (_, html, forbidden) => {
  expect(readInlineCode(fromHtml(html)).forbidden).toEqual(forbidden);
});
