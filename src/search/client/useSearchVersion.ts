import {type GlobalVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {useReaderVersion} from '@site/src/reader/version';
import {searchPath, versionFromAddress} from '../shared/query';

/** The version of the docs that is searched: on the search page the one in its address, else the reader's own. */
export function useSearchVersion(): GlobalVersion {
  const own = useReaderVersion();
  const inAddress = versionFromAddress(useLocation().search);
  return useVersions(undefined).find(({name}) => name === inAddress) ?? own;
}

/** As `searchPath`, for the version that is searched. */
export function useSearchPath(): (query: string, page?: string) => string {
  const {name, isLast} = useSearchVersion();
  return (query, page) => searchPath(query, {page, version: isLast ? undefined : name});
}
