import {expect, test} from 'vitest';
import {parseInline} from '@site/src/markdown/remark/inline';

const text = (value: string) => ({type: 'text', value});

test.each([
  ['Plain text.', [text('Plain text.')]],
  ['', []],
  ['In `MQL5\\Files`.', [text('In '), {type: 'inlineCode', value: 'MQL5\\Files'}, text('.')]],
  ['**Retry**', [{type: 'strong', children: [text('Retry')]}]],
  [
    'See [Support](/docs/support/).',
    [text('See '), {type: 'link', url: '/docs/support/', children: [text('Support')]}, text('.')],
  ],
  [
    '`a` **b**',
    [{type: 'inlineCode', value: 'a'}, text(' '), {type: 'strong', children: [text('b')]}],
  ],
  ['2 * 3 < 7 and {x}', [text('2 * 3 < 7 and {x}')]],
])('reads %j', (sentence, expected) => {
  expect(parseInline(sentence)).toEqual(expected);
});
