import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import Figure from '../Figure';
import pens from '../Figure/drawing.module.css';
import Sign, {type SignKind} from './Sign';
import {signStates} from './states';
import styles from './styles.module.css';

interface EaSignsProps {
  readonly platform: PlatformId;
  readonly id?: string;
}

/** The top right corner of a chart with one sign. */
function Corner({kind}: {readonly kind: SignKind}): ReactNode {
  return (
    <>
      <path className={styles.background} d="M0 0H136V80H0Z" />
      <path className={pens.axis} d="M0 .5H135.5V80" />
      <path
        className={styles.bars}
        d="M14 44v24M30 36v26M46 48v22M62 40v28M78 46v16M94 38v22M110 44v24"
      />
      {kind !== 'none' && (
        <text className={`${pens.strong} ${pens.end}`} x={100} y={22}>
          Your EA
        </text>
      )}
      <Sign kind={kind} x={118} y={18} />
    </>
  );
}

/** The states of the sign that a platform shows beside the name of an EA on its chart. */
export default function EaSigns({platform, id = `ea-signs-${platform}`}: EaSignsProps): ReactNode {
  const {name} = platforms[platform];
  return (
    <Figure
      id={id}
      caption={`What ${name} shows in the top right corner of a chart that carries an EA. Schematic drawing: the look and the colours differ between builds.`}
    >
      <ul className={styles.states}>
        {signStates(platform).map((state) => (
          <li key={state.kind} className={styles.state}>
            <svg
              className={styles.corner}
              width={136}
              height={80}
              viewBox="0 0 136 80"
              role="img"
              aria-label={`Corner of a chart: ${state.name.toLowerCase()}`}
            >
              <Corner kind={state.kind} />
            </svg>
            <div>
              <strong>{state.name}</strong>
              <p>{state.meaning}</p>
              <p className={styles.action}>{state.action}</p>
            </div>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
