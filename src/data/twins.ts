import type {PlatformId} from './platforms';
import type {Product} from './products';
import {productsWithTasks} from './tasks';

/** The place of a page in the manual of its product. */
export interface Place {
  readonly product: Product;
  /** Null for a page about both platforms. */
  readonly platform: PlatformId | null;
  /** The rest of its path, which it shares with its twins. */
  readonly page: string;
}

/**
 * The place of a page that has twins: the same page for another product or platform.
 * @param docId such as `r10/mt4/setup/install_ea`
 * @returns undefined for landing pages, and for pages of the general manuals
 */
export function placeOf(docId: string): Place | undefined {
  const [productId, ...path] = docId.split('/');
  const product = productsWithTasks.find(({id}) => id === productId);
  const [first] = path;
  const platform = first === 'mt4' || first === 'mt5' ? first : null;
  const page = path.slice(platform ? 1 : 0).join('/');
  return product && page !== productId ? {product, platform, page} : undefined;
}

/** The path of a place. */
export function pathOf({product, platform, page}: Place): string {
  return [`/docs/${product.id}`, ...(platform ? [platform] : []), page].join('/');
}

/** The other products whose manuals have the same page. */
export function productTwins({product, page}: Place): readonly Product[] {
  const name = page.slice(page.lastIndexOf('/') + 1);
  const isExtra = ({extraConfiguration = []}: Product) => extraConfiguration.includes(name);
  return productsWithTasks.filter(
    (other) => other !== product && isExtra(other) === isExtra(product),
  );
}
