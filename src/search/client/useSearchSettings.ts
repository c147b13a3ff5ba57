import {usePluginData} from '@docusaurus/useGlobalData';
import {searchPath} from '../shared/query';
import type {SearchSettings} from '../types';

/** Returns `searchPath`. */
export function useSearchPath(): (query: string, page?: string) => string {
  return (query, page) => searchPath(query, {page});
}

/** Settings of the provider that the site was built with. */
export function useSearchSettings(): SearchSettings {
  return usePluginData('search', undefined, {failfast: true}) as SearchSettings;
}
