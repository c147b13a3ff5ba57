import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The custom properties of the first block of a selector. */
function propertiesOf(selector: string): [string, string][] {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

const light = [...propertiesOf(':root'), ...propertiesOf("div[role='banner']")];
const dark = [...light, ...propertiesOf("html[data-theme='dark']")];

const manual = (...names: string[]) => names.map((name) => `--manual-${name}`);

const grounds = [
  ...manual('paper', 'surface', 'surface-strong'),
  ...manual('accent-tint', 'good-tint', 'care-tint', 'harm-tint'),
];
const texts = [...manual('ink', 'ink-quiet'), '--ifm-color-primary', '--ifm-color-primary-dark'];
const lines = manual('line-strong', 'good', 'care', 'harm');

/** A colour, its background, and the contrast that WCAG 2.2 requires. */
type Pair = readonly [front: string, ground: string, least: number];

function pairsOn(ground: string): readonly Pair[] {
  return [
    ...texts.map((text) => [text, ground, 4.5] as const),
    ...lines.map((line) => [line, ground, 3] as const),
  ];
}

const pairs: readonly Pair[] = [
  ...grounds.flatMap(pairsOn),
  ...['--ifm-color-primary', '--manual-ink', ...manual('care', 'good', 'harm')].map(
    (ground) => ['--manual-paper', ground, 4.5] as const,
  ),
];

/** Relative luminance, as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(digits.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['the light mode', light, pairs],
  ['the dark mode', dark, pairs],
  // It has the dark palette in both modes.
  ['the bar', dark, pairsOn('--manual-bar')],
] as const)('every pair of colours that meet can be told apart in %s', (_, properties, meeting) => {
  const values = new Map(properties);
  const resolve = (name: string): string => {
    const value = values.get(name) ?? 'missing';
    const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : resolve(other);
  };
  const faults = meeting.flatMap(([front, ground, least]) => {
    const [a, b] = [resolve(front), resolve(ground)];
    const wrong = [a, b].find((value) => !/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value));
    if (wrong !== undefined) {
      return [`${front} on ${ground}: "${wrong}" is not a colour such as #0b5c7a`];
    }
    const found = contrast(a, b);
    return found >= least
      ? []
      : [
          `${front} (${a}) on ${ground} (${b}): contrast ${found.toFixed(1)}, which must be ${least}`,
        ];
  });
  expect(faults, 'change one colour of each pair in src/css/tokens.css').toEqual([]);
});
