/**
 * Replaces theme-classic's `@theme/DocItem/Content`. Changes: below the title stand the platform and product
 * of the page and links to its twins; the contents of narrow windows come before the first section instead
 * of before the title, and not at all on landings. The title is always the one of the front matter.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TaskHead from '@site/src/components/TaskHead';
import {productsWithTasks} from '@site/src/data/tasks';
import {placeOf} from '@site/src/data/twins';
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
  const place = placeOf(metadata.id);
  // A landing is itself a list of links, which begins with two columns.
  const isLanding = productsWithTasks.some(({id}) => metadata.id === `${id}/${id}`);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <header>
        <Heading as="h1">{metadata.title}</Heading>
      </header>
      {place && <TaskHead place={place} sections={toc.map(({id}) => id)} />}
      <FirstSection value={isLanding ? undefined : toc[0]?.id}>
        <MDXContent>{children}</MDXContent>
      </FirstSection>
    </div>
  );
}
