import type {ReactNode} from 'react';
import {formatNumber, formatPercent} from '../numbers/format';
import {gainToRecover} from './recovery';
import NumberTable from '../Figure/NumberTable';

const account = 10_000;
const losses = [1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 50, 60, 70, 75, 80, 90];

/** The gain that makes up for a loss, for losses from 1 to 90 per cent. */
export default function RecoveryTable(): ReactNode {
  return (
    <NumberTable
      caption={`Example figures for an account of ${formatNumber(account)}: the gain it needs to recover from a loss, in per cent of what’s left.`}
      columns={['Loss', 'Left', 'Gain needed']}
      rows={losses.map((loss) => [
        formatPercent(loss, 0),
        formatNumber(account * (1 - loss / 100)),
        formatPercent(gainToRecover(loss)),
      ])}
    />
  );
}
