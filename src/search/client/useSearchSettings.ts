import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from '../types';

/** Settings of the provider that the site was built with. */
export function useSearchSettings(): SearchSettings {
  return usePluginData('search', undefined, {failfast: true}) as SearchSettings;
}
