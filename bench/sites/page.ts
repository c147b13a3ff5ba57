/** The page that is measured on every site: a full page of steps, with a drawing and tables. */
export const PAGE = '/docs/r10/mt4/setup/install_ea';

/** The page that readers open next. The measured page links to it in its text. */
export const NEXT_PAGE = '/docs/r10/mt4/setup/attach_ea';

/** The longest page. */
export const CODES_PAGE = '/docs/support/troubleshooting/error-codes';

/** The home page, a task, the longest page, and one with folded answers. */
export const PAGES = ['/', PAGE, CODES_PAGE, '/docs/support/faq/setup'] as const;
