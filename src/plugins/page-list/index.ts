import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {listPages} from './listPages';

/**
 * Writes `pages.json`, a list of all docs with their titles, for the not-found page. It loads the list on
 * demand, so that no other page carries it.
 */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      await actions.createData('pages.json', listPages(docs));
    },
  };
}
