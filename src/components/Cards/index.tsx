import clsx from 'clsx';
import Link from '../Link';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import {type IconName, icons} from './icons';
import styles from './styles.module.css';

export interface Card {
  readonly title: string;
  readonly to: string;
  /** One sentence. */
  readonly text: string;
  readonly icon: IconName;
}

interface Props {
  readonly cards: readonly Card[];
}

/** A grid of links, each with an icon, a title and one sentence. The whole card is the link. */
export default function Cards({cards}: Props): ReactNode {
  return (
    <ul className={clsx('clean-list', styles.cards)}>
      {cards.map(({title, to, text, icon}) => (
        <li key={to}>
          <Link className={styles.card} to={to}>
            <span className={styles.mark} aria-hidden="true">
              <Icon path={icons[icon]} />
            </span>
            <span className={styles.title}>{title}</span>
            <span className="quiet">{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
