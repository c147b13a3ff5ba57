import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import drawing from '../Figure/drawing.module.css';
import Sign, {type SignKind} from './Sign';
import styles from './styles.module.css';

/** The top right corner of a chart with one sign. */
function Corner({kind}: {readonly kind: SignKind}): ReactNode {
  return (
    <>
      <path className={styles.background} d="M0 0H112V72H0Z" />
      <path className={drawing.axis} d="M0 .5H111.5V72" />
      <path
        className={drawing.grid}
        strokeWidth={5}
        d="M12 40v22M28 36v20M44 44v18M60 38v24M76 42v14M92 36v22"
      />
      {kind !== 'none' && (
        <text className={`${drawing.strong} ${drawing.end}`} x={76} y={22}>
          Your EA
        </text>
      )}
      <Sign kind={kind} x={94} y={18} />
    </>
  );
}

interface Props {
  readonly kind: SignKind;
  /** The state as the reader sees it. */
  readonly name: string;
  /** A paragraph that says what the state means, and a paragraph or list that says what to do. */
  readonly children: ReactNode;
}

/** One state of `<EaSigns>`. */
export default function EaSign({kind, name, children}: Props): ReactNode {
  const [meaning, action] = Children.toArray(children).filter(isValidElement);
  return (
    <li className={styles.state}>
      <svg
        className={styles.corner}
        width={112}
        height={72}
        viewBox="0 0 112 72"
        role="img"
        aria-label={`Corner of a chart: ${name.toLowerCase()}`}
      >
        <Corner kind={kind} />
      </svg>
      <div>
        <strong>{name}</strong>
        {meaning}
      </div>
      <div className={clsx('quiet', styles.action)}>{action}</div>
    </li>
  );
}
