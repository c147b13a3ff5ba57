import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {sentences} from '@site/src/components/ProductFact/sentences';

test.each([
  [{symbols: ['EURUSD', 'XAUUSD'], timeframes: ['H1']}, 'EURUSD or XAUUSD and the timeframe H1'],
  [
    {timeframes: ['M15', 'H1', 'H4']},
    'the symbol from your instructions and the timeframe M15, H1 or H4',
  ],
  [{symbols: ['EURUSD']}, 'EURUSD and the timeframe from your instructions'],
])('the step about the chart says what is known of %j', (facts, told) => {
  const text = renderToStaticMarkup(sentences.chart(facts, 'R-50')).replace(/<.*?>/g, '');
  expect(text).toBe(`Use ${told} for R-50.`);
});
