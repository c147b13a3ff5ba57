import clsx from 'clsx';
import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import pens from '../Figure/drawing.module.css';
import Sign, {type SignKind} from './Sign';
import {signStates} from './states';
import styles from './styles.module.css';

/** The top right corner of a chart with one sign. */
function Corner({kind}: {readonly kind: SignKind}): ReactNode {
  return (
    <>
      <path className={styles.background} d="M0 0H112V72H0Z" />
      <path className={pens.axis} d="M0 .5H111.5V72" />
      <path
        className={pens.grid}
        strokeWidth={5}
        d="M12 40v22M28 36v20M44 44v18M60 38v24M76 42v14M92 36v22"
      />
      {kind !== 'none' && (
        <text className={`${pens.strong} ${pens.end}`} x={76} y={22}>
          Your EA
        </text>
      )}
      <Sign kind={kind} x={94} y={18} />
    </>
  );
}

/** The states of the sign that a platform shows beside the name of an EA on its chart. */
export default function EaSigns({platform}: {readonly platform: PlatformId}): ReactNode {
  const {name} = platforms[platform];
  return (
    <Figure
      id={`ea-signs-${platform}`}
      caption={`The top right corner of a chart in ${name}. Schematic drawing. Shapes and colours vary by build.`}
    >
      <ul className={clsx('clean-list', styles.states)}>
        {signStates(platform).map((state) => (
          <li key={state.kind} className={styles.state}>
            <svg
              className={styles.corner}
              width={112}
              height={72}
              viewBox="0 0 112 72"
              role="img"
              aria-label={`Corner of a chart: ${state.name.toLowerCase()}`}
            >
              <Corner kind={state.kind} />
            </svg>
            <div>
              <strong>{state.name}</strong>
              <p>{state.meaning}</p>
              <p className="quiet">{state.action}</p>
            </div>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
