import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../numbers/format';
import {marginOf, type MarginInput} from './margin';
import NumberTable from '../Figure/NumberTable';

const example: MarginInput = {
  lots: 1,
  contractSize: 100_000,
  price: 1.1,
  leverage: 100,
  equity: 5_000,
  stopOutLevel: 50,
  pipValuePerLot: 10,
};

const lots = formatNumber(example.lots, 2);
const contractSize = formatNumber(example.contractSize);
const price = formatNumber(example.price, 4);
const equity = formatNumber(example.equity);
const stopOutLevel = formatPercent(example.stopOutLevel, 0);
const pipValue = formatNumber(example.pipValuePerLot);

const caption = `Example figures for a currency pair in the Forex calculation mode. The account is in USD, its equity is ${equity}, and ${lots} lot of ${contractSize} EUR was bought at ${price}. Leverage is 1:${example.leverage}, the stop out level is ${stopOutLevel}, and a pip is worth ${pipValue} USD per lot. CFDs, metals and indices use other formulas or have their own margin rates, which the symbol’s Specification shows.`;

/** Margin, margin level and the distance to stop out of one position. */
export default function MarginExample(): ReactNode {
  const result = marginOf(example);
  const margin = formatNumber(result.margin);
  const stopOutEquity = formatNumber(result.stopOutEquity);
  const loss = formatNumber(result.lossToStopOut);
  return (
    <NumberTable
      caption={caption}
      columns={['Figure', 'Calculation', 'Result']}
      rows={[
        ['Margin', `${lots} × ${contractSize} × ${price} ÷ ${example.leverage}`, margin],
        ['Margin level', `${equity} ÷ ${margin} × 100`, formatPercent(result.marginLevel, 1)],
        ['Free margin', `${equity} − ${margin}`, formatNumber(result.freeMargin)],
        ['Equity at stop out', `${margin} × ${stopOutLevel}`, stopOutEquity],
        ['Floating loss at that point', `${equity} − ${stopOutEquity}`, loss],
        [
          'That loss in pips',
          `${loss} ÷ (${pipValue} × ${lots})`,
          formatNumber(result.pipsToStopOut),
        ],
      ]}
    />
  );
}
