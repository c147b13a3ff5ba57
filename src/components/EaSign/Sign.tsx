import type {ReactNode} from 'react';
import drawing from '../Figure/drawing.module.css';
import styles from './styles.module.css';

export type SignKind = 'smile' | 'frown' | 'cross' | 'cap-coloured' | 'cap-grey' | 'none';

interface SignProps {
  readonly kind: SignKind;
  /** Centre of the sign. */
  readonly x: number;
  readonly y: number;
}

function Face({mouth}: {readonly mouth: string}): ReactNode {
  return (
    <>
      <circle className={drawing.tint} r={9} />
      <circle className={drawing.text} cx={-3.2} cy={-2.5} r={1.3} />
      <circle className={drawing.text} cx={3.2} cy={-2.5} r={1.3} />
      <path className={styles.mouth} d={mouth} />
    </>
  );
}

function Cap({className}: {readonly className: string | undefined}): ReactNode {
  return (
    <g className={className}>
      <path d="M-5.5 -1V5.5Q0 8.5 5.5 5.5V-1" />
      <path d="M0 -7L11.5 -2L0 3L-11.5 -2Z" />
      <path d="M9.5 -1V6" />
    </g>
  );
}

const shapes: Readonly<Record<SignKind, ReactNode>> = {
  smile: <Face mouth="M-4.5 2.2Q0 7.2 4.5 2.2" />,
  frown: <Face mouth="M-4.5 5.2Q0 0.8 4.5 5.2" />,
  cross: <path className={drawing.fall} d="M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5" />,
  'cap-coloured': <Cap className={styles.capColoured} />,
  'cap-grey': <Cap className={styles.capGrey} />,
  none: null,
};

/** The sign next to an EA's name on a chart, in our own drawing; about 22 units wide. */
export default function Sign({kind, x, y}: SignProps): ReactNode {
  return <g transform={`translate(${x} ${y})`}>{shapes[kind]}</g>;
}
