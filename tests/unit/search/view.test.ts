import {expect, test} from 'vitest';
import {hitView} from '@site/src/search/view/hitView';
import {outcomeText} from '@site/src/search/view/outcomeText';
import type {SearchHit} from '@site/src/search/types';
import {marked, parts} from './marked';

const hit: SearchHit = {
  objectID: '1',
  path: '/docs/r50/mt5/setup/attach_ea#step',
  platform: 'mt5',
  manual: 'R-50',
  headings: ['[Attach] the EA', 'Allow <it>'].map(parts),
  content: null,
};

/** A row as it is shown, with brackets around its marks. */
function viewOf(changes: Partial<SearchHit>) {
  const {title, meaning, summary, path} = hitView({...hit, ...changes});
  return {
    path,
    title: marked(title),
    meaning: marked(meaning),
    summary: marked(summary),
  };
}

test('titles a hit with its deepest heading, and shows the headings above it', () => {
  expect(viewOf({})).toEqual({
    title: 'Allow <it>',
    path: ['R-50', 'MT5', 'Attach the EA'],
    meaning: null,
    summary: null,
  });
});

test.each([
  ['a page is in its manual', ['Page'], ['R-50', 'MT5']],
  ['a heading is on its page', ['Page', 'A'], ['R-50', 'MT5', 'Page']],
  ['a row is below the headings of its page', ['Page', 'A', 'B'], ['R-50', 'MT5', 'Page', 'A']],
  ['no name is there twice', ['Page', 'Page', 'B'], ['R-50', 'MT5', 'Page']],
  ['a name says others', ['Attach on MT5 – R-50', 'A'], ['Attach on MT5 – R-50']],
  ['a part of a word says nothing', ['Page of R-500', 'A'], ['R-50', 'MT5', 'Page of R-500']],
  ['the title says the platform', ['Page', 'Stop (MT5)'], ['R-50', 'Page']],
])('names the location of a hit: %s', (_, headings, path) => {
  expect(viewOf({headings: headings.map(parts)})).toMatchObject({path});
});

test.each([
  [
    'the meaning and the remedy of a code',
    {content: parts('Too [close].'), remedy: parts('Move it.')},
    {meaning: 'Too [close].', summary: 'Move it.'},
  ],
  ['else the text', {content: parts('Too close.')}, {meaning: null, summary: 'Too close.'}],
  ['no ellipsis alone on a line', {content: parts('…too')}, {summary: '…\u2060too'}],
])('shows of the texts of a hit %s', (_, texts, expected) => {
  expect(viewOf(texts)).toMatchObject(expected);
});

test('names each unknown word once', () => {
  const unknown = ['zebra', 'gnu', 'zebra'];
  expect(outcomeText({kind: 'hits', query: 'stop', hits: [], nbHits: 2, unknown})).toBe(
    'Nothing about “zebra” and “gnu”. Nearest matches: 2 results',
  );
});
