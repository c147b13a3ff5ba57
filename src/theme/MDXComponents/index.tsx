/** Wraps theme-classic 3.7.0's `@theme/MDXComponents`: a Markdown table stands in a box that scrolls. */
import OriginalComponents from '@theme-original/MDXComponents';
import Table from './Table';

export default {...OriginalComponents, table: Table};
