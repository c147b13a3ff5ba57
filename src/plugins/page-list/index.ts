import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, Plugin} from '@docusaurus/types';
import {listPages} from './listPages';

/**
 * Writes `pages.json`, a list of all docs with their titles, for the not-found page. It loads the list on
 * demand, so that no other page carries it.
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
