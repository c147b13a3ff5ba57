import {expect, test} from 'vitest';
import {restoreWords, shortenWords} from '@site/src/search/shared/frequentWords';

const restored = (texts: readonly string[]) => {
  const {texts: short, words} = shortenWords(texts);
  return short.map((text) => restoreWords(text, words));
};

test.each([
  ['nothing', []],
  ['an empty text', ['']],
  ['words that come once', ['One sentence only.']],
  ['words that repeat', ['the order, the position and the order', 'The order is the same.']],
  ['letters of its own', ['Łódź Łódź order order order', 'order Āā']],
  ['every letter that could stand for a word', [allLetters(), 'order order order']],
])('texts with %s come back', (_, texts) => {
  expect(restored(texts)).toEqual(texts);
});

test('a frequent word is one letter, with its space', () => {
  expect(shortenWords(['an order, an order'])).toEqual({
    texts: ['anĀ, anĀ'],
    words: [' order'],
  });
});

test('a letter that a text has stands for itself', () => {
  expect(shortenWords(['Ā order order'])).toEqual({texts: ['Āāā'], words: ['Ā', ' order']});
});

test('the words that save most have a letter where there are more words than letters', () => {
  const rare = Array.from({length: 900}, (_, at) => `w${letters(at)}`).map(
    (it) => ` ${it} ${it} ${it} ${it}`,
  );
  const {words} = shortenWords([...rare, ' position'.repeat(9)]);
  expect(words).toHaveLength(768);
  expect(words[0]).toBe(' position');
});

function allLetters(): string {
  return Array.from({length: 768}, (_, at) => String.fromCharCode(0x100 + at)).join('');
}

function letters(value: number): string {
  return String(value).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
}
