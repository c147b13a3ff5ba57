import {company} from '@site/src/data/company';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import Log from './Log';
import styles from './styles.module.css';

/** The top of the home page, for readers with a problem. */
export default function Hero(): ReactNode {
  return (
    <section className={styles.hero} aria-label="Problems">
      <div className="container">
        <p className={styles.tagline}>{company.tagline}</p>
        <Heading as="h1">What does your terminal say?</Heading>
        <Log />
      </div>
    </section>
  );
}
