import {expect, test} from 'vitest';
import type {GlossaryTerm} from '@site/src/data/glossary/types';
import {checkGlossary} from '@site/src/data/build/checkGlossary';
import type {JournalLine} from '@site/src/data/journal-lines/types';
import {checkJournalLines} from '@site/src/data/build/checkJournalLines';
import {allReturnCodes} from '@site/src/data/return-codes';
import type {ReturnCode} from '@site/src/data/return-codes/types';
import {checkReturnCodes} from '@site/src/data/build/checkReturnCodes';

const code: ReturnCode = {
  platform: 'mt5',
  kind: 'server',
  code: 10009,
  constant: 'TRADE_RETCODE_DONE',
  meaning: 'Success.',
  action: 'No action needed.',
  source: 'Q5-RET',
};
const line: JournalLine = {
  id: 'log-connection-lost',
  text: 'connection to … lost',
  platforms: ['mt5'],
  tab: 'Journal',
  meaning: 'The connection dropped.',
  action: 'Wait.',
  source: 'GH',
};
const otherLine: JournalLine = {...line, id: 'log-disconnected', text: 'disconnected from …'};
const ask: GlossaryTerm = {id: 'ask', term: 'Ask', definition: 'The price at which you buy.'};
const bid: GlossaryTerm = {id: 'bid', term: 'Bid', definition: 'The price at which you sell.'};

function withMessages(...texts: string[]): ReturnCode {
  return {...code, messages: texts.map((text) => ({text, by: 'library', source: 'TRADE.MQH'}))};
}

const codes = (...rows: object[]) => [checkReturnCodes, rows] as const;
const lines = (...rows: object[]) => [checkJournalLines, rows] as const;
const terms = (...rows: object[]) => [checkGlossary, rows] as const;
/** A check, and the rows that it gets. */
type Checked = readonly [validate: (rows: never) => void, rows: object[]];

test.each<[string, Checked, string]>([
  [
    'a code twice',
    codes(code, {...code, constant: 'TRADE_RETCODE_OTHER'}),
    'src/data/return-codes: mt5 10009: exists twice: keep one of them.',
  ],
  ['a code twice over both kinds', codes(code, {...code, kind: 'runtime'}), 'exists twice'],
  ['a broken number', codes({...code, code: 1.5}), 'is not a whole number from 0 upwards.'],
  [
    'a constant in another form',
    codes({...code, constant: 'done'}),
    'mt5 10009: the constant is "done": write it as MQL does',
  ],
  [
    'an action that only leads to a section',
    codes({...code, action: '[Full steps](/docs/support/troubleshooting/error-codes#error-130)'}),
    'mt5 10009: the action begins with a link to a section: say in a sentence before it what to do.',
  ],
  [
    'a message with a space at its end',
    codes(withMessages('Request executed', 'done ')),
    'mt5 10009: the message "done " has spaces around it: remove them.',
  ],
  [
    'a message in square brackets',
    codes(withMessages('[Request executed]')),
    'the message "[Request executed]" is in brackets: write what is inside them.',
  ],
  ['a message in round brackets', codes(withMessages('(Done)')), '"(Done)" is in brackets'],
  [
    'a message twice',
    codes(withMessages('done', 'Request executed', 'done')),
    'mt5 10009: the message "done" is there twice: keep one of them.',
  ],
  [
    'an id of a line twice',
    lines(line, {...otherLine, id: line.id}),
    'src/data/journal-lines: log-connection-lost: exists twice: keep one of them.',
  ],
  [
    'an id of a line without its beginning',
    lines({...line, id: 'connection-lost'}),
    'connection-lost: the id needs lower-case words with hyphens and "log-" in front: log-connection-lost.',
  ],
  [
    'spaces around a line',
    lines({...line, text: 'lost '}),
    'log-connection-lost: text has spaces around it: remove them.',
  ],
  [
    'the text of another line',
    lines(line, {...otherLine, text: line.text}),
    'log-disconnected: exists twice: keep one of them.',
  ],
  [
    'another form of a line that is the text of another one',
    lines(line, {...otherLine, otherTexts: [line.text]}),
    'log-disconnected: exists twice: keep one of them.',
  ],
  [
    'a line without a platform',
    lines({...line, platforms: []}),
    'log-connection-lost: the line names no platform.',
  ],
  [
    'a line with a platform twice',
    lines({...line, platforms: ['mt4', 'mt4']}),
    'the line names a platform twice.',
  ],
  [
    'an id of a term twice',
    terms(ask, {...bid, id: 'ask'}),
    'src/data/glossary: ask: exists twice: keep one of them.',
  ],
  [
    'an id with a space',
    terms({...ask, id: 'ask price'}),
    'ask price: the id can’t be used as an anchor',
  ],
  [
    'a long definition',
    terms({...ask, definition: 'x'.repeat(141)}),
    'ask: the definition has more than 140 characters: shorten it.',
  ],
  [
    'terms in another order',
    terms(bid, ask),
    'The term "Ask" comes after "Bid": put it in alphabetical order.',
  ],
])('refuses %s', (_, [validate, rows], message) => {
  expect(() => validate(rows as never)).toThrow(message);
});

test.each<[string, Checked]>([
  ['the same number on both platforms', codes(code, {...code, platform: 'mt4'})],
  ['brackets at its end', codes(withMessages('deleted [no money]'))],
  ['the same words in other letters', codes(withMessages('Requote', 'requote'))],
  ['the message of another row', codes(withMessages('done'), {...withMessages('done'), code: 1})],
  ['lines that differ', lines(line, otherLine)],
])('accepts %s', (_, [validate, rows]) => {
  expect(() => validate(rows as never)).not.toThrow();
});

test('lists messages of the terminal before those of the library', () => {
  for (const {platform, code: number, messages = []} of allReturnCodes) {
    const authors = messages.map(({by}) => by);
    expect(authors, `${platform}-${number}`).toEqual([...authors].sort().reverse());
  }
});
