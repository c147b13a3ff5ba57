import {expect, test} from 'vitest';
import {createOpenSearch, type OpenSearch} from '@site/src/plugins/open-search/createOpenSearch';

const search: OpenSearch = {
  shortName: 'A & B',
  description: 'Search <it>.',
  icon: 'https://manual.example/img/icon.svg',
  searchPage: 'https://manual.example/search',
  self: 'https://manual.example/opensearch.xml',
};

test('names the search, its icon and its address', () => {
  const xml = createOpenSearch(search);
  expect(xml).toContain('<ShortName>A &amp; B</ShortName>');
  expect(xml).toContain('<Description>Search &lt;it&gt;.</Description>');
  expect(xml).toContain('type="image/svg+xml">https://manual.example/img/icon.svg</Image>');
  expect(xml).toContain(
    '<Url type="text/html" template="https://manual.example/search?q={searchTerms}"/>',
  );
});

test.each([
  ['ico', 'image/x-icon'],
  ['png', 'image/png'],
])('an icon that ends in .%s is of type %s', (ending, type) => {
  expect(createOpenSearch({...search, icon: `https://manual.example/icon.${ending}`})).toContain(
    `type="${type}"`,
  );
});

test.each([
  ['a name of 17 characters', {shortName: 'Capital Solutions'}, /has 17 characters.*allows 16/],
  ['a description of 1025', {description: 'a'.repeat(1025)}, /has 1025 characters.*allows 1024/],
  ['an icon of no known type', {icon: 'https://manual.example/icon.gif'}, /\.ico, \.png, \.svg/],
])('%s stops the build', (_, change, message) => {
  expect(() => createOpenSearch({...search, ...change})).toThrow(message);
});
