import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import '../css/hits.css';
import '../css/view.css';
import {MAX_QUERY_LENGTH} from '../shared/constants';
import Failure from '../view/Failure';
import {outcomeText} from '../view/outcomeText';
import {usePaste} from '../view/usePaste';
import Results from './Results';
import styles from './styles.module.css';
import {useSearchPage} from './useSearchPage';

/** What the search page shows in the frame of the site. The static page does not know the query. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const paste = usePaste(history.push);
  const field = useRef<HTMLInputElement>(null);
  const {input, setInput, query, outcome, isStalled, showMore, retry} = useSearchPage(field);
  const title = query ? `Search results for “${query}”` : 'Search the manual';

  useEffect(() => {
    if (query === '') {
      field.current?.focus();
    }
  }, [query]);

  return (
    <>
      <PageMetadata title={title} description="Search every page of the online manual." />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <h1>Search the manual</h1>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="search-page-input">
            Words, an error number, or the text of a message
          </label>
          <input
            ref={field}
            id="search-page-input"
            className="field"
            type="search"
            name="q"
            placeholder="Search docs"
            autoComplete="off"
            maxLength={MAX_QUERY_LENGTH}
            value={input}
            onChange={(event) => setInput(event.target.value)}
            onPaste={paste}
          />
        </form>
        <p role="status" className={styles.summary}>
          {isStalled
            ? 'Searching…'
            : outcomeText(outcome, outcome?.kind === 'hits' ? outcome.hits.length : 0)}
        </p>
        <ErrorBoundary fallback={({tryAgain}) => <Failure reason="invalid" onRetry={tryAgain} />}>
          <Results outcome={outcome} setInput={setInput} showMore={showMore} retry={retry} />
        </ErrorBoundary>
        <p className={styles.needsScript}>
          Search needs JavaScript. You can choose from the list of <Link to="/docs">all pages</Link>{' '}
          instead.
        </p>
      </main>
    </>
  );
}
