import type {ReactNode} from 'react';
import {drawdowns} from '../DrawdownExample/drawdown';
import {formatNumber, formatPercent} from '../numbers/format';
import {exampleBalances} from '../DrawdownExample/series';
import Figure from '../Figure';
import Legend from '../Figure/Legend';
import Picture from '../Figure/Picture';
import {drawEquityCurve, layouts} from './drawing';

const id = 'equity-curve';

/** One example balance with its absolute, maximal and relative drawdown marked. */
export default function EquityCurve(): ReactNode {
  const {absolute, maximal, relative} = drawdowns(exampleBalances);
  const [start = 0] = exampleBalances;
  return (
    <Figure
      id={id}
      caption={`Schematic drawing of an example balance: ${exampleBalances.map((value) => formatNumber(value)).join(', ')}. Here, the largest fall in money isn’t the largest in per cent.`}
    >
      <Picture
        figureId={id}
        label="Balance curve with three drawdowns marked"
        layouts={layouts}
        draw={drawEquityCurve}
        legend={
          <Legend
            entries={[
              {
                name: 'Absolute drawdown',
                text: `${formatNumber(absolute)}, from the initial deposit of ${formatNumber(start)} down to the lowest value, ${formatNumber(start - absolute)}.`,
              },
              {
                name: 'Maximal drawdown',
                text: `${formatNumber(maximal.amount)} (${formatPercent(maximal.percent)}), from the peak of ${formatNumber(maximal.peak)} down to ${formatNumber(maximal.low)}: the largest fall in money.`,
              },
              {
                name: 'Relative drawdown',
                text: `${formatPercent(relative.percent)} (${formatNumber(relative.amount)}), from the peak of ${formatNumber(relative.peak)} down to ${formatNumber(relative.low)}: the largest fall in per cent.`,
              },
            ]}
          />
        }
      />
    </Figure>
  );
}
