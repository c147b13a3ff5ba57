import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../numbers/format';
import NumberTable from '../Figure/NumberTable';

/** One open position, and the account that holds it. */
const example = {
  lots: 1,
  contractSize: 100_000,
  price: 1.1,
  leverage: 100,
  equity: 5_000,
  stopOutPercent: 50,
  pipValuePerLot: 10,
};

/**
 * Sources: MQL5 Book, Account margin settings (https://www.mql5.com/en/book), for margin level and stop out; the
 * rest are the long-standing definitions of the terms in the MQL5 Reference, Account properties. The margin stays
 * the same, and there are no other positions, no commission and no swap.
 */
function calculate() {
  const {lots, contractSize, price, leverage, equity, stopOutPercent, pipValuePerLot} = example;
  const margin = (lots * contractSize * price) / leverage;
  const stopOutEquity = (margin * stopOutPercent) / 100;
  const loss = equity - stopOutEquity;
  return {margin, stopOutEquity, loss, pips: loss / (pipValuePerLot * lots)};
}

const lots = formatNumber(example.lots, 2);
const contractSize = formatNumber(example.contractSize);
const price = formatNumber(example.price, 4);
const equity = formatNumber(example.equity);
const stopOutLevel = formatPercent(example.stopOutPercent, 0);
const pipValue = formatNumber(example.pipValuePerLot);

const caption = `Example figures for a currency pair in the Forex calculation mode. The account is in USD, its equity is ${equity}, and ${lots} lot of ${contractSize} EUR was bought at ${price}. Leverage is 1:${example.leverage}, the stop out level is ${stopOutLevel}, and a pip is worth ${pipValue} USD per lot. CFDs, metals and indices use other formulas or have their own margin rates, which the symbol’s Specification shows.`;

/** Margin, margin level and the distance to stop out of one position. */
export default function MarginExample(): ReactNode {
  const result = calculate();
  const margin = formatNumber(result.margin);
  const stopOutEquity = formatNumber(result.stopOutEquity);
  const loss = formatNumber(result.loss);
  return (
    <NumberTable
      caption={caption}
      columns={['Figure', 'Calculation', 'Result']}
      rows={[
        ['Margin', `${lots} × ${contractSize} × ${price} ÷ ${example.leverage}`, margin],
        [
          'Margin level',
          `${equity} ÷ ${margin} × 100`,
          formatPercent((example.equity / result.margin) * 100, 1),
        ],
        ['Free margin', `${equity} − ${margin}`, formatNumber(example.equity - result.margin)],
        ['Equity at stop out', `${margin} × ${stopOutLevel}`, stopOutEquity],
        ['Floating loss at that point', `${equity} − ${stopOutEquity}`, loss],
        ['That loss in pips', `${loss} ÷ (${pipValue} × ${lots})`, formatNumber(result.pips)],
      ]}
    />
  );
}
