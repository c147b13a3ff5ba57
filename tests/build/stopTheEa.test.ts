import {describe, expect, test} from 'vitest';
import {stopLink} from '../../src/data/supportPages';
import {NOT_FOUND_FILE} from '../fixtures/routes';
import {readHtml, routeToHtmlFile} from './site';

const [page = '', id = ''] = stopLink.path.split('#');

test.each([routeToHtmlFile(page), NOT_FOUND_FILE])(
  'the footer of %s leads to the steps that stop an EA',
  (file) => {
    expect(readHtml(file)(`footer a[href="${stopLink.path}"]`).text()).toBe(stopLink.label);
  },
);

describe('the steps that stop an EA', () => {
  const $ = readHtml(routeToHtmlFile(page));

  test('are the first section of their page', () => {
    expect($('article h2').first().attr('id')).toBe(id);
  });

  test('are three for each place, in the same order', () => {
    const cases = $(`#${id}`).nextUntil('h2', 'details').toArray();
    const orders = cases.map((one) =>
      $(one)
        .find('ol > li')
        .toArray()
        .map((step) => $(step).find('strong').first().text().replace(/\W/g, '')),
    );
    expect(orders.length).toBeGreaterThan(1);
    expect(orders).toEqual(cases.map(() => ['Stop', 'Look', 'Close']));
  });

  test('have an address for each place', () => {
    const headings = $(`#${id}`).nextUntil('h2', 'details').find('h3').toArray();
    expect(headings.map((heading) => $(heading).attr('id'))).not.toContain(undefined);
  });
});
