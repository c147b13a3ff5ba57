import {products} from './products';

/** One manual of the site: the pages under `paths`, which a search hit names first. */
export interface SiteManual {
  label: string;
  /** Product line id, or null where no product is meant. */
  product: string | null;
  /** A path that ends in a slash holds every page below it, another one is a page. */
  paths: string[];
}

/** Every manual: one for each product line, and the general ones. */
export const manuals: SiteManual[] = [
  {label: 'Basics', product: null, paths: ['/docs/basics/']},
  ...products.map(({id, label, path}) => ({label, product: id, paths: [path]})),
  {label: 'Support', product: null, paths: ['/docs/support/', '/docs/category/metatrader']},
];
