import Link from '@docusaurus/Link';
import {company} from '@site/src/data/company';
import {tasks} from '@site/src/data/tasks';
import LogReader from '@site/src/log-reader';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {firstStep} from './_home/links';
import Hero from './_home/Hero';
import styles from './_home/styles.module.css';
import Manuals, {OtherProducts} from './_manuals';

export default function Home(): ReactNode {
  return (
    <Layout description={company.description}>
      <Hero />
      <main className="container margin-bottom--lg" data-page="home">
        <LogReader />
        <div className={styles.setup}>
          <Heading as="h2">Set up your EA</Heading>
          <p>
            An <code translate="no">.ex4</code> file is for MT4, an <code translate="no">.ex5</code>{' '}
            file for MT5.
          </p>
        </div>
        {/* The tasks have no links here, since each has a page for every manual and platform. */}
        <ol className={styles.journey} start={0}>
          <li>
            <Link to={firstStep.to}>{firstStep.label}</Link>
          </li>
          {tasks.map(({id, label}) => (
            <li key={id}>{label}</li>
          ))}
        </ol>
        <Manuals />
        <OtherProducts />
      </main>
    </Layout>
  );
}
