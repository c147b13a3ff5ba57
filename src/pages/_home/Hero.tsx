import Link from '@site/src/components/Link';
import Icon from '@site/src/components/Icon';
import StopLink from '@site/src/components/StopLink';
import {company} from '@site/src/data/company';
import {openSearch} from '@site/src/search/button/openSearch';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {errorLinks} from './links';
import styles from './styles.module.css';
import Terminal from './Terminal';

interface Props {
  readonly lead: string;
}

/**
 * The top of the home page: the name and purpose of the manual, the search, and the terminal with links to
 * common problems.
 */
export default function Hero({lead}: Props): ReactNode {
  return (
    <section className={styles.hero} aria-label={company.tagline}>
      <div className={clsx('container', styles.halves)}>
        <div>
          <Heading as="h1">{company.tagline}</Heading>
          <p className={styles.lead}>{lead}</p>
          <button
            type="button"
            className={clsx('field', styles.search)}
            onClick={() => openSearch()}
          >
            <Icon path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20" />
            <span>
              Search<span className={styles.examples}> for a number or a word</span>
            </span>
          </button>
          <ul className={clsx('clean-list', styles.entries)} aria-label="Often searched">
            {errorLinks.map(({label, to}) => (
              <li key={to}>
                <Link className="control control--framed" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <StopLink />
        </div>
        <Terminal />
      </div>
    </section>
  );
}
