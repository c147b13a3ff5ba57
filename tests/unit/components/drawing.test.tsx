import {gzipSync} from 'node:zlib';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, test} from 'vitest';
import Drawing from '../../../src/components/Drawing';
import * as bottomPanel from '../../../src/components/Drawing/bottomPanel';
import * as chartSetup from '../../../src/components/Drawing/chartSetup';
import type {Draw} from '../../../src/components/Drawing/draw';
import * as navigator from '../../../src/components/Drawing/navigator';
import * as phone from '../../../src/components/Drawing/phone';
import * as properties from '../../../src/components/Drawing/properties';
import * as statusBar from '../../../src/components/Drawing/statusBar';
import * as terminal from '../../../src/components/Drawing/terminal';
import * as titleBar from '../../../src/components/Drawing/titleBar';
import * as tradingButton from '../../../src/components/Drawing/tradingButton';
import * as windows from '../../../src/components/Drawing/windows';
import {platformList, platforms, type PlatformId} from '../../../src/data/platforms';

const drawings: Readonly<Record<string, Draw>> = {
  ...bottomPanel,
  ...chartSetup,
  ...navigator,
  ...phone,
  ...properties,
  ...statusBar,
  ...terminal,
  ...titleBar,
  ...tradingButton,
  ...windows,
};

/** The HTML of a drawing. */
function draw(name: string, platform?: PlatformId): string {
  const of = drawings[name];
  if (!of) {
    throw new Error(`There is no drawing ${name}.`);
  }
  return renderToStaticMarkup(<Drawing of={of} {...(platform && {platform})} />);
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ');
const labelOf = (html: string) => /aria-label="([^"]*)"/.exec(html)?.[1] ?? '';

describe.each(Object.keys(drawings))('the drawing %s', (name) => {
  test('is one picture with a sentence, in less than 2 kB, and no browser translates it', () => {
    const html = draw(name);
    expect(html.match(/role="img"/g)).toHaveLength(1);
    expect(labelOf(html)).toMatch(/^\S.*\.$/);
    expect(html).toContain('translate="no"');
    expect(gzipSync(html).length).toBeLessThan(2048);
  });

  test.each(platformList)('has no label of the other platform on $short', ({id}) => {
    const html = draw(name, id);
    const other = platforms[id === 'mt4' ? 'mt5' : 'mt4'];
    const shown = textOf(html) + labelOf(html);
    for (const label of [other.button, other.permission, other.short]) {
      expect(shown).not.toContain(label);
    }
  });
});

const lit = (name: string, platform: PlatformId) =>
  [...draw(name, platform).matchAll(/class="[^"]*lit[^"]*">(.*?)<\/div>/g)].map(([, inside = '']) =>
    textOf(inside).trim(),
  );

test.each([
  ['turnOff', 'mt4', ['AutoTrading']],
  ['turnOn', 'mt5', ['Algo Trading']],
  ['stopLoss', 'mt4', ['0.00000']],
  ['stopLoss', 'mt5', ['']],
  ['titleBar', 'mt4', ['12345678']],
  ['titleBar', 'mt5', ['12345678', 'Hedge']],
  ['marketWatch', 'mt4', ['EURUSD', 'Show']],
  ['marketWatch', 'mt5', ['+ click to add']],
] as const)('%s marks on %s what to look at', (name, platform, marked) => {
  expect(lit(name, platform)).toEqual(marked);
});

test('the trading button is drawn in the state to reach', () => {
  const signs = (name: string) =>
    [...draw(name, 'mt5').matchAll(/<path class="_(on|off)_/g)].map(([, sign]) => sign);
  expect(signs('turnOff')).toEqual(['on', 'off']);
  expect(signs('turnOn')).toEqual(['on']);
});

test('on pages for both platforms, each label has its platform', () => {
  const html = draw('turnOff');
  expect(labelOf(html)).toContain('AutoTrading (MT4) or Algo Trading (MT5)');
});

test('a box is ticked only where the step says so', () => {
  const html = (name: string) => draw(name, 'mt5');
  expect([/_ticked_/.test(html('tick')), /_ticked_/.test(html('untick'))]).toEqual([true, false]);
});
