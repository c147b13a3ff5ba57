import {expect, test} from 'vitest';
import {distanceToView} from '../../../src/theme/TOC/distanceToView';

const list = {top: 100, bottom: 500};

test.each([
  ['in the middle', {top: 280, bottom: 300}, 0],
  ['just far enough from the upper edge', {top: 150, bottom: 170}, 0],
  ['too close to the upper edge', {top: 120, bottom: 140}, -30],
  ['above the list', {top: -200, bottom: -180}, -350],
  ['too close to the lower edge', {top: 460, bottom: 480}, 30],
  ['below the list', {top: 900, bottom: 920}, 470],
])('an entry %s', (_, entry, expected) => {
  expect(distanceToView(list, entry, 50)).toBe(expected);
});
