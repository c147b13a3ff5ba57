import fc from 'fast-check';
import {expect, test} from 'vitest';
import {answer} from '@site/src/search/client/engine/answer';
import {highlight} from '@site/src/search/client/engine/snippets';
import {createSearchIndex} from '@site/src/search/client/engine/searchIndex';
import {createTokenizer} from '@site/src/search/shared/tokenize';
import {toModalResult} from '@site/src/search/modal/docsearch';
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
      message: 'Invalid <i>stops</i> · kestrel & "stop"',
      remedy: "Move the stop <b onclick='a()'>away</b>.",
      content: 'A <img src=x onerror=a()> of the stop; &lt;kestrel&gt; – AutoTrading, 10027.',
    }),
  ]),
);

test('returns at most the requested hits for any query, with escaped texts', () => {
  const query = fc.oneof(text, fc.constantFrom('kestrel', 'stop loss', 'err130', 'r 50 stop'));
  always(
    fc.property(query, fc.nat(40), (given, limit) => {
      const result = answer({query: given, limit}, {product: null, platform: null}, index);
      expect(result.hits.length).toBeLessThanOrEqual(limit);
      for (const {hierarchy, content} of toModalResult(result, given).hits) {
        const html = Object.values({...hierarchy, lvl0: null, content}).join('');
        expect(html).toMatch(/^(?:[^<>"'&]|&#\d+;)*$/);
      }
    }),
  );
});

test('marks never change a text', () => {
  const {words} = createTokenizer([]);
  always(
    fc.property(text, fc.integer({min: 1, max: 4}), (given, every) => {
      const parts = highlight(given, {
        words,
        marksOf: (found) => found.map((_, at) => at % every === 0),
        foundIn: (found) => found.map((_, at) => at % every === 0),
        rarityOf: () => 1,
        minScore: 0,
      });
      expect(parts.map((part) => part.text).join('')).toBe(given);
    }),
  );
});
