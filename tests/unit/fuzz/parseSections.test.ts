import fc from 'fast-check';
import {expect, test} from 'vitest';
import {sectionsOf} from '../search/sectionsOf';
import {always, text} from './runs';

const TAGS = (
  'article aside b br button code dd details div dl dt figure h1 h2 h3 h6 img li main nav ol p pre ' +
  'samp script span style summary svg table tbody td template th title tr ul'
).split(' ');

const attributes = fc.constantFrom(
  ...[
    '',
    ' id=a',
    ' id="b"',
    ' id',
    ' class=theme-doc-markdown',
    ' class="hash-link"',
    ' alt="<b>"',
  ],
  ' id=mt4-130',
  ...[' aria-hidden="true"', ' aria-label=c', ' id="<>"', ' =', ' "'],
);

/** Nested elements, closed or not, whether HTML allows them there or not. */
const html = fc.letrec<{nodes: string; element: string}>((tie) => ({
  nodes: fc
    .array(fc.oneof({maxDepth: 8}, text, tie('element')), {maxLength: 6})
    .map((nodes) => nodes.join('')),
  element: fc
    .tuple(fc.constantFrom(...TAGS), attributes, tie('nodes'), fc.boolean())
    .map(([tag, attribute, inner, isClosed]) =>
      isClosed ? `<${tag}${attribute}>${inner}</${tag}>` : `<${tag}${attribute}>${inner}`,
    ),
})).nodes;

/** Any page that can be in a file: UTF-8 has no lone surrogates, for which parse5 throws. */
const page = fc
  .oneof(
    html.map((inner) => `<main>${inner}</main>`),
    html.map((inner) => `<div class="theme-doc-markdown"><h1>Title</h1>${inner}</div>`),
  )
  .map((given) => Buffer.from(given).toString());

/** Number of characters in the sections of a page, without the headings above each section. */
function sizeOf({sections}: ReturnType<typeof sectionsOf>): number {
  return sections.reduce(
    (size, {headings, content}) => size + (headings.at(-1)?.length ?? 0) + (content?.length ?? 0),
    0,
  );
}

test('any HTML becomes valid sections, with a limited amount of text', () =>
  always(
    fc.property(page, (given) => {
      const parsed = sectionsOf(given);
      expect(parsed.sections[0]).toMatchObject({anchor: null, level: 1});
      for (const {anchor, level, headings, content} of parsed.sections.slice(1)) {
        expect(anchor).not.toBe('');
        expect(level).toBeGreaterThanOrEqual(2);
        expect(level).toBeLessThanOrEqual(6);
        expect(headings).toHaveLength(level);
        expect(content).not.toBe('');
      }
      for (const {headings, content, message, remedy} of parsed.sections) {
        for (const each of [...headings, content, message, remedy]) {
          expect(each ?? '').not.toMatch(/^\s|\s$|\s\s|[\n\u00AD\u200B]/);
        }
      }
      // Blocks are separated by three characters, but each has a tag of at least three. The title of the
      // document replaces a missing heading, at most twice.
      expect(sizeOf(parsed)).toBeLessThanOrEqual(2 * given.length);
      expect(parsed.sections.length).toBeLessThanOrEqual(1 + given.split('id').length);
    }),
  ));

test.each(['<img src=x onerror=a()>', '</main><script>', '&lt;', '<!-- x', '"\''])(
  'the text %s is not taken for markup',
  (shown) => {
    const written = shown.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const {sections} = sectionsOf(`<main><h1>${written}</h1><p>${written}</p></main>`);
    expect(sections).toMatchObject([{anchor: null, level: 1, headings: [shown], content: shown}]);
  },
);
