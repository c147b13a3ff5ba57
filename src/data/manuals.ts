import {products, type Product} from './products';

/** One manual of the site. Search hits show its name first. */
export interface Manual {
  readonly label: string;
  /** Null for a manual that belongs to no product. */
  readonly product: Product | null;
  /** Path of its first page, without the base URL. All pages below it belong to the manual. */
  readonly path: string;
  /** Paths of generated index pages that belong to the manual but are not below its path. */
  readonly indexes: readonly string[];
}

/** Every manual: one for each product line, and the general ones. */
export const manuals: readonly Manual[] = [
  {label: 'Basics', product: null, path: '/docs/basics/', indexes: []},
  ...products.map((product) => ({
    label: product.label,
    product,
    path: product.path,
    indexes: [],
  })),
  {
    label: 'Support',
    product: null,
    path: '/docs/support/',
    indexes: ['/docs/category/metatrader'],
  },
];
