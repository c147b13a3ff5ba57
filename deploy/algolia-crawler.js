// The configuration of Algolia's crawler for this manual: paste it into the crawler's editor in Algolia's
// dashboard, and replace the four values in capitals and the address. It is Docusaurus's template
// (https://docsearch.algolia.com/docs/templates), with rows of tables and glossary terms added.
new Crawler({
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'CRAWLER_API_KEY',
  rateLimit: 8,
  maxDepth: 10,
  startUrls: ['https://manual.example.com/'],
  sitemaps: ['https://manual.example.com/sitemap.xml'],
  discoveryPatterns: ['https://manual.example.com/**'],
  ignoreCanonicalTo: true,
  schedule: 'every 1 day at 3:00 am',
  actions: [
    {
      indexName: 'ALGOLIA_INDEX_NAME',
      pathsToMatch: ['https://manual.example.com/**'],
      recordExtractor: ({$, helpers}) => {
        // The name of the manual. The home page belongs to none.
        const manual = $('.navbar__link--active').first().text();

        // These hold no text of the manual: breadcrumbs, the date of the last check, filters and their lists.
        $('article :is(nav, footer, [role="search"], [data-print="no"])').remove();

        // An error code is a row. As a heading of level 5, its first cell starts a record of its own.
        $('article tr[id]').each((_, row) => {
          $(row).children().first().attr('id', $(row).attr('id'));
          $(row).removeAttr('id');
        });

        return helpers.docsearch({
          recordProps: {
            lvl0: {selectors: '', defaultValue: manual || 'Manual'},
            lvl1: ['header h1', 'article h1', 'main h1'],
            lvl2: 'article h2',
            lvl3: 'article h3',
            lvl4: 'article h4',
            lvl5: 'article th[id], article td[id], article dt[id]',
            lvl6: 'article h6',
            content: 'article p, article li, article dd, article td:not([id])',
          },
          indexHeadings: true,
          aggregateContent: true,
          recordVersion: 'v3',
        });
      },
    },
  ],
  initialIndexSettings: {
    ALGOLIA_INDEX_NAME: {
      attributesForFaceting: ['type', 'lang', 'language', 'version', 'docusaurus_tag'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      camelCaseAttributes: ['hierarchy', 'content'],
      searchableAttributes: [
        'unordered(hierarchy.lvl0)',
        'unordered(hierarchy.lvl1)',
        'unordered(hierarchy.lvl2)',
        'unordered(hierarchy.lvl3)',
        'unordered(hierarchy.lvl4)',
        'unordered(hierarchy.lvl5)',
        'unordered(hierarchy.lvl6)',
        'content',
      ],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      // 10016 is not 10015.
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: true,
      advancedSyntax: true,
      attributeCriteriaComputedByMinProximity: true,
      removeWordsIfNoResults: 'allOptional',
    },
  },
});
