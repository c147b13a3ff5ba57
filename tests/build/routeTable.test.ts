import {describe, expect, test} from 'vitest';
import {NOT_FOUND_FILE, ROUTES} from '../fixtures/routes';
import {listHtmlFiles, readHtml, routeToHtmlFile} from './site';

const expected = [...ROUTES.map(routeToHtmlFile), NOT_FOUND_FILE];

describe('the built pages are those of the route table', () => {
  const built = listHtmlFiles();

  test('no page of the table is missing', () => {
    expect(expected.filter((file) => !built.includes(file))).toEqual([]);
  });

  test('no page is there that the table does not know', () => {
    expect(built.filter((file) => !expected.includes(file))).toEqual([]);
  });
});

test.each(ROUTES)('%s names itself, in its canonical form, as the address to keep', (route) => {
  const canonical = readHtml(routeToHtmlFile(route))('link[rel=canonical]').attr('href');
  expect(new URL(String(canonical)).pathname).toBe(route);
});
