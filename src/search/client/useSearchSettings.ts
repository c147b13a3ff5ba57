import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from '../types';

/** Which provider the site was built with, and where its index is. */
export function useSearchSettings(): SearchSettings {
  return usePluginData('search', undefined, {failfast: true}) as SearchSettings;
}
