import type {ReactNode} from 'react';
import Curve from '../Figure/Curve';
import picture from './curve.svg';

/** The gain that makes up for a loss, as a curve. */
export default function RecoveryCurve(): ReactNode {
  return (
    <Curve
      id="recovery-curve"
      caption="The gain needed after a loss. The dashed line is a gain equal to the loss."
      label="Curve of the gain needed after a loss: 25% after 20%, 100% after 50%, 300% after 75%"
      picture={picture}
    />
  );
}
