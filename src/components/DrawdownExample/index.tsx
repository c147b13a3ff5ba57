import type {ReactNode} from 'react';
import {drawdowns, fallsFromPeak, type Fall} from './drawdown';
import {formatNumber, formatPercent} from '../numbers/format';
import NumberTable from '../Figure/NumberTable';
import {exampleBalances, exampleFloating} from './series';

function inMoney({amount, percent}: Fall): string {
  return `${formatNumber(amount)} (${formatPercent(percent)})`;
}

function inPercent({amount, percent}: Fall): string {
  return `${formatPercent(percent)} (${formatNumber(amount)})`;
}

function stepName(index: number): string {
  return index === 0 ? 'Start' : String(index);
}

function FallsTable(): ReactNode {
  return (
    <NumberTable
      caption="Example figures: a balance at five points, its highest value so far (the peak), and how far it has fallen from that peak."
      columns={['Step', 'Balance', 'Peak', 'Fall', 'Fall in %']}
      rows={fallsFromPeak(exampleBalances).map(({lowIndex, low, peak, amount, percent}) => [
        stepName(lowIndex),
        formatNumber(low),
        formatNumber(peak),
        formatNumber(amount),
        formatNumber(percent, 2),
      ])}
    />
  );
}

function ThreeFiguresTable(): ReactNode {
  const {absolute, maximal, relative} = drawdowns(exampleBalances);
  const [start = 0] = exampleBalances;
  return (
    <NumberTable
      caption="Example figures: the three drawdown figures of this balance, as a report prints them."
      columns={['Drawdown', 'From', 'Down to', 'Figure']}
      rows={[
        ['Absolute', formatNumber(start), formatNumber(start - absolute), formatNumber(absolute)],
        ['Maximal', formatNumber(maximal.peak), formatNumber(maximal.low), inMoney(maximal)],
        ['Relative', formatNumber(relative.peak), formatNumber(relative.low), inPercent(relative)],
      ]}
    />
  );
}

function EquityTable(): ReactNode {
  const {balance, results} = exampleFloating;
  const equities = results.map((result) => balance + result);
  return (
    <NumberTable
      caption="Example figures: balance and equity compared. No trade is closed, so the balance doesn’t change. Equity moves with the floating result."
      columns={['Step', 'Balance', 'Floating', 'Equity']}
      rows={[
        ...results.map((result, index) => [
          stepName(index),
          formatNumber(balance),
          formatNumber(result),
          formatNumber(balance + result),
        ]),
        [
          'Drawdown',
          inMoney(drawdowns(results.map(() => balance)).maximal),
          '',
          inMoney(drawdowns(equities).maximal),
        ],
      ]}
    />
  );
}

/** The three drawdown figures of one balance, and balance drawdown compared with equity drawdown. */
export default function DrawdownExample(): ReactNode {
  return (
    <>
      <FallsTable />
      <ThreeFiguresTable />
      <EquityTable />
    </>
  );
}
