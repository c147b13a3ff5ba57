import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import SearchPage from '@site/src/search/page';
import styles from './styles.module.css';

/** Replaces theme-search-algolia 3.7.0's SearchPage by that of the manual's own search. */
export default function SearchPageInLayout(): ReactNode {
  return (
    <Layout wrapperClassName={styles.around}>
      <SearchPage />
    </Layout>
  );
}
