/**
 * Wraps theme-classic 3.7.0's `@theme/MDXComponents`. Changes: links stay in the reader's version of the manual;
 * labels of the terminal are not translated; Markdown tables are in a box that scrolls; narrow windows show the
 * contents before the first section.
 */
import OriginalContents from '@theme-original/DocItem/TOC/Mobile';
import OriginalComponents from '@theme-original/MDXComponents';
import Heading from '@theme/Heading';
import {type ComponentProps, type ReactNode, useContext} from 'react';
import Label from '../../components/Label';
import Link from '@docusaurus/Link';
import Table from '../../components/ScrollTable';
import {FirstSection} from '../DocItem/Content/FirstSection';

function SectionHeading(props: ComponentProps<'h2'>): ReactNode {
  const first = useContext(FirstSection);
  return (
    <>
      {props.id !== undefined && props.id === first && <OriginalContents />}
      <Heading as="h2" {...props} />
    </>
  );
}

export default {
  ...OriginalComponents,
  Link,
  a: Link,
  h2: SectionHeading,
  strong: Label,
  table: Table,
};
