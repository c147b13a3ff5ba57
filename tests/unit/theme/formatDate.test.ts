import {expect, test} from 'vitest';
import {formatDate} from '../../../src/theme/DocItem/Footer/formatDate';

test.each([
  ['2026-11-21', '21 November 2026'],
  ['2026-01-05T23:59:59.000Z', '5 January 2026'],
  ['2026-03-01T00:30:00+02:00', '28 February 2026'],
  [new Date(Date.UTC(2024, 1, 29)), '29 February 2024'],
  [Date.UTC(2025, 11, 31), '31 December 2025'],
])('%s is %s', (date, words) => {
  expect(formatDate(date)).toBe(words);
});
