import {describe, expect, test} from 'vitest';
import {glossaryTerms} from '@site/src/data/glossary';
import {installerMessages} from '@site/src/data/installer-messages';
import {journalLines} from '@site/src/data/journal-lines';
import {allReturnCodes, codeAnchor} from '@site/src/data/return-codes';
import {codeRows} from '@site/src/data/return-codes/rows';
import {stopReasonAnchor, stopReasons} from '@site/src/data/stop-reasons';

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index);
const untrimmed = (texts: readonly string[]) => texts.filter((text) => text !== text.trim());

test('every row and term has an address of its own, in lower-case words with hyphens', () => {
  const ids = [
    ...allReturnCodes.map(codeAnchor),
    ...stopReasons.map(stopReasonAnchor),
    ...journalLines.map(({id}) => id),
    ...installerMessages.map(({id}) => id),
    ...glossaryTerms.map(({id}) => `term-${id}`),
  ];
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

describe('codes', () => {
  test('have whole numbers, and constants as MQL writes them', () => {
    for (const {code, constant} of allReturnCodes) {
      expect(Number.isInteger(code) && code >= 0, String(code)).toBe(true);
      expect(constant).toMatch(/^[A-Z][A-Z0-9_]+$/);
    }
  });

  test('say what to do before they link to a section', () => {
    const onlyLinked = allReturnCodes.filter(({action}) => /^\[[^\]]*\]\(\S*#error-/.test(action));
    expect(onlyLinked.map(codeAnchor)).toEqual([]);
  });

  test.each(allReturnCodes.filter(({messages}) => messages))(
    '$platform $code has each message once, the terminal’s first',
    ({messages = []}) => {
      const texts = messages.map(({text}) => text);
      expect(repeated(texts)).toEqual([]);
      expect(untrimmed(texts)).toEqual([]);
      expect(texts.filter((text) => /^(?:\[.*\]|\(.*\))$/.test(text))).toEqual([]);
      const authors = messages.map(({by}) => by);
      expect(authors).toEqual([...authors].sort().reverse());
    },
  );

  test('show a message of the library only if the terminal does not print it', () => {
    for (const {id, terminal, library} of codeRows) {
      const printed = new Set(terminal.map((text) => text.toLowerCase()));
      expect(
        library.filter((text) => printed.has(text.toLowerCase())),
        id,
      ).toEqual([]);
    }
  });
});

test('each line of a log stands in one row, for one platform or both', () => {
  const texts = journalLines.flatMap(({text, otherTexts = []}) => [text, ...otherTexts]);
  expect(repeated(texts)).toEqual([]);
  expect(untrimmed(texts)).toEqual([]);
  for (const {id, platforms} of journalLines) {
    expect(id).toMatch(/^log-/);
    expect(platforms.length, id).toBeGreaterThan(0);
    expect(repeated(platforms), id).toEqual([]);
  }
});

test('terms are in alphabetical order, and short enough for a box beside the text', () => {
  const terms = glossaryTerms.map(({term}) => term);
  expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other, 'en')));
  const long = glossaryTerms.filter(({definition}) => definition.length > 140);
  expect(long.map(({id}) => id)).toEqual([]);
});
