/**
 * Replaces theme-classic 3.7.0's `@theme/DocItem/Footer`: shows the day on which the page was checked, and a link to
 * the file that holds its text, if the manual has a repository. The manual has no tags.
 */
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pageContext} from '@site/src/components/PageSwitch/pageContext';
import {pageOf} from '@site/src/data/pages';
import type {ReactNode} from 'react';
import {formatDate} from './formatDate';
import {partialOf} from './partialOf';

/** A link to the source file of the page. A partial is shared with other pages, so its name is shown. */
function EditLink({url}: {readonly url: string}): ReactNode {
  const partial = partialOf(url);
  return (
    <p>
      <Link to={url}>Edit this page</Link>
      {partial !== undefined && (
        <>
          : its text is in <code>{partial}</code>, which other pages share.
        </>
      )}
    </p>
  );
}

export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, permalink} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  const page = pageOf(permalink);
  // Shown in print. A landing page prints only its steps.
  const source = [pageContext(page), siteConfig.url + permalink].filter(Boolean).join(' · ');
  const isLanding = page.product !== null && page.pathInManual === '';
  return (
    <footer
      className={`${ThemeClassNames.docs.docFooter} quiet margin-top--lg`}
      data-source={isLanding ? undefined : source}
    >
      {lastUpdatedAt && (
        // The pages of a full manual share their text with others, so their date is only in print and in their
        // Markdown twins.
        <p hidden={page.product?.scope === 'full'}>
          Checked on{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString().slice(0, 10)}>
            {formatDate(lastUpdatedAt)}
          </time>
        </p>
      )}
      {editUrl && <EditLink url={editUrl} />}
    </footer>
  );
}
