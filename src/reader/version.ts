import {
  type GlobalVersion,
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {pathInVersion} from './pathInVersion';

/**
 * The version of the manual that the reader is in: that of the page, or on pages without a version, such as the
 * home page, the one that they chose last.
 */
export function useReaderVersion(): GlobalVersion {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  return active ?? preferredVersion ?? latest;
}

/** Returns a function that turns a path into that of the same page in the reader's version. */
export function usePathInVersion(): (path: string) => string {
  const version = useReaderVersion();
  const current = useLatestVersion(undefined);
  const {withBaseUrl} = useBaseUrlUtils();
  return (path) =>
    path.startsWith('/') ? pathInVersion(withBaseUrl(path), current, version) : path;
}
