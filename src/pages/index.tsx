import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Cards from '@site/src/components/Cards';
import {doorCards, manualCards} from '@site/src/data/cards';
import {company} from '@site/src/data/company';
import {releases} from '@site/src/data/releases';
import {openSearch} from '@site/src/search/openSearch';
import styles from './index.module.css';

const description =
  'Install, set up and troubleshoot your expert advisors on MetaTrader 4 and MetaTrader 5.';

export default function Home(): ReactNode {
  const [newest] = releases;
  return (
    <Layout description={description}>
      <main data-page="home">
        <header className={styles.hero}>
          <Heading as="h1">{company.tagline}</Heading>
          <p className={styles.lead}>{description}</p>
          <button type="button" className={styles.search} onClick={() => openSearch()}>
            <span>Search: an error number, a task, a word</span>
            <kbd>/</kbd>
          </button>
        </header>
        <div className="container">
          <Heading as="h2">What do you want to do?</Heading>
          <Cards cards={doorCards} />
          <Heading as="h2">Choose your manual</Heading>
          <Cards cards={manualCards} />
          <p>
            Newest release note:{' '}
            <Link to={`/docs/support/updates/${newest.doc}`}>
              {newest.label}, <time dateTime={newest.date}>{newest.date}</time>
            </Link>
            . Everything on one page: <Link to="/docs">the whole manual</Link>.
          </p>
        </div>
      </main>
    </Layout>
  );
}
