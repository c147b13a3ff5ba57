import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../../calculations/format';
import {volumeFromRisk} from '../../calculations/volume';
import NumberTable from '../Figure/NumberTable';

const symbol = {pipValuePerLot: 10, minimum: 0.01, maximum: 100, step: 0.01} as const;

const cases = [
  {account: 10_000, riskPercent: 1, stopPips: 50},
  {account: 10_000, riskPercent: 1, stopPips: 70},
  {account: 10_000, riskPercent: 2, stopPips: 70},
  {account: 500, riskPercent: 1, stopPips: 70},
] as const;

/** The volume that a risk allows, rounded down to the step of the symbol. */
export default function VolumeExample(): ReactNode {
  return (
    <NumberTable
      caption={`Example figures: ${formatNumber(symbol.pipValuePerLot)} USD a pip and lot; smallest volume and step ${formatNumber(symbol.minimum, 2)} lots. Lots = money at risk ÷ (stop × pip value), rounded down.`}
      columns={['Account and risk', 'Money at risk', 'Stop in pips', 'Exact', 'Lots']}
      rows={cases.map((row) => {
        const {moneyAtRisk, exactLots, lots} = volumeFromRisk({...symbol, ...row});
        return [
          `${formatPercent(row.riskPercent, 0)} of ${formatNumber(row.account)}`,
          formatNumber(moneyAtRisk),
          formatNumber(row.stopPips),
          formatNumber(exactLots, 4),
          lots === 0 ? 'none: below the smallest volume' : formatNumber(lots, 2),
        ];
      })}
    />
  );
}
