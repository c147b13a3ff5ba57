/**
 * Wraps theme-classic 3.7.0's `@theme/DocItem`, and renders it again only with another page. A click on a link changes
 * the address at once, and Docusaurus renders the old page again with it, although the next one has not loaded yet.
 */
import DocItem from '@theme-original/DocItem';
import {memo} from 'react';

export default memo(DocItem, (before, after) => before.content === after.content);
