import {type Manual, manuals} from './manuals';
import {isPlatformId, type PlatformId} from './platforms';
import type {Product} from './products';
import {productsWithTasks, type Task, tasks} from './tasks';

/** Everything that the path of a page reveals about it. */
export interface Page {
  /** Null for a page in no manual, such as the home page. */
  readonly manual: Manual | null;
  /** The product line that the page's manual belongs to; null for the general manuals. */
  readonly product: Product | null;
  /** Null for a page about both platforms. */
  readonly platform: PlatformId | null;
  /** The setup task that the page is about. */
  readonly task: Task | null;
  /** `mt4/setup/install_ea` or `category/metatrader`; empty for the first page of a manual. */
  readonly pathInManual: string;
}

const segmentsOf = (path: string) =>
  path
    .replace(/[?#].*/, '')
    .split('/')
    .filter(Boolean);

/** The path segments after `docs` with which each manual begins. */
const starts = manuals.flatMap((manual) => [
  {manual, start: segmentsOf(manual.path).slice(1), isIndex: false},
  ...manual.indexes.map((path) => ({
    manual,
    start: segmentsOf(path).slice(1),
    isIndex: true,
  })),
]);

function startOf(segments: readonly string[]) {
  return starts.find(({start}) => start.every((segment, index) => segment === segments[index]));
}

/** Finds where the manual begins. Both the base URL and the manual may have a folder `docs`. */
function findStart(segments: readonly string[]) {
  return segments
    .flatMap((segment, index) => (segment === 'docs' ? [segments.slice(index + 1)] : []))
    .map((inDocs) => {
      const start = startOf(inDocs);
      return start && {...start, inDocs};
    })
    .find((found) => found !== undefined);
}

/**
 * Reads the manual, product, platform and task of a page from its path. All code that needs them asks this
 * function.
 * @param path of a page, with or without the base URL, a slash at its end, a query and a hash
 */
export function pageOf(path: string): Page {
  const found = findStart(segmentsOf(path));
  if (!found) {
    const none = {manual: null, product: null, platform: null, task: null};
    return {...none, pathInManual: ''};
  }
  const {inDocs, manual, start, isIndex} = found;
  const rest = isIndex ? inDocs : inDocs.slice(start.length);
  const [first = ''] = rest;
  const pathInManual = rest.join('/');
  const platform = isPlatformId(first) ? first : null;
  return {
    manual,
    product: manual.product,
    platform,
    task: tasks.find(({id}) => platform && pathInManual === `${platform}/setup/${id}`) ?? null,
    pathInManual,
  };
}

/** A page below the landing page of a full manual. */
export type ProductPage = Page & {readonly product: Product};

/** Whether a page has counterparts: the same page in the manual of another product or for another platform. */
export function hasCounterparts(page: Page): page is ProductPage {
  return page.product?.scope === 'full' && page.pathInManual !== '';
}

/** The path of a page's counterpart. */
export function counterpartPath(
  page: ProductPage,
  {
    product = page.product,
    platform = page.platform,
  }: {readonly product?: Product; readonly platform?: PlatformId | null},
): string {
  const rest = page.platform
    ? page.pathInManual.slice(page.platform.length + 1)
    : page.pathInManual;
  return ['/docs', product.id, ...(platform ? [platform] : []), rest].join('/');
}

/** The products whose manuals have the same page, the page's own among them. */
export function productsWithPage({product, pathInManual}: ProductPage): readonly Product[] {
  const name = pathInManual.slice(pathInManual.lastIndexOf('/') + 1);
  const isExtra = ({extraConfiguration = []}: Product) => extraConfiguration.includes(name);
  return productsWithTasks.filter((other) => isExtra(other) === isExtra(product));
}
