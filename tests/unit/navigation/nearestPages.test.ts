import {describe, expect, test} from 'vitest';
import {nearestPages} from '../../../src/navigation/nearestPages';

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
].map((path) => ({path, title: path, description: ''}));

describe('nearestPages', () => {
  test.each([
    ['a lost prefix', '/r10/drawdown', '/docs/r10/drawdown'],
    ['a typo', '/docs/r10/drawdwon', '/docs/r10/drawdown'],
    ['another case', '/Docs/R50/Drawdown', '/docs/r50/drawdown'],
    ['a hyphen for an underscore', '/docs/r10/mt5/install-ea', '/docs/r10/mt5/setup/install_ea'],
    [
      'a folder too many',
      '/docs/support/faq/error-codes',
      '/docs/support/troubleshooting/error-codes',
    ],
    ['a product alone', '/docs/r10/whatever', '/docs/r10/'],
    ['an old file name', '/docs/r10/drawdown.html', '/docs/r10/drawdown'],
  ])('%s', (_name, asked, expected) => {
    expect(nearestPages(asked, pages)[0]?.path).toBe(expected);
  });

  test('nothing alike gives nothing', () => {
    expect(nearestPages('/wp-admin/x', pages)).toEqual([]);
  });

  test('an empty path gives nothing', () => {
    expect(nearestPages('/', pages)).toEqual([]);
  });

  test('at most the limit', () => {
    expect(nearestPages('/docs/r10/mt4/setup', pages, 2)).toHaveLength(2);
  });

  test('a huge path is answered at once', () => {
    expect(nearestPages(`/${'r10/'.repeat(100_000)}`, pages).length).toBeGreaterThan(0);
  });
});
