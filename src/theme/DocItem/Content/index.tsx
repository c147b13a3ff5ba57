/**
 * Replaces theme-classic 3.7.0's `@theme/DocItem/Content`. Changes: below the title are the platform and
 * product of the page, and the links to its counterparts; narrow windows show the table of contents before
 * the first section instead of before the title, and not at all on landing and task pages. The title always
 * comes from the front matter. On a task page, only screen readers get the product's name at its end.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageSwitch from '@site/src/components/PageSwitch';
import {hasCounterparts, pageOf, type ProductPage} from '@site/src/data/pages';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {FirstSection} from './FirstSection';

interface Props {
  readonly children: ReactNode;
}

/** The title of a task page. Only screen readers read the name of the product at its end; the switch below shows it. */
function Title({
  page,
  children,
}: {
  readonly page: ProductPage;
  readonly children: string;
}): ReactNode {
  const end = ` – ${page.product.label}`;
  return children.endsWith(end) ? (
    <>
      {children.slice(0, -end.length)}
      <span className="visually-hidden">{end}</span>
    </>
  ) : (
    children
  );
}

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, toc} = useDoc();
  const page = pageOf(metadata.permalink);
  // A landing page is itself a list of links and begins with two columns.
  const isLanding = page.product?.scope === 'full' && page.pathInManual === '';
  // On a task page, the steps serve as the table of contents.
  const hasContents = !isLanding && !page.task;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">
          {hasCounterparts(page) && page.task ? (
            <Title page={page}>{metadata.title}</Title>
          ) : (
            metadata.title
          )}
        </Heading>
      </header>
      {hasCounterparts(page) && <PageSwitch page={page} sections={toc.map(({id}) => id)} />}
      <FirstSection value={hasContents ? toc[0]?.id : undefined}>
        <MDXContent>{children}</MDXContent>
      </FirstSection>
    </div>
  );
}
