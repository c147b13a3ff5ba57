/** Browser side of `@easyops-cn/docusaurus-search-local`, which ships no types for it. */
declare module 'search-local/searchByWorker' {
  export function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void>;
  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<{document: {u: string; h?: string}}[]>;
}
