import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {company} from '../../data/company';
import {createOpenSearch} from './createOpenSearch';

const FILE = 'opensearch.xml';
const SEARCH_PAGE = 'search';

/** Lets a browser search the manual from its address bar: writes `opensearch.xml`, which every page names. */
export default function openSearch({baseUrl, outDir, siteConfig}: LoadContext): Plugin {
  const {favicon = '', tagline, title, url} = siteConfig;
  const address = (file: string) => new URL(baseUrl + file, url).href;
  const description = createOpenSearch({
    shortName: company.shortTitle,
    description: `${title}: ${tagline}`,
    icon: address(favicon),
    searchPage: address(SEARCH_PAGE),
    self: address(FILE),
  });
  return {
    name: 'open-search',

    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: company.shortTitle,
            href: baseUrl + FILE,
          },
        },
      ],
    }),

    async postBuild() {
      await writeFile(path.join(outDir, FILE), description);
    },
  };
}
