import type {ReactNode} from 'react';
import Figure, {captionId} from '../Figure';
import drawing from '../Figure/drawing.module.css';
import Curve from './curve.svg';

const id = 'recovery-curve';

/** The gain that makes up for a loss, as a curve. */
export default function RecoveryCurve(): ReactNode {
  return (
    <Figure
      id={id}
      caption="The gain needed after a loss. The dashed line is a gain equal to the loss."
    >
      <Curve
        className={drawing.drawing}
        role="img"
        aria-label="Curve of the gain needed after a loss: 25% after 20%, 100% after 50%, 300% after 75%"
        aria-describedby={captionId(id)}
      />
    </Figure>
  );
}
