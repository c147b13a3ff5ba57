import {describe, expect, test} from 'vitest';
import {nearestPages} from '@site/src/theme/NotFound/Content/nearestPages';

const pages = [
  '/docs/basics/',
  '/docs/r10/',
  '/docs/r10/drawdown',
  '/docs/r10/mt4/setup/install_ea',
  '/docs/r10/mt5/setup/install_ea',
  '/docs/r50/drawdown',
  '/docs/support/',
  '/docs/support/faq/setup',
  '/docs/support/troubleshooting/error-codes',
].map((path) => ({path, title: path}));

describe('nearestPages', () => {
  test.each([
    ['a lost prefix', '/r10/drawdown', '/docs/r10/drawdown'],
    ['a typo', '/docs/r10/drawdwon', '/docs/r10/drawdown'],
    ['capitals', '/Docs/R50/Drawdown', '/docs/r50/drawdown'],
    ['a hyphen for an underscore', '/docs/r10/mt5/install-ea', '/docs/r10/mt5/setup/install_ea'],
    [
      'an extra folder',
      '/docs/support/faq/error-codes',
      '/docs/support/troubleshooting/error-codes',
    ],
    ['only a product', '/docs/r10/whatever', '/docs/r10/'],
    ['an old file name', '/docs/r10/drawdown.html', '/docs/r10/drawdown'],
  ])('%s', (_name, asked, expected) => {
    expect(nearestPages(asked, pages)[0]?.path).toBe(expected);
  });

  test('returns nothing if no page is similar', () => {
    expect(nearestPages('/wp-admin/x', pages)).toEqual([]);
  });

  test('returns at most the given number of pages', () => {
    expect(nearestPages('/docs/r10/mt4/setup', pages, 2)).toHaveLength(2);
  });

  test('is fast for a huge path', () => {
    expect(nearestPages(`/${'r10/'.repeat(100_000)}`, pages).length).toBeGreaterThan(0);
  });
});
