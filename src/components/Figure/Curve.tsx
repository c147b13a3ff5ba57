import type {ComponentProps, ComponentType, ReactNode} from 'react';
import styles from './curve.module.css';
import Figure, {captionId} from './index';

interface Props {
  /** Anchor of the figure; unique on its page. */
  readonly id: string;
  readonly caption: string;
  /** What the curve shows, for readers who do not see it. */
  readonly label: string;
  readonly picture: ComponentType<ComponentProps<'svg'>>;
  /** A legend. */
  readonly children?: ReactNode;
}

/** A figure with a curve. */
export default function Curve({id, caption, label, picture: Picture, children}: Props): ReactNode {
  return (
    <Figure id={id} caption={caption}>
      <Picture
        className={styles.curve}
        role="img"
        aria-label={label}
        aria-describedby={captionId(id)}
      />
      {children}
    </Figure>
  );
}
