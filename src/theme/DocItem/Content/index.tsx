/**
 * Replaces theme-classic 3.7.0's `@theme/DocItem/Content`. Changes: below the title are the platform and
 * product of the page, and the links to its counterparts; narrow windows show the table of contents before
 * the first section instead of before the title, and not at all on landing and task pages. The title always
 * comes from the front matter. If a task's title ends with the product's name, only screen readers get that part. On
 * the first page of a product, its name is shown large, like the plate of a machine.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageSwitch from '@site/src/components/PageSwitch';
import {hasCounterparts, type Page, pageOf} from '@site/src/data/pages';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {FirstSection} from './FirstSection';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/** The title of a page. Only screen readers and paper get the part that readers see elsewhere. */
function Title({page, title}: {readonly page: Page; readonly title: string}): ReactNode {
  const {product, task, pathInManual} = page;
  const label = product?.label ?? '';
  const end = ` – ${label}`;
  if (product && pathInManual === '' && title.startsWith(label)) {
    return (
      <Heading as="h1" className={styles.plate}>
        <span translate="no">{label}</span>
        <span className="visually-hidden">{title.slice(label.length)}</span>
      </Heading>
    );
  }
  const isCut = task !== null && title.endsWith(end);
  return (
    <Heading as="h1">
      {isCut ? title.slice(0, -end.length) : title}
      {isCut && <span className="visually-hidden">{end}</span>}
    </Heading>
  );
}

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, toc} = useDoc();
  const page = pageOf(metadata.permalink);
  // A landing page is itself a list of links.
  const isLanding = page.product?.scope === 'full' && page.pathInManual === '';
  // On a task page, the steps serve as the table of contents.
  const hasContents = !isLanding && !page.task;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Title page={page} title={metadata.title} />
      </header>
      {hasCounterparts(page) && <PageSwitch page={page} sections={toc.map(({id}) => id)} />}
      <FirstSection value={hasContents ? toc[0]?.id : undefined}>
        <MDXContent>{children}</MDXContent>
      </FirstSection>
    </div>
  );
}
