import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Contextual search: only records of the reader's language, and of the version of the docs that they
 * read. The same array from render to render while it says the same.
 * @returns Algolia's `facetFilters`: the outer list means and, the inner one or
 */
export function useFacetFilters(): (string | string[])[] {
  const {i18n} = useDocusaurusContext();
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join(' ');
  return useMemo(
    () => [`language:${i18n.currentLocale}`, tags.split(' ').map((tag) => `docusaurus_tag:${tag}`)],
    [i18n.currentLocale, tags],
  );
}
