/**
 * Wraps theme-classic 3.7.0's `@theme/MDXComponents`. Changes: pages can write `<Link>`; labels of the terminal are not
 * translated; Markdown tables are in a box that scrolls.
 */
import OriginalComponents from '@theme-original/MDXComponents';
import Label from '../../components/Label';
import Link from '@docusaurus/Link';
import Table from '../../components/ScrollTable';

export default {...OriginalComponents, Link, a: Link, strong: Label, table: Table};
