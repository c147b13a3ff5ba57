import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import TerminalWindow from '../../../src/components/TerminalWindow';

test('the terminal window has the same numbers as its legend', () => {
  const $ = load(renderToStaticMarkup(<TerminalWindow platform="mt5" />), null, false);
  const names = $('ol strong')
    .toArray()
    .map((name) => $(name).text());
  expect(names).toEqual([
    'Market Watch',
    'Navigator',
    'Chart',
    'Algo Trading button',
    'Experts tab',
    'Journal tab',
    'Status bar',
  ]);
  for (const svg of $('svg').toArray()) {
    const numbers = $('circle + text', svg)
      .toArray()
      .map((text) => Number($(text).text()));
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  }
});
