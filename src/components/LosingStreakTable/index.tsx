import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../../calculations/format';
import {restAfterLosses} from '../../calculations/recovery';
import NumberTable from '../Figure/NumberTable';

const losses = [0.5, 1, 2, 5];
const streaks = [3, 5, 10, 15, 20, 30];

/** What several losses in a row take from an account. */
export default function LosingStreakTable(): ReactNode {
  return (
    <NumberTable
      caption="Example figures: the change of an account in per cent after several losses in a row, when each loss is a fixed share of what is left."
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
