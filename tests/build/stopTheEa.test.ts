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
    const cases = $(`#${id}`).nextUntil('h2', 'details').find('ol').toArray();
    const orders = cases.map((one) =>
      $(one)
        .children('li')
        .toArray()
        .map((step) => $(step).find('strong').first().text().replace(/\W/g, '')),
    );
    expect(orders.length).toBeGreaterThan(1);
    expect(orders).toEqual(cases.map(() => ['Stop', 'Look', 'Close']));
  });

  test('begin with the likely place, which alone is open', () => {
    const [first, ...others] = $(`#${id}`).nextUntil('h2', 'details').toArray();
    expect([first, ...others].map((one) => $(one).attr('open') !== undefined)).toEqual([
      true,
      ...others.map(() => false),
    ]);
    expect($('article ol > li').first().parents('details')[0]).toBe(first);
  });

  test('show the control and the state to reach', () => {
    const drawn = $(`#${id}`).nextUntil('h2', 'details').first().find('[role=img]').toArray();
    expect(drawn.map((one) => $(one).attr('aria-label'))).toEqual([
      expect.stringMatching(/until its icon is red/),
      expect.stringMatching(/S\/L/),
    ]);
  });

  test('have an address for each place', () => {
    const headings = $(`#${id}`).nextUntil('h2', 'details').find('h3, h4').toArray();
    expect(headings.map((heading) => $(heading).attr('id'))).not.toContain(undefined);
  });
});
