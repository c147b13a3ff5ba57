import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../numbers/format';
import {volumeFromRisk} from './volume';
import NumberTable from '../Figure/NumberTable';

const symbol = {pipValuePerLot: 10, minimum: 0.01, maximum: 100, step: 0.01} as const;

const cases = [
  {account: 10_000, riskPercent: 1, stopPips: 50},
  {account: 10_000, riskPercent: 1, stopPips: 70},
  {account: 10_000, riskPercent: 2, stopPips: 70},
  {account: 500, riskPercent: 1, stopPips: 70},
] as const;

const caption = `Example figures for an account in USD: one lot gains or loses ${formatNumber(symbol.pipValuePerLot)} USD per pip, and both the smallest volume and the step are ${formatNumber(symbol.minimum, 2)} lots. “none” means that even the smallest volume would risk more.`;

/** The volume that a risk allows, rounded down to the step of the symbol. */
export default function VolumeExample(): ReactNode {
  return (
    <NumberTable
      caption={caption}
      columns={['Risk', 'Money at risk', 'Stop, pips', 'Exact lots', 'Lots']}
      rows={cases.map((row) => {
        const {moneyAtRisk, exactLots, lots} = volumeFromRisk({...symbol, ...row});
        return [
          `${formatPercent(row.riskPercent, 0)} of ${formatNumber(row.account)}`,
          formatNumber(moneyAtRisk),
          formatNumber(row.stopPips),
          formatNumber(exactLots, 4),
          lots === 0 ? 'none' : formatNumber(lots, 2),
        ];
      })}
    />
  );
}
