import fc from 'fast-check';
import {expect, test} from 'vitest';
import {escapeHtml} from '../../../src/plugins/search-index/client/highlight';
import {parseMarks, type TextPart} from '../../../src/theme/SearchPage/marks';
import {always, text} from './runs';

test('any HTML becomes text, and not more of it', () =>
  always(
    fc.property(text, (html) => {
      const parts = parseMarks(html);
      const length = parts.reduce((sum, part) => sum + part.text.length, 0);
      expect(length).toBeLessThanOrEqual(html.length);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  ));

const part = fc.record({text: text.filter(Boolean), isMatch: fc.boolean()});

/** Neighbours without a mark are one text. */
function join(parts: readonly TextPart[]): TextPart[] {
  return parts.reduce<TextPart[]>((joined, next) => {
    const last = joined.at(-1);
    return last && !last.isMatch && !next.isMatch
      ? [...joined.slice(0, -1), {text: last.text + next.text, isMatch: false}]
      : [...joined, next];
  }, []);
}

test('what was escaped and marked comes out as it was', () =>
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
