/**
 * Replaces theme-classic's `@theme/DocItem/Content`. Changes: below the title stand the platform and product
 * of the page and links to its counterparts; the contents of narrow windows come before the first section instead
 * of before the title, and not at all on landings. The title is always the one of the front matter.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TaskHead from '@site/src/components/TaskHead';
import {hasCounterparts, pageOf} from '@site/src/data/pages';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {FirstSection} from './FirstSection';

interface Props {
  readonly children: ReactNode;
}

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, toc} = useDoc();
  const page = pageOf(metadata.permalink);
  // A landing is itself a list of links, which begins with two columns.
  const isLanding = page.product?.scope === 'full' && page.below === '';
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      {hasCounterparts(page) && <TaskHead page={page} sections={toc.map(({id}) => id)} />}
      <FirstSection value={isLanding ? undefined : toc[0]?.id}>
        <MDXContent>{children}</MDXContent>
      </FirstSection>
    </div>
  );
}
