/**
 * Wraps theme-classic 3.7.0's `@theme/MDXComponents`. Changes: links stay in the reader's version of the manual;
 * labels of the terminal are not translated; Markdown tables are in a box that scrolls.
 */
import OriginalComponents from '@theme-original/MDXComponents';
import Label from '../../components/Label';
import Link from '../../components/Link';
import Table from '../../components/ScrollTable';

export default {...OriginalComponents, a: Link, strong: Label, table: Table};
