import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../../calculations/format';
import {marginOf, type MarginInput} from '../../calculations/margin';
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

/** Margin, margin level and the distance to stop out of one position. */
export default function MarginExample(): ReactNode {
  const {margin, freeMargin, marginLevel, stopOutEquity, lossToStopOut, pipsToStopOut} =
    marginOf(example);
  const stopOut = formatPercent(example.stopOutLevel, 0);
  return (
    <NumberTable
      caption={`Example figures: an account in USD with an equity of ${formatNumber(example.equity)} holds ${formatNumber(example.lots, 2)} lot of ${formatNumber(example.contractSize)} EUR at ${formatNumber(example.price, 4)}; leverage 1:${example.leverage}, stop out level ${stopOut}, ${formatNumber(example.pipValuePerLot)} USD a pip.`}
      columns={['Figure', 'How it is counted', 'Result']}
      rows={[
        [
          'Margin',
          `${formatNumber(example.contractSize)} × ${formatNumber(example.price, 4)} ÷ ${example.leverage}`,
          formatNumber(margin),
        ],
        [
          'Margin level',
          `${formatNumber(example.equity)} ÷ ${formatNumber(margin)} × 100`,
          formatPercent(marginLevel, 1),
        ],
        [
          'Free margin',
          `${formatNumber(example.equity)} − ${formatNumber(margin)}`,
          formatNumber(freeMargin),
        ],
        ['Equity at stop out', `${formatNumber(margin)} × ${stopOut}`, formatNumber(stopOutEquity)],
        [
          'Floating loss until then',
          `${formatNumber(example.equity)} − ${formatNumber(stopOutEquity)}`,
          formatNumber(lossToStopOut),
        ],
        [
          'The same in pips',
          `${formatNumber(lossToStopOut)} ÷ ${formatNumber(example.pipValuePerLot)}`,
          formatNumber(pipsToStopOut),
        ],
      ]}
    />
  );
}
