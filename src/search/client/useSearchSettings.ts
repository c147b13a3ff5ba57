import {type GlobalVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {findPagePath} from '../../navigation/findPagePath';
import {useReaderVersion} from '../../reader/version';
import {useMemo} from 'react';
import {indexFile, SEARCH_PATH} from '../shared/constants';
import {searchPath, versionFromAddress} from '../shared/query';
import type {SearchSettings} from '../types';

/**
 * The version of the docs to search: on the search page the version in its address, elsewhere the reader's
 * own.
 */
function useSearchVersion(): GlobalVersion {
  const own = useReaderVersion();
  const {pathname, search} = useLocation();
  const isSearchPage = findPagePath(pathname) === useBaseUrl(SEARCH_PATH);
  const inAddress = isSearchPage ? versionFromAddress(search) : null;
  return useVersions(undefined).find(({name}) => name === inAddress) ?? own;
}

/** Returns `searchPath` for the version that is searched. */
export function useSearchPath(): (query: string, page?: string) => string {
  const {name, isLast} = useSearchVersion();
  return (query, page) => searchPath(query, {page, version: isLast ? undefined : name});
}

/** Settings of the provider that the site was built with, for the version that the reader searches. */
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
          // DocSearch stores recent searches and favourites under this name.
          indexName: `${settings.indexName}-${name}`,
          indexUrl: settings.indexUrl.replace(indexFile(null), encodeURI(indexFile(name))),
        };
  }, [settings, name, isLast]);
}
