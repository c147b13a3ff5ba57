import type {ReactNode} from 'react';
import {expect, test} from 'vitest';
import {splitKeys} from '../../../src/components/Key/splitKeys';
import {nextTab} from '../../../src/components/PlatformSwitch/nextTab';
import {plainText} from '../../../src/components/plainText';
import {placeTooltip} from '../../../src/components/Term/placeTooltip';

test.each([
  ['F7', ['F7']],
  ['Ctrl+N', ['Ctrl', 'N']],
  ['Ctrl+Shift+D', ['Ctrl', 'Shift', 'D']],
  ['Ctrl + T', ['Ctrl', 'T']],
  ['Ctrl++', ['Ctrl', '+']],
  ['+', ['+']],
])('splits the keys %s', (combination, keys) => {
  expect(splitKeys(combination)).toEqual(keys);
});

const noModifier = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 0],
  ['ArrowLeft', 0, 1],
  ['ArrowLeft', 1, 0],
  ['Home', 1, 0],
  ['End', 0, 1],
  ['ArrowDown', 0, 0],
  ['Tab', 1, 1],
])('%s leads from tab %i to tab %i of two', (key, current, next) => {
  expect(nextTab({...noModifier, key}, current, 2)).toBe(next);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'the browser has its keys with %s',
  (name) => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End']) {
      expect(nextTab({...noModifier, key, [name]: true}, 0, 2)).toBe(0);
      expect(nextTab({...noModifier, key, [name]: true}, 1, 2)).toBe(1);
    }
  },
);

const phone = {width: 360, height: 740};

test.each([
  [
    'above, in line with the term',
    {left: 40, top: 300, bottom: 320},
    {width: 200, height: 60},
    {left: 40, top: 240},
  ],
  [
    'below when there is no room above',
    {left: 40, top: 50, bottom: 70},
    {width: 200, height: 60},
    {left: 40, top: 70},
  ],
  [
    'away from the right edge',
    {left: 250, top: 300, bottom: 320},
    {width: 200, height: 60},
    {left: 152, top: 240},
  ],
  [
    'away from the left edge',
    {left: -20, top: 300, bottom: 320},
    {width: 200, height: 60},
    {left: 8, top: 240},
  ],
  [
    'at the left when it is as wide as the window',
    {left: 100, top: 300, bottom: 320},
    {width: 344, height: 60},
    {left: 8, top: 240},
  ],
])('places a definition %s', (_, anchor, tooltip, expected) => {
  expect(placeTooltip(anchor, tooltip, phone)).toEqual(expected);
});

test.each<[string, ReactNode, string]>([
  ['text', 'F7', 'F7'],
  ['text with a prop inside', ['Tools > ', 'Options'], 'Tools > Options'],
  ['a number', 7, '7'],
  ['text with spaces around it', ' F7\n', 'F7'],
])('plainText accepts %s', (_, children, text) => {
  expect(plainText(children, 'Key')).toBe(text);
});

test.each<[string, ReactNode]>([
  ['nothing', undefined],
  ['only spaces', '  '],
  ['an element', <b key="b">F7</b>],
  ['an element next to text', ['Press ', <b key="b">F7</b>]],
])('plainText rejects %s', (_, children) => {
  expect(() => plainText(children, 'Key')).toThrow(
    '<Key> takes text only, without Markdown inside: <Key>text</Key>.',
  );
});
