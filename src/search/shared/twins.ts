import type {Platform} from '../types';

/** What tells a place of one page from the same place of a near twin. */
export interface TwinPlace {
  /** Name of the manual. */
  manual: string | null;
  /** Place of the manual in the navbar. */
  manualPlace: number;
  product: string | null;
  /** Route without its product line, `mt4/setup/install_ea`; null for a page that has no twins. */
  twin: string | null;
}

const PLATFORM_FOLDER = /^(mt[45])\//;

/**
 * The same for a page and its near twins in other manuals and on the other platform.
 * @param page tells pages without twins apart: a route or an address
 */
export function pageGroup(twin: string | null, page: string): string {
  return twin === null ? page : `twin ${twin.replace(PLATFORM_FOLDER, '')}`;
}

/**
 * The twins that a row names: the other platform of its own manual first, then one page of each other
 * manual, on the row's platform where there is one. In the order of the navbar, MT4 before MT5.
 */
export function orderTwins<Place extends TwinPlace>(
  own: TwinPlace,
  others: readonly Place[],
): Place[] {
  const isOnOwnPlatform = ({twin}: TwinPlace) => folderOf(twin) === folderOf(own.twin);
  const inOrder = [...others].sort(
    (a, b) => a.manualPlace - b.manualPlace || ((a.twin ?? '') < (b.twin ?? '') ? -1 : 1),
  );
  const ofManual = inOrder.filter(({product}) => product === own.product);
  const ofOthers = inOrder.filter(
    (place) =>
      place.product !== own.product &&
      (isOnOwnPlatform(place) ||
        !inOrder.some((other) => other.product === place.product && isOnOwnPlatform(other))),
  );
  return [...ofManual, ...ofOthers];
}

/** What tells a twin from a row's own place: `MT5`, `R-50`, `R-50 MT5`. */
export function twinLabel(own: TwinPlace, other: TwinPlace): string {
  const platform = folderOf(other.twin);
  const names = [
    other.product === own.product ? null : other.manual,
    platform === folderOf(own.twin) ? null : platform?.toUpperCase(),
  ];
  return names.filter(Boolean).join(' ');
}

function folderOf(twin: string | null): Platform | null {
  return (twin?.match(PLATFORM_FOLDER)?.[1] ?? null) as Platform | null;
}
