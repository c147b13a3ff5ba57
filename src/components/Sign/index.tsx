import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A face of MT4, with its mouth. */
const face = (mouth: string) => (
  <>
    <circle className={styles.face} cx={8} cy={8} r={6.75} />
    <path d={`M5.5 5.5v1.5M10.5 5.5v1.5${mouth}`} />
  </>
);

const cap = <path d="M4 7.5v4q4 2.5 8 0v-4M8 3l7.25 3.25L8 9.5.75 6.25zM14 7v4.5" />;

const shapes = {
  /** The icon of the trading button. */
  on: <path className={styles.on} d="M3.5 2v12L14 8z" />,
  off: <path className={styles.off} d="M2.5 2.5h11v11h-11z" />,
  /** The icon beside the name of an EA on its chart. */
  smile: face('M4.5 9.5q3.5 4 7 0'),
  frown: face('M4.5 11.5q3.5-3.5 7 0'),
  cross: <path className={styles.cross} d="M3 3l10 10M13 3L3 13" />,
  cap: <g className={styles.cap}>{cap}</g>,
  greyCap: <g className={styles.greyCap}>{cap}</g>,
} as const;

type SignName = keyof typeof shapes;

/** An icon of the terminal, as tall as a letter. The words beside it say what it shows. */
export default function Sign({of}: {readonly of: SignName}): ReactNode {
  return (
    <svg className={styles.sign} viewBox="0 0 16 16" aria-hidden="true">
      {shapes[of]}
    </svg>
  );
}
