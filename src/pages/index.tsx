import Link from '@docusaurus/Link';
import Drawing from '@site/src/components/Drawing';
import {dragEa} from '@site/src/components/Drawing/navigator';
import StopLink from '@site/src/components/StopLink';
import {company} from '@site/src/data/company';
import {productsWithoutTasks, productsWithTasks} from '@site/src/data/tasks';
import LogReader from '@site/src/log-reader';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './home.module.css';

/** Our guess at what stops most readers who have no message to paste. Replace it when you have statistics. */
const troubles = [
  {label: 'The EA doesn’t trade', to: '/docs/support/faq/setup#attached-but-not-trading'},
  {label: 'No connection', to: '/docs/support/troubleshooting/metatrader/no-connection'},
  {label: 'The licence isn’t accepted', to: '/docs/support/faq/setup#licence'},
];

/** For readers who begin, and for those whose EA makes trouble. */
export default function Home(): ReactNode {
  return (
    <Layout description={company.description}>
      <main data-page="home">
        <header className="band">
          <div className={`container ${styles.columns} ${styles.face}`}>
            <div>
              <p>{company.tagline}</p>
              <Heading as="h1">Set up your EA and keep it running</Heading>
              <p className={styles.promise}>
                Steps, settings and answers for your Expert Advisor (EA) on MetaTrader 4 and 5.
              </p>
            </div>
            <div className={styles.picture}>
              <Drawing of={dragEa} />
            </div>
          </div>
        </header>
        <div className={`container ${styles.columns} ${styles.home}`}>
          <div>
            <Heading as="h2">Which EA do you have?</Heading>
            <ul className={`clean-list ${styles.doors}`}>
              {productsWithTasks.map(({id, label, path}) => (
                <li key={id}>
                  <Link className="control control--framed leads" to={path} translate="no">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <ul className={`clean-list ${styles.others}`}>
              {productsWithoutTasks.map(({id, label, path}) => (
                <li key={id}>
                  <Link className="control" to={path} translate="no">
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <Link className="control" to="/docs/support/faq/setup#any-ea-in-ten-steps">
                  Any other EA
                </Link>
              </li>
            </ul>
          </div>
          <section className={styles.trouble}>
            <Heading as="h2">Something wrong?</Heading>
            <StopLink />
            <LogReader />
            <ul className="clean-list lines">
              {troubles.map(({label, to}) => (
                <li key={to}>
                  <Link className="control leads" to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
    </Layout>
  );
}
