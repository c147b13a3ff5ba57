import clsx from 'clsx';
import Link from '@site/src/components/Link';
import {company} from '@site/src/data/company';
import {tasks} from '@site/src/data/tasks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {afterSetupLinks, firstStep} from './_home/links';
import Hero from './_home/Hero';
import numbered from '@site/src/components/numbered.module.css';
import styles from './_home/styles.module.css';
import Manuals, {GeneralManuals, OtherProducts} from './_manuals';

/** The steps of the setup. The tasks have no links here, since each has a page for every manual and platform. */
function Journey(): ReactNode {
  return (
    <ol className={clsx('clean-list', styles.journey)} start={0}>
      <li className={numbered.circle}>
        <Link to={firstStep.to}>{firstStep.label}</Link>
      </li>
      {tasks.map(({id, label}) => (
        <li key={id} className={numbered.circle}>
          {label}
        </li>
      ))}
    </ol>
  );
}

export default function Home(): ReactNode {
  return (
    <Layout description={company.description}>
      <Hero lead={company.description} />
      <main className="container margin-bottom--lg" data-page="home">
        <div className={styles.setup}>
          <Heading as="h2">Set up your EA</Heading>
          <p>
            An <code translate="no">.ex4</code> file is for MT4, an <code translate="no">.ex5</code>{' '}
            file for MT5.
          </p>
        </div>
        <Journey />
        <Manuals />
        <OtherProducts />
        <Heading as="h2">Later on</Heading>
        <ul className={clsx('clean-list margin-bottom--lg', styles.later)}>
          {afterSetupLinks.map(({label, to}) => (
            <li key={to}>
              <Link className="control control--framed" to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <GeneralManuals />
      </main>
    </Layout>
  );
}
