import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import type {Draw} from './draw';
import styles from './styles.module.css';

interface Props {
  /** What it draws, and in which state, from a file of this folder. Several are below each other. */
  readonly of: Draw | readonly Draw[];
  /** Leave it out on pages for both platforms. */
  readonly platform?: PlatformId;
}

/**
 * A control of MetaTrader or Windows as readers see it, with the part that a sentence is about in amber. Beside its
 * step in wide windows, below the sentence in narrow ones. The search and the Markdown twins have only its label.
 */
export default function Drawing({of, platform}: Props): ReactNode {
  return (
    <div className={styles.drawings}>
      {[of].flat().map((draw) => {
        const {label, picture} = draw(platform);
        return (
          <div
            key={label}
            className={clsx('light', styles.drawing)}
            role="img"
            aria-label={label}
            translate="no"
          >
            {picture}
          </div>
        );
      })}
    </div>
  );
}
