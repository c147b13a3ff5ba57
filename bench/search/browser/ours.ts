import {createEmbeddedClient} from '../../../src/search/client/createEmbeddedClient';
import {startEngine} from '../../../src/search/client/engine/answer';
import {loadSearchIndex} from '../../../src/search/client/loadSearchIndex';
import {expose} from './engine';

/** The reader is on the home page, where no product's manual comes first. */
const client = createEmbeddedClient({
  start: startEngine,
  getContext: () => ({product: null, platform: null}),
  loadIndex: () => loadSearchIndex('search-index.json'),
});

expose({
  load: () => client.load(),
  async search(query) {
    const {hits} = await client.search({query});
    return hits.map(({path}) => path);
  },
});
