/**
 * Wraps theme-classic's `@theme/DocItem`. A click on a link changes the address at once, and Docusaurus renders the old
 * page again with it, although the next one has not loaded yet. Its content doesn't depend on the address.
 */
import DocItem from '@theme-original/DocItem';
import {memo} from 'react';

export default memo(DocItem, (before, after) => before.content === after.content);
