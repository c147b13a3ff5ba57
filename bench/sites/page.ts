/** The page that is measured on every site: a full page of steps, with a drawing and tables. */
export const PAGE = '/docs/r10/mt4/setup/install_ea';

/** The home page, a task, the longest page, and one with folded answers. */
export const PAGES = [
  '/',
  PAGE,
  '/docs/support/troubleshooting/error-codes',
  '/docs/support/faq/setup',
] as const;
