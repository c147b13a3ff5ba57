/* eslint-disable no-restricted-imports -- the client without the site around it is measured */
import {createEmbeddedClient} from '../../../src/plugins/search-index/client/createEmbeddedClient';
import {startEngine} from '../../../src/plugins/search-index/client/searchEngine';
/* eslint-enable no-restricted-imports */
import {pageParameters} from '../../../src/search/on-demand/searchParameters';
import {expose} from './engine';

/** A reader of the home page: no product's manual comes first. */
const client = createEmbeddedClient({
  start: startEngine,
  indexUrl: 'search-index.json',
  getContext: () => ({product: null, platform: null}),
});

expose({
  load: () => client.search({requests: []}),
  async search(query) {
    // What the modal asks for, marks and snippets of 20 hits included.
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ];
    const page = pageParameters({query, indexName: 'manual', page: 0, facetFilters});
    const {results} = await client.search({requests: [{...page, distinct: true}]});
    return (results[0]?.hits ?? []).map(({url}) => new URL(url).pathname);
  },
});
