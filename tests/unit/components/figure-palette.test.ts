import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The custom properties of a mode, as they are in the style sheet. */
function propertiesOf(selector: string): [string, string][] {
  const start = css.indexOf(`\n${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

const light = propertiesOf(':root');
const dark = propertiesOf("html[data-theme='dark']");

/** The colours of the pictures in one mode, each resolved to its hex value. */
function paletteOf(properties: [string, string][]): Map<string, string> {
  const values = new Map(properties);
  const resolve = (value: string): string => {
    const [, name] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
    return name === undefined ? value : resolve(values.get(name) ?? 'unknown');
  };
  const prefix = '--figure-';
  return new Map(
    [...values]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), resolve(value)]),
  );
}

const palettes = [paletteOf(light), paletteOf([...light, ...dark])];

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

test.each(palettes)('every colour of a palette has a value', (palette) => {
  expect(palette.size).toBeGreaterThanOrEqual(11);
  expect([...palette.values()].filter((value) => !/^#[0-9a-f]{3,6}$/i.test(value))).toEqual([]);
});

describe.each([
  ['light', palettes[0]],
  ['dark', palettes[1]],
])('the %s palette', (_, palette) => {
  const colour = (name: string): string => palette?.get(name) ?? '';

  test.each(['paper', 'panel', 'tint'])('is legible on %s', (ground) => {
    for (const text of ['ink', 'quiet']) {
      expect(contrast(colour(text), colour(ground)), text).toBeGreaterThanOrEqual(4.5);
    }
    for (const line of ['edge', 'accent', 'up', 'down']) {
      expect(contrast(colour(line), colour(ground)), line).toBeGreaterThanOrEqual(3);
    }
  });

  test('has legible numbers on its badges', () => {
    expect(contrast(colour('on-accent'), colour('accent'))).toBeGreaterThanOrEqual(4.5);
  });
});
