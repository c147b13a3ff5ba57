import Link from '../Link';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import {rememberPlatform, usePlatforms} from '../../reader/platform';
import styles from '../TaskHead/styles.module.css';

interface Section {
  /** Id of its heading. */
  readonly id: string;
  readonly label: string;
}

/** The sections of the page of error codes whose tables belong to one platform. */
const sections: Readonly<Record<PlatformId, readonly Section[]>> = {
  mt4: [
    {id: 'mt4-trade-server-codes', label: 'MT4 trade server codes'},
    {id: 'mt4-runtime-errors', label: 'MT4 runtime errors'},
  ],
  mt5: [
    {id: 'mt5-trade-return-codes', label: 'MT5 trade return codes'},
    {id: 'mt5-runtime-errors', label: 'MT5 runtime errors'},
  ],
};

interface Props {
  /** Id of the section that the switch is in; none above all sections. */
  readonly current?: string;
}

/**
 * Leads from table to table of the error codes, those of the reader's platform first, and remembers the
 * platform that the reader chooses. It hides nothing, so that the browser's own search finds every number
 * and a link to a row always shows it.
 */
export default function CodeTables({current}: Props): ReactNode {
  const here = Object.values(sections)
    .flat()
    .find(({id}) => id === current);
  return (
    <nav
      className={styles.head}
      aria-label={here ? `Tables, from ${here.label}` : 'Tables'}
      data-print="no"
    >
      {usePlatforms().map(({id: platform}, index) => (
        // The index as key: the lists change in place, so that nothing moves.
        <ul key={index} className={styles.platforms}>
          {sections[platform].map(({id, label}) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={id === current || undefined}
                onClick={() => rememberPlatform(platform)}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}
