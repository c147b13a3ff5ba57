import type {StartEngine} from './engine/searchEngine';
import {createSearchError} from './searchError';

/** Starts an engine on the page itself, which does not react while the engine is at work. */
export const startPageEngine: StartEngine = async (file) => {
  const {startEngine} = await import(
    /* webpackChunkName: "search-engine" */ './engine/searchEngine'
  ).catch((error: unknown) => {
    throw createSearchError('outdated', 'The code of the search could not be fetched.', error);
  });
  return startEngine(file);
};
