import {useMemo} from 'react';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchVersion} from './useSearchVersion';

/**
 * Contextual search: only records of the reader's language, and of the version of the docs that they search.
 * The same array from render to render while it says the same.
 * @returns Algolia's `facetFilters`: the outer list means and, the inner one or
 */
export function useFacetFilters(): (string | string[])[] {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {name} = useSearchVersion();
  return useMemo(
    () => [
      `language:${currentLocale}`,
      [DEFAULT_SEARCH_TAG, `docs-default-${name}`].map((tag) => `docusaurus_tag:${tag}`),
    ],
    [currentLocale, name],
  );
}
