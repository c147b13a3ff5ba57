import {load} from 'cheerio';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import DataFolderTree from '../../../src/components/DataFolderTree';
import DrawdownExample from '../../../src/components/DrawdownExample';
import EaSigns from '../../../src/components/EaSigns';
import EquityCurve from '../../../src/components/EquityCurve';
import LosingStreakTable from '../../../src/components/LosingStreakTable';
import MarginExample from '../../../src/components/MarginExample';
import NettingHedging from '../../../src/components/NettingHedging';
import PermissionLadder from '../../../src/components/PermissionLadder';
import RecoveryCurve from '../../../src/components/RecoveryCurve';
import RecoveryTable from '../../../src/components/RecoveryTable';
import TerminalDialog from '../../../src/components/TerminalDialog';
import {windowIds} from '../../../src/components/TerminalDialog/windows';
import TerminalWindow from '../../../src/components/TerminalWindow';
import VolumeExample from '../../../src/components/VolumeExample';
import type {PlatformId} from '../../../src/data/platforms';

const ids: readonly PlatformId[] = ['mt4', 'mt5'];

const figures: readonly (readonly [string, ReactElement])[] = [
  ...ids.flatMap((platform) => [
    [`TerminalWindow ${platform}`, <TerminalWindow platform={platform} />] as const,
    [`EaSigns ${platform}`, <EaSigns platform={platform} />] as const,
    ...windowIds.map(
      (id) =>
        [
          `TerminalDialog ${id} ${platform}`,
          <TerminalDialog window={id} platform={platform} />,
        ] as const,
    ),
  ]),
  ['EquityCurve', <EquityCurve />],
  ['RecoveryCurve', <RecoveryCurve />],
  ...ids.flatMap((platform) => [
    [`DataFolderTree ${platform}`, <DataFolderTree platform={platform} />] as const,
    [`PermissionLadder ${platform}`, <PermissionLadder platform={platform} />] as const,
  ]),
  ['NettingHedging', <NettingHedging />],
];

const tables: readonly (readonly [string, ReactElement])[] = [
  ['RecoveryTable', <RecoveryTable />],
  ['LosingStreakTable', <LosingStreakTable />],
  ['DrawdownExample', <DrawdownExample />],
  ['MarginExample', <MarginExample />],
  ['VolumeExample', <VolumeExample />],
];

function render(element: ReactElement) {
  return load(renderToStaticMarkup(element), null, false);
}

/** The text of all cells, row by row, with plain spaces. */
function cells(element: ReactElement): readonly (readonly string[])[] {
  const $ = render(element);
  return $('tbody tr')
    .toArray()
    .map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => $(cell).text()),
    );
}

test.each(figures)('%s has an id and a caption that says it is schematic', (_, element) => {
  const $ = render(element);
  expect($('figure').attr('id')).toMatch(/^[a-z0-9-]+$/);
  expect($('figcaption').text()).toContain('Schematic drawing');
});

test.each(tables)('%s is labelled as an example in every caption', (_, element) => {
  const $ = render(element);
  const captions = $('table')
    .toArray()
    .map((table) => $('caption', table).text());
  expect(captions.length).toBeGreaterThan(0);
  captions.forEach((caption) => expect(caption).toContain('Example figures'));
});

test('the terminal window has the same numbers as its legend', () => {
  const $ = render(<TerminalWindow platform="mt5" />);
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

test('the drawdown example prints the figures that were calculated by hand', () => {
  const rows = cells(<DrawdownExample />);
  expect(rows).toContainEqual(['3', '17,600', '20,000', '2,400', '12.00']);
  expect(rows).toContainEqual(['Absolute', '10,000', '8,500', '1,500']);
  expect(rows).toContainEqual(['Maximal', '20,000', '17,600', '2,400 (12.00%)']);
  expect(rows).toContainEqual(['Relative', '10,000', '8,500', '15.00% (1,500)']);
  expect(rows).toContainEqual(['2', '10,000', '\u22121,200', '8,800']);
  expect(rows).toContainEqual(['Drawdown', '0 (0.00%)', '', '1,700 (16.19%)']);
});

test('the other example tables print the figures that were calculated by hand', () => {
  expect(cells(<RecoveryTable />)).toContainEqual(['35%', '6,500', '53.85%']);
  expect(cells(<LosingStreakTable />)).toContainEqual([
    '10',
    '\u22124.89',
    '\u22129.56',
    '\u221218.29',
    '\u221240.13',
  ]);
  expect(cells(<MarginExample />).map((row) => row.at(-1))).toEqual([
    '1,100',
    '454.5%',
    '3,900',
    '550',
    '4,450',
    '445',
  ]);
  expect(cells(<VolumeExample />).map((row) => row.at(-1))).toEqual([
    '0.20',
    '0.14',
    '0.28',
    'none',
  ]);
});
