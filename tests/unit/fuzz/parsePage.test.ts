import fc from 'fast-check';
import {expect, test} from 'vitest';
import {parsePage} from '../../../src/plugins/search-index/server/parsePage';
import {always, text} from './runs';

const TAGS = (
  'article aside b br button code dd details div dl dt figure h1 h2 h3 h6 img li main nav ol p pre ' +
  'script span style summary svg table tbody td template th title tr ul'
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
  ...[' aria-hidden="true"', ' aria-label=c', ' id="<>"', ' =', ' "'],
);

/** Elements in one another, closed or not, in places where HTML allows them or not. */
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

/** Any page that a file can hold: UTF-8 has no halves of pairs, at which parse5 throws. */
const page = fc
  .oneof(
    html,
    html.map((inner) => `<main>${inner}</main>`),
    html.map((inner) => `<div class="theme-doc-markdown"><h1>Title</h1>${inner}</div>`),
  )
  .map((given) => Buffer.from(given).toString());

/** Characters that a page's sections hold of their own; the headings above each are shared. */
function sizeOf({sections}: ReturnType<typeof parsePage>): number {
  return sections.reduce(
    (size, {headings, content}) => size + (headings.at(-1)?.length ?? 0) + (content?.length ?? 0),
    0,
  );
}

test('any HTML becomes sections of the promised form, and no more text than it is long', () =>
  always(
    fc.property(page, (given) => {
      const parsed = parsePage(given);
      expect(parsed.sections[0]).toMatchObject({anchor: null, level: 1});
      for (const {anchor, level, headings, content} of parsed.sections.slice(1)) {
        expect(anchor).not.toBe('');
        expect(level).toBeGreaterThanOrEqual(2);
        expect(level).toBeLessThanOrEqual(6);
        expect(headings).toHaveLength(level);
        expect(content).not.toBe('');
      }
      for (const {headings, content} of parsed.sections) {
        for (const each of [...headings, content ?? '']) {
          expect(each ?? '').not.toMatch(/^\s|\s$|\s\s|[\n\u00AD\u200B]/);
        }
      }
      // A block is set apart from the next with three characters, and has a tag of as many. The title
      // of the document stands in for a missing heading, and twice at most.
      expect(sizeOf(parsed)).toBeLessThanOrEqual(2 * given.length);
      expect(parsed.sections.length).toBeLessThanOrEqual(1 + given.split('id').length);
    }),
  ));

test.each(['<img src=x onerror=a()>', '</main><script>', '&lt;', '<!-- x', '"\''])(
  'the text %s is no markup',
  (shown) => {
    const written = shown.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const {sections} = parsePage(`<main><h1>${written}</h1><p>${written}</p></main>`);
    expect(sections).toEqual([{anchor: null, level: 1, headings: [shown], content: shown}]);
  },
);
