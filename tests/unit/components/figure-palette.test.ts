import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync('src/components/Figure/styles.module.css', 'utf8');

/** The palettes in the style sheet, light first: colour names and their hex values. */
const palettes = [...css.matchAll(/\{([^{}]*--figure-paper: var[^{}]*)\}/g)].map(
  ([, block = '']) =>
    new Map(
      [...block.matchAll(/--figure-([\w-]+): var\([^,]+, (#\w+)\)/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
);

/** Relative luminance as WCAG 2.2 defines it. */
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

test('there are two palettes with the same colours', () => {
  const [light, dark] = palettes;
  expect(palettes).toHaveLength(2);
  expect([...(light?.keys() ?? [])]).toEqual([...(dark?.keys() ?? [])]);
});

describe.each([
  ['light', palettes[0]],
  ['dark', palettes[1]],
])('the %s palette', (_, palette) => {
  const colour = (name: string): string => palette?.get(name) ?? '';

  test.each(['paper', 'panel', 'tint'])('is legible on its %s', (ground) => {
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
