/** The page that is measured on every site: a full page of steps, with a drawing and tables. */
export const PAGE = '/docs/r10/mt4/setup/install_ea';
