/**
 * Replaces theme-classic 3.7.0's `@theme/DocItem/Content`. Changes: below the title are links to the same page for
 * the other platform and products; the title always comes from the front matter. If a task's title ends with the
 * product's name, only screen readers and paper get that part. Paper gets the address of the page.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageSwitch from '@site/src/components/PageSwitch';
import {hasCounterparts, type Page, pageOf} from '@site/src/data/pages';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

function Title({page, title}: {readonly page: Page; readonly title: string}): ReactNode {
  const {product, task} = page;
  const end = ` – ${product?.label ?? ''}`;
  const isCut = task !== null && title.endsWith(end);
  return (
    <Heading as="h1">
      {isCut ? title.slice(0, -end.length) : title}
      {isCut && <span className="visually-hidden">{end}</span>}
    </Heading>
  );
}

export default function DocItemContent({children}: Props): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {siteConfig} = useDocusaurusContext();
  const page = pageOf(permalink);
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      data-address={siteConfig.url + permalink}
    >
      {/* The first page of a product has its name on a plate. */}
      <header className={clsx(page.product && page.pathInManual === '' && 'band')}>
        <Title page={page} title={title} />
      </header>
      {hasCounterparts(page) && <PageSwitch page={page} />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
