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
  /** An icon, or a text of a few characters. */
  readonly mark: {readonly icon: IconName} | {readonly text: string};
}

interface Props {
  readonly cards: readonly Card[];
}

/** A small square at the beginning of a card or a row, which tells it from the others. */
export function Mark({of}: {readonly of: Card['mark']}): ReactNode {
  return (
    <span className={styles.mark} aria-hidden="true">
      {'icon' in of ? <Icon path={icons[of.icon]} /> : of.text}
    </span>
  );
}

/** A grid of links, each with a mark, a title and one sentence. The whole card is the link. */
export default function Cards({cards}: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({title, to, text, mark}) => (
        <li key={to}>
          <Link className={styles.card} to={to}>
            <Mark of={mark} />
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
