import type {PlatformId} from '../../../data/platforms';

/**
 * The properties that distinguish a page from its counterparts: the same page in other manuals and for the
 * other platform.
 */
export interface Counterpart {
  /** Name of the manual. */
  manual: string | null;
  /** The position of the manual in the navbar, from 0. */
  manualIndex: number;
  product: string | null;
  platform: PlatformId | null;
}

/**
 * Orders the counterparts that a row links to: first the other platform of its own manual, then one page of
 * each other manual, for the same platform if there is one. Manuals are in the order of the navbar, MT4 is
 * before MT5.
 */
export function orderCounterparts<Page extends Counterpart>(
  own: Counterpart,
  others: readonly Page[],
): Page[] {
  const inOrder = [...others].sort(
    (a, b) => a.manualIndex - b.manualIndex || ((a.platform ?? '') < (b.platform ?? '') ? -1 : 1),
  );
  const sameManual = inOrder.filter(({product}) => product === own.product);
  const otherManuals = inOrder.filter(
    ({product, platform}) =>
      product !== own.product &&
      (platform === own.platform ||
        !inOrder.some((other) => other.product === product && other.platform === own.platform)),
  );
  return [...sameManual, ...otherManuals];
}

/** The label of a link to a counterpart, which names only the differences: `MT5`, `R-50`, `R-50 MT5`. */
export function counterpartLabel(own: Counterpart, other: Counterpart): string {
  const names = [
    other.product === own.product ? null : other.manual,
    other.platform === own.platform ? null : other.platform?.toUpperCase(),
  ];
  return names.filter(Boolean).join(' ');
}
