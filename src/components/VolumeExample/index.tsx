import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../numbers/format';
import NumberTable from '../Figure/NumberTable';

const pipValuePerLot = 10;

/** In lots: the smallest volume, and the step between volumes. */
const step = 0.01;

const cases = [
  {account: 10_000, riskPercent: 1, stopPips: 50},
  {account: 10_000, riskPercent: 1, stopPips: 70},
  {account: 10_000, riskPercent: 2, stopPips: 70},
  {account: 500, riskPercent: 1, stopPips: 70},
] as const;

const caption = `Example figures for an account in USD: one lot gains or loses ${formatNumber(pipValuePerLot)} USD per pip, and both the smallest volume and the step are ${formatNumber(step, 2)} lots. “none” means that even the smallest volume would risk more.`;

/** The volume that a risk allows, rounded down to the step of the symbol. */
export default function VolumeExample(): ReactNode {
  return (
    <NumberTable
      caption={caption}
      columns={['Risk', 'Money at risk', 'Stop, pips', 'Exact lots', 'Lots']}
      rows={cases.map(({account, riskPercent, stopPips}) => {
        const moneyAtRisk = (account * riskPercent) / 100;
        const exactLots = moneyAtRisk / (stopPips * pipValuePerLot);
        // 0.29 ÷ 0.01 is 28.999999999999996, but 0.29 lots are 29 steps.
        const steps = Math.floor(exactLots / step + 1e-9);
        return [
          `${formatPercent(riskPercent, 0)} of ${formatNumber(account)}`,
          formatNumber(moneyAtRisk),
          formatNumber(stopPips),
          formatNumber(exactLots, 4),
          steps === 0 ? 'none' : formatNumber(steps * step, 2),
        ];
      })}
    />
  );
}
