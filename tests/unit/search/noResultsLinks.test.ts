import {expect, test} from 'vitest';
import {noResultsLinks} from '@site/src/search/view/noResultsLinks';
import {ROUTES} from '../../fixtures/routes';

test.each([
  ['words', 'bluetooth', ['Go to Support', 'Look through the error codes']],
  ['nothing', '', ['Go to Support', 'Look through the error codes']],
  ['a number', '99999', ['Look for 99999 in the tables of error codes', 'Go to Support']],
  [
    'a number in a word',
    'err99999',
    ['Look for 99999 in the tables of error codes', 'Go to Support'],
  ],
  [
    'the first of several',
    'foo 12 34',
    ['Look for 12 in the tables of error codes', 'Go to Support'],
  ],
])('where to go on from %s', (_, query, expected) => {
  expect(noResultsLinks(query).map(({label}) => label)).toEqual(expected);
});

test.each(['bluetooth', '99999'])('the links for "%s" lead to pages of the manual', (query) => {
  const paths = noResultsLinks(query).map(({path}) => path);
  expect(paths.filter((path) => !ROUTES.includes(path))).toEqual([]);
  expect(new Set(paths)).toHaveLength(2);
});
