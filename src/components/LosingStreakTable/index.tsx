import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../numbers/format';
import {restAfterLosses} from '../RecoveryTable/recovery';
import NumberTable from '../Figure/NumberTable';

const losses = [0.5, 1, 2, 5];
const streaks = [3, 5, 10, 15, 20, 30];

/** How much an account loses in several losses in a row. */
export default function LosingStreakTable(): ReactNode {
  return (
    <NumberTable
      caption="Example figures: how far an account falls, in per cent, after several losses in a row, if each loss takes the same share of what’s left."
      columns={[
        'Losses',
        ...losses.map((loss) => `${formatPercent(loss, Number.isInteger(loss) ? 0 : 1)} each`),
      ]}
      rows={streaks.map((streak) => [
        streak,
        ...losses.map((loss) => formatNumber((restAfterLosses(loss, streak) - 1) * 100, 2)),
      ])}
    />
  );
}
