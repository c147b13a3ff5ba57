import {expect, test} from 'vitest';
import {hasPhrase, readSequence} from '@site/src/search/client/engine/wordSequence';
import {createTokenizer} from '@site/src/search/shared/tokenize';

const {words} = createTokenizer([]);

test('a text becomes the stems of its words, with and without stop words', () => {
  expect(readSequence(words('How do I attach the EA?'))).toEqual({
    all: ' how do i attach the ea ',
    withoutStops: ' attach ea ',
  });
});

test.each([
  ['side by side', 'Set the stop loss here', ['stop', 'loss'], true],
  ['with a stop word inside', 'Attach the EA', ['attach', 'ea'], true],
  ['with its stop words', 'Put it on the chart', ['put', 'it', 'on'], true],
  ['in another form', 'Installing robots', ['installation', 'robot'], true],
  ['with another word inside', 'Stop trading at a loss', ['stop', 'loss'], false],
  ['in reverse order', 'A loss stop', ['stop', 'loss'], false],
  ['in longer words', 'nonstop lossless', ['stop', 'loss'], false],
  ['in an empty text', '', ['stop', 'loss'], false],
])('a phrase: %s', (_, text, terms, expected) => {
  expect(hasPhrase(readSequence(words(text)), terms)).toBe(expected);
});
