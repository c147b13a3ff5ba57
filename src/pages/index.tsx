import Link from '@docusaurus/Link';
import Cards from '@site/src/components/Cards';
import {doorCards, manualCards} from '@site/src/data/cards';
import {company} from '@site/src/data/company';
import {releases} from '@site/src/data/releases';
import {openSearch} from '@site/src/search/openSearch';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './index.module.css';

const description =
  'Install, set up and troubleshoot your expert advisors on MetaTrader 4 and MetaTrader 5.';

function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <Heading as="h1" className={styles.title}>
        {company.tagline}
      </Heading>
      <p className={styles.lead}>{description}</p>
      <button type="button" className={styles.search} onClick={() => openSearch()}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20" />
        </svg>
        <span className={styles.prompt}>
          Search<span className={styles.examples}> an error number, a task, a word</span>
        </span>
        <kbd aria-hidden="true">/</kbd>
      </button>
    </header>
  );
}

function NewestRelease(): ReactNode {
  const [{doc, label, date}] = releases;
  return (
    <p className={styles.release}>
      Newest release note:{' '}
      <Link to={`/docs/support/updates/${doc}`}>
        {label}, <time dateTime={date}>{date}</time>
      </Link>
      . Everything on one page: <Link to="/docs">the whole manual</Link>.
    </p>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout description={description}>
      <main data-page="home">
        <Hero />
        <div className="container">
          <Heading as="h2">What do you want to do?</Heading>
          <Cards cards={doorCards} />
          <Heading as="h2">Choose your manual</Heading>
          <Cards cards={manualCards} />
          <NewestRelease />
        </div>
      </main>
    </Layout>
  );
}
