import {fetchIndexesByWorker, searchByWorker} from 'search-local/searchByWorker';
import {expose} from './engine';

/** The default of its option `searchResultLimits`. */
const SHOWN = 8;

const baseUrl = new URL('./', document.baseURI).pathname;

expose({
  load: () => fetchIndexesByWorker(baseUrl, ''),
  async search(query) {
    const results = await searchByWorker(baseUrl, '', query, SHOWN);
    return results.map(({document: {u, h}}) => u + (h ?? ''));
  },
});
