/** Which pages a product line has. */
type ManualScope =
  /** Landing, settings, drawdown, and the three setup tasks on both platforms. */
  | 'full'
  /** A landing page only. */
  | 'landing'
  /** Only a generated index page inside Basics, without a sidebar of its own. */
  | 'index';

export interface Product {
  /** Id of its sidebar, which is also part of its paths and the name of its folder. */
  readonly id: string;
  /** Name as readers know it. */
  readonly label: string;
  readonly scope: ManualScope;
  /** The target of its links in the navbar, the footer and on cards. */
  readonly path: string;
  /** Pages in its *Configuration* category that other product lines do not have. */
  readonly extraConfiguration?: readonly string[];
}

/** Every product line, in the order of the navbar. */
export const products: readonly Product[] = [
  {id: 'r10', label: 'R-10', scope: 'full', path: '/docs/r10/'},
  {id: 'r25', label: 'R-25', scope: 'index', path: '/docs/category/r-25'},
  {id: 'r50', label: 'R-50', scope: 'full', path: '/docs/r50/'},
  {id: 'r400', label: 'R-400', scope: 'full', path: '/docs/r400/'},
  {id: 'rx5', label: 'R-X5', scope: 'landing', path: '/docs/rx5/'},
  {id: 'rx25', label: 'R-X25', scope: 'landing', path: '/docs/rx25/'},
  {
    id: 'rc100',
    label: 'R-C100',
    scope: 'full',
    path: '/docs/rc100/',
    extraConfiguration: ['presets'],
  },
];

/** Product lines with a sidebar, and so with a place in the navbar. */
export const productsWithSidebar = products.filter(({scope}) => scope !== 'index');
