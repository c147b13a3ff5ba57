import {load} from 'cheerio';
import type {ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import DataFolderTree from '../../../src/components/DataFolderTree';
import EaSigns from '../../../src/components/EaSigns';
import EquityCurve from '../../../src/components/EquityCurve';
import PermissionLadder from '../../../src/components/PermissionLadder';
import RecoveryCurve from '../../../src/components/RecoveryCurve';
import TerminalDialog from '../../../src/components/TerminalDialog';
import {windowIds} from '../../../src/components/TerminalDialog/windows';
import TerminalWindow from '../../../src/components/TerminalWindow';
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
];

function render(element: ReactElement) {
  return load(renderToStaticMarkup(element), null, false);
}

test.each(figures)('%s has an id and a caption that says it is schematic', (_, element) => {
  const $ = render(element);
  expect($('figure').attr('id')).toMatch(/^[a-z0-9-]+$/);
  expect($('figcaption').text()).toContain('Schematic drawing');
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
