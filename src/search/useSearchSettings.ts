import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from '@site/src/plugins/search-index/types';

/** Which provider the site was built with, and where its index is. */
export function useSearchSettings(): SearchSettings {
  return usePluginData('search-index', undefined, {failfast: true}) as SearchSettings;
}
