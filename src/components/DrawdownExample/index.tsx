import type {ReactNode} from 'react';
import {drawdowns, fallsFromPeak, type Fall} from '../../calculations/drawdown';
import {formatNumber, formatPercent} from '../../calculations/format';
import NumberTable from '../Figure/NumberTable';
import {exampleBalanceAndEquity, exampleBalances} from './series';

function inMoney({amount, percent}: Fall): string {
  return `${formatNumber(amount)} (${formatPercent(percent)})`;
}

function inPercent({amount, percent}: Fall): string {
  return `${formatPercent(percent)} (${formatNumber(amount)})`;
}

function stepName(index: number): string {
  return index === 0 ? 'Start' : `Step ${index}`;
}

/** The three drawdown figures of one balance, and balance drawdown beside equity drawdown. */
export default function DrawdownExample(): ReactNode {
  const {absolute, maximal, relative} = drawdowns(exampleBalances);
  const {balance, equity} = exampleBalanceAndEquity;
  return (
    <>
      <NumberTable
        caption="Example figures: a balance in five steps, and how far each step is below the highest balance so far."
        columns={['', 'Balance', 'Highest so far', 'Below it', 'In per cent']}
        rows={fallsFromPeak(exampleBalances).map((fall) => [
          stepName(fall.lowIndex),
          formatNumber(fall.low),
          formatNumber(fall.peak),
          formatNumber(fall.amount),
          formatPercent(fall.percent),
        ])}
      />
      <NumberTable
        caption="Example figures: the three drawdown figures of that balance."
        columns={['Drawdown', 'From', 'Down to', 'Figure']}
        rows={[
          [
            'Absolute',
            formatNumber(exampleBalances[0] ?? 0),
            formatNumber(Math.min(...exampleBalances)),
            formatNumber(absolute),
          ],
          ['Maximal', formatNumber(maximal.peak), formatNumber(maximal.low), inMoney(maximal)],
          [
            'Relative',
            formatNumber(relative.peak),
            formatNumber(relative.low),
            inPercent(relative),
          ],
        ]}
      />
      <NumberTable
        caption="Example figures: no trade is closed, so the balance stands still, while the equity moves with the open trades."
        columns={['', 'Balance', 'Equity']}
        rows={[
          ...balance.map((value, index) => [
            stepName(index),
            formatNumber(value),
            formatNumber(equity[index] ?? value),
          ]),
          [
            'Maximal drawdown',
            inMoney(drawdowns(balance).maximal),
            inMoney(drawdowns(equity).maximal),
          ],
        ]}
      />
    </>
  );
}
