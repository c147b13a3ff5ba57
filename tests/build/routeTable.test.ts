import {describe, expect, test} from 'vitest';
import {canonicalPath} from '@site/src/navigation/normalizeUrl';
import {NOT_FOUND_FILE, ROUTES} from '../fixtures/routes';
import {listHtmlFiles, routeToHtmlFile, versionOfFile} from './site';

const expected = [...ROUTES.map(routeToHtmlFile), NOT_FOUND_FILE];

describe('the built pages are the ones in the route table', () => {
  const built = listHtmlFiles().filter((file) => versionOfFile(file) === undefined);

  test('no page of the table is missing', () => {
    expect(expected.filter((file) => !built.includes(file))).toEqual([]);
  });

  test('no page is there that the table does not know', () => {
    expect(built.filter((file) => !expected.includes(file))).toEqual([]);
  });
});

// The browser redirects from addresses that are not lower-case (src/navigation).
test.each(ROUTES)('%s is lower-case', (route) => {
  expect(canonicalPath(route, '/')).toBe(route);
});
