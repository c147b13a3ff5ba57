import type {ReactNode} from 'react';
import Curve from '../Figure/Curve';
import Legend from '../Figure/Legend';
import picture from './curve.svg';

/** The balance of the worked example with its absolute, maximal and relative drawdown marked. */
export default function EquityCurve(): ReactNode {
  return (
    <Curve
      id="equity-curve"
      caption="Example of a balance: 10,000, 8,500, 20,000, 17,600, 22,000. Here, the largest fall in money isn’t the largest in per cent."
      label="Balance curve with three drawdowns marked"
      picture={picture}
    >
      <Legend>
        <ol>
          <li>
            <strong>Absolute drawdown</strong>: 1,500, from the initial deposit of 10,000 down to
            the lowest value, 8,500.
          </li>
          <li>
            <strong>Maximal drawdown</strong>: 2,400 (12.00%), from the peak of 20,000 down to
            17,600: the largest fall in money.
          </li>
          <li>
            <strong>Relative drawdown</strong>: 15.00% (1,500), from the peak of 10,000 down to
            8,500: the largest fall as a percentage.
          </li>
        </ol>
      </Legend>
    </Curve>
  );
}
