import {usePluginData} from '@docusaurus/useGlobalData';
import {useMemo} from 'react';
import {indexFile} from '../shared/constants';
import type {SearchSettings} from '../types';
import {useSearchVersion} from './useSearchVersion';

/** Which provider the site was built with, for the version that the reader searches. */
export function useSearchSettings(): SearchSettings {
  const settings = usePluginData('search', undefined, {failfast: true}) as SearchSettings;
  const {name, isLast} = useSearchVersion();
  return useMemo(() => {
    if (settings.provider === 'hosted') {
      return {...settings, version: name};
    }
    return isLast
      ? settings
      : {
          ...settings,
          // Recent searches and favourites are kept under it.
          indexName: `${settings.indexName}-${name}`,
          indexUrl: settings.indexUrl.replace(indexFile(null), encodeURI(indexFile(name))),
        };
  }, [settings, name, isLast]);
}
