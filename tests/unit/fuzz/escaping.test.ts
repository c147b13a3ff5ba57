import fc from 'fast-check';
import {expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import {highlight} from '@site/src/search/client/engine/highlight';
import {createSearchIndex} from '@site/src/search/client/engine/searchIndex';
import {LEVELS} from '@site/src/search/shared/indexFormat';
import {createTokenizer} from '@site/src/search/shared/tokenize';
import type {SearchHit} from '@site/src/search/types';
import {parseMarks} from '@site/src/search/view/marks';
import {indexFile, kestrels, record} from '../../fixtures/searchRecords';
import {always, text} from './runs';

const index = createSearchIndex(
  indexFile([
    ...kestrels(30),
    record({
      route: '/docs/r50/stop',
      manual: 'R-50',
      headings: ['Stop loss & <b>take</b> "profit"', "ERR_INVALID_STOPS <i>'130'</i>"],
      anchor: 'mt4-130',
      type: 'lvl2',
      message: 'Invalid <i>stops</i> · kestrel & "stop"',
      remedy: "Move the stop <b onclick='a()'>away</b>.",
      content: 'A <img src=x onerror=a()> of the stop; &lt;kestrel&gt; – AutoTrading, 10027.',
    }),
  ]),
);

/** Escaped HTML has no tags but `mark`, and no special characters except in entities. */
const ESCAPED = /^(?:[^<>"'&]|<\/?mark>|&(?:amp|lt|gt|quot|#39);)*$/;

/** All texts of a hit that are drawn with marks. The name of the manual is drawn as text. */
function htmlOf({hierarchy, content, _snippetResult, _highlightResult}: SearchHit): string[] {
  const marked = [_snippetResult, _highlightResult.hierarchy].flatMap((texts) =>
    Object.values(texts).map(({value}) => value),
  );
  return [...LEVELS.map((level) => hierarchy[level]), content, ...marked].filter(
    (html) => typeof html === 'string',
  );
}

test('any query gets escaped hits, and not more than requested', () => {
  const query = fc.oneof(text, fc.constantFrom('kestrel', 'stop loss', 'err130', 'r 50 stop'));
  always(
    fc.property(query, fc.nat(40), (asked, hitsPerPage) => {
      const request = {indexName: 'manual', query: asked, hitsPerPage};
      const {hits} = answer(request, {product: null, platform: null}, index);
      expect(hits.length).toBeLessThanOrEqual(hitsPerPage);
      for (const html of hits.flatMap(htmlOf)) {
        expect(html).toMatch(ESCAPED);
      }
    }),
  );
});

test('any text is the same once it was marked and its marks were read', () => {
  const {words} = createTokenizer([]);
  always(
    fc.property(text, fc.integer({min: 1, max: 4}), (given, every) => {
      const {value} = highlight(given, {
        words,
        marksOf: (found) => found.map((_, at) => at % every === 0),
        worthOf: () => 1,
        enough: 0,
      });
      expect(value).toMatch(ESCAPED);
      expect(
        parseMarks(value)
          .map((part) => part.text)
          .join(''),
      ).toBe(given);
    }),
  );
});
