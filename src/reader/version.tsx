import {
  type GlobalVersion,
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
} from '@docusaurus/plugin-content-docs/client';
import {ReactContextError} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createContext, type ReactNode, useContext} from 'react';
import {pathInVersion} from './pathInVersion';

const ReaderVersion = createContext<GlobalVersion | null>(null);

/**
 * Determines the version once for all links of a page. Docusaurus reads the preferred version after the first
 * render, and each component that asks for it would render again, although the answer is mostly the same.
 */
export function ReaderVersionProvider({children}: {readonly children: ReactNode}): ReactNode {
  const active = useActiveVersion(undefined);
  const {preferredVersion} = useDocsPreferredVersion();
  const latest = useLatestVersion(undefined);
  const version = active ?? preferredVersion ?? latest;
  return <ReaderVersion.Provider value={version}>{children}</ReaderVersion.Provider>;
}

/**
 * The version of the manual that the reader is in: the version of the page or, on pages without one such as
 * the home page, the version that they chose last.
 */
export function useReaderVersion(): GlobalVersion {
  const version = useContext(ReaderVersion);
  if (!version) {
    throw new ReactContextError('ReaderVersionProvider');
  }
  return version;
}

/** Returns a function that converts a path to the path of the same page in the reader's version. */
export function usePathInVersion(): (path: string) => string {
  const version = useReaderVersion();
  const current = useLatestVersion(undefined);
  const {withBaseUrl} = useBaseUrlUtils();
  return (path) =>
    path.startsWith('/') ? pathInVersion(withBaseUrl(path), current, version) : path;
}
