import {expect, test} from 'vitest';
import {pathInVersion} from '../../../src/reader/pathInVersion';

const docs = (paths: readonly string[]) => paths.map((path) => ({path}));
const current = {path: '/manual/docs', docs: docs(['/manual/docs/r10/', '/manual/docs/r10/new'])};
const old = {
  path: '/manual/docs/6.0',
  docs: docs(['/manual/docs/6.0/r10/', '/manual/docs/6.0/r10/drawdown']),
};

test.each([
  ['a page that both have', '/manual/docs/r10/', '/manual/docs/6.0/r10/'],
  ['without its slash', '/manual/docs/r10', '/manual/docs/6.0/r10/'],
  ['with a slash too many', '/manual/docs/r10/drawdown/', '/manual/docs/6.0/r10/drawdown'],
  ['with a query and a hash', '/manual/docs/r10/?q=/a#b', '/manual/docs/6.0/r10/?q=/a#b'],
  ['a page of the old version only', '/manual/docs/r10/drawdown', '/manual/docs/6.0/r10/drawdown'],
  ['a page of the current version only', '/manual/docs/r10/new', '/manual/docs/r10/new'],
  ['a page of the old version', '/manual/docs/6.0/r10/', '/manual/docs/6.0/r10/'],
  ['a page outside of the docs', '/manual/docsearch', '/manual/docsearch'],
  ['the map of the manual', '/manual/docs', '/manual/docs'],
])('%s', (_, path, expected) => {
  expect(pathInVersion(path, current, old)).toBe(expected);
  expect(pathInVersion(path, current, current)).toBe(path);
});

test.each([
  ['a page that both have', '/manual/docs/6.0/r10/#a', '/manual/docs/r10/#a'],
  ['a page of the old version only', '/manual/docs/6.0/r10/drawdown', undefined],
])('from the old version: %s', (_, path, expected = path) => {
  expect(pathInVersion(path, old, current)).toBe(expected);
});
