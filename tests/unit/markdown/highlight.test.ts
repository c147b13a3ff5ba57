import {toString} from 'hast-util-to-string';
import type {Code} from 'mdast';
import {expect, test} from 'vitest';
import {highlight} from '@site/src/markdown/remark/highlight';
import {run} from './run';

const colour = (source: string) => (run(highlight(), source).children[0] as Code).data;

test('gives each kind of token in MQL a class, and keeps the text', () => {
  const code = colour('```mql5\nint lots = 1; // one\n```');
  const text = JSON.stringify(code?.hChildren);
  for (const kind of ['keyword', 'number', 'comment']) {
    expect(text).toContain(`"code-${kind}"`);
  }
});

test('reads the title and marked lines from the info string', () => {
  const code = colour('```ini title="common.ini" {2-3}\na=1\nb=2\nc=3\nd=4\n```');
  expect(code?.hProperties).toEqual({title: 'common.ini'});
  expect(code?.hChildren?.flatMap((part) => ('tagName' in part ? toString(part) : []))).toEqual([
    'b=2\n',
    'c=3\n',
  ]);
});
