import {expect, test} from 'vitest';
import {hasPhrase, readSequence} from '../../../src/plugins/search-index/client/wordSequence';
import {createTokenizer} from '../../../src/plugins/search-index/shared/tokenize';

const {words} = createTokenizer([]);

test('a text is read as the stems of its words, with and without question words', () => {
  expect(readSequence(words('How do I attach the EA?'))).toEqual({
    all: ' how do i attach the ea ',
    telling: ' attach ea ',
  });
});

test.each([
  ['side by side', 'Set the stop loss here', ['stop', 'loss'], true],
  ['over a question word', 'Attach the EA', ['attach', 'ea'], true],
  ['with its question words', 'Put it on the chart', ['put', 'it', 'on'], true],
  ['in another form', 'Installing robots', ['installation', 'robot'], true],
  ['apart', 'Stop trading at a loss', ['stop', 'loss'], false],
  ['the other way round', 'A loss stop', ['stop', 'loss'], false],
  ['in longer words', 'nonstop lossless', ['stop', 'loss'], false],
  ['in no text', '', ['stop', 'loss'], false],
])('a phrase: %s', (_, text, terms, expected) => {
  expect(hasPhrase(readSequence(words(text)), terms)).toBe(expected);
});
