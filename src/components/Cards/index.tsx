import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Line icons on a 24-unit square, as path data; drawn with a stroke of 1.75. */
const icons = {
  book: 'M5 4.5h9.5a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h9.5',
  page: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M9.5 12h5M9.5 16h5',
} as const;

export interface Card {
  readonly title: string;
  readonly to: string;
  /** One sentence. */
  readonly text: string;
  readonly icon: keyof typeof icons;
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
