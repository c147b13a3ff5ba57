import type {ReactNode} from 'react';
import {expect, test} from 'vitest';
import {plainText} from '../../../src/components/plainText';

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
