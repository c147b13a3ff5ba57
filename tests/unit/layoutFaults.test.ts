import {describe, expect, it} from 'vitest';
import {type ClippingBox, findClipped, findOverlaps, type TextBox} from '../e2e/layoutFaults';

const line = (text: string, left: number, top: number): TextBox => ({
  text,
  left,
  top,
  right: left + 100,
  bottom: top + 20,
});

describe('findOverlaps', () => {
  it.each([
    ['next to each other', line('b', 100, 0), []],
    ['below each other', line('b', 0, 20), []],
    ['as close as letters without descenders allow', line('b', 0, 11), []],
    ['on top of each other', line('b', 50, 8), ['"a" and "b"']],
    ['that overlap only by rounding', line('b', 99, 0), []],
    ['in the same place', line('b', 0, 0), ['"a" and "b"']],
  ])('of two lines %s', (_name, other, expected) => {
    expect(findOverlaps([line('a', 0, 0), other])).toEqual(expected);
  });

  it('compares each line with all that follow', () => {
    expect(findOverlaps([line('a', 0, 0), line('b', 200, 1), line('c', 50, 2)])).toEqual([
      '"a" and "c"',
    ]);
  });
});

describe('findClipped', () => {
  const box: ClippingBox = {text: 'a', width: 50, height: 20, textWidth: 50, textHeight: 20};

  it.each([
    ['fits', {}, []],
    ['is too wide only by rounding', {textWidth: 52}, []],
    ['is too wide', {textWidth: 53}, ['a']],
    ['is too high', {textHeight: 40}, ['a']],
  ])('of a text that %s', (_name, change, expected) => {
    expect(findClipped([{...box, ...change}])).toEqual(expected);
  });
});
