import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {listPages} from './listPages';

/**
 * Writes `pages.json`, the list of every page with its title, for code that needs more than the routes
 * (the not-found page, the map of the manual). Imported by those chunks alone.
 */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = docsContent(allContent);
      await actions.createData('pages.json', listPages(docs));
    },
  };
}

function docsContent(allContent: AllContent): LoadedContent {
  const content = allContent['docusaurus-plugin-content-docs']?.default;
  if (!content) {
    throw new Error(
      'page-list found no docs: is the docs plugin of the classic preset switched off?',
    );
  }
  return content as LoadedContent;
}
