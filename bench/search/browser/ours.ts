import {createEmbeddedClient} from '../../../src/search/client/createEmbeddedClient';
import {startEngine} from '../../../src/search/client/engine/searchEngine';
import {pageParameters} from '../../../src/search/client/searchParameters';
import {expose} from './engine';

/** The reader is on the home page, where no product's manual comes first. */
const client = createEmbeddedClient({
  start: startEngine,
  indexUrl: 'search-index.json',
  getContext: () => ({product: null, platform: null}),
});

expose({
  load: () => client.search({requests: []}),
  async search(query) {
    // The request of the modal, which asks for marks and snippets of 20 hits.
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ];
    const page = pageParameters({query, indexName: 'manual', hitsPerPage: 20, facetFilters});
    const {results} = await client.search({requests: [page]});
    return (results[0]?.hits ?? []).map(({url}) => new URL(url).pathname + new URL(url).hash);
  },
});
