import fc from 'fast-check';
import {expect, test} from 'vitest';
import {escapeHtml} from '@site/src/search/shared/html';
import {parseMarks, type TextPart} from '@site/src/search/view/marks';
import {always, text} from './runs';

test('any HTML becomes text that is not longer than the HTML', () =>
  always(
    fc.property(text, (html) => {
      const parts = parseMarks(html);
      const length = parts.reduce((sum, part) => sum + part.text.length, 0);
      expect(length).toBeLessThanOrEqual(html.length);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  ));

const part = fc.record({text: text.filter(Boolean), isMatch: fc.boolean()});

/** Joins adjacent parts without a mark. */
function join(parts: readonly TextPart[]): TextPart[] {
  return parts.reduce<TextPart[]>((joined, next) => {
    const last = joined.at(-1);
    return last && !last.isMatch && !next.isMatch
      ? [...joined.slice(0, -1), {text: last.text + next.text, isMatch: false}]
      : [...joined, next];
  }, []);
}

test('parsing restores what was escaped and marked', () =>
  always(
    fc.property(fc.array(part, {maxLength: 8}), (parts) => {
      const html = parts
        .map(({text: given, isMatch}) =>
          isMatch ? `<mark>${escapeHtml(given)}</mark>` : escapeHtml(given),
        )
        .join('');
      expect(parseMarks(html)).toEqual(join(parts));
    }),
  ));
