import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The custom properties of a mode, as they are in the style sheet. */
function propertiesOf(selector: string): [string, string][] {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
}

const light = propertiesOf(':root');
const dark = propertiesOf("html[data-theme='dark']");

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

describe.each([
  ['light', new Map(light)],
  ['dark', new Map([...light, ...dark])],
])('in %s mode', (_, palette) => {
  /** The hex value of a colour. */
  const colour = (name: string): string => {
    const value = palette.get(name) ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    return other === undefined ? value : colour(other);
  };

  test.each(['figure-paper', 'figure-panel', 'manual-accent-tint'])(
    'a drawing is legible on %s',
    (ground) => {
      for (const text of ['manual-ink', 'manual-ink-quiet']) {
        expect(contrast(colour(text), colour(ground)), text).toBeGreaterThanOrEqual(4.5);
      }
      for (const line of [
        'manual-line-strong',
        'ifm-color-primary',
        'manual-good',
        'manual-harm',
      ]) {
        expect(contrast(colour(line), colour(ground)), line).toBeGreaterThanOrEqual(3);
      }
    },
  );

  test('numbers on badges are legible', () => {
    expect(contrast(colour('manual-paper'), colour('ifm-color-primary'))).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});
