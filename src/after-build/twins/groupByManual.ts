import type {Manual} from '../../data/manuals';
import {pageOf} from '../../data/pages';

interface Site {
  readonly manuals: readonly Manual[];
  /** Routes in reading order. */
  readonly order: readonly string[];
  /** Label of the group for pages that are in no manual. */
  readonly otherwise: string;
}

export interface Group<Page> {
  readonly label: string;
  readonly pages: readonly Page[];
}

/**
 * Groups pages by manual. The group of pages that are in no manual comes first.
 * @param pages with their routes; pages that are not in `order` come last in their group
 */
export function groupByManual<Page extends {readonly route: string}>(
  pages: readonly Page[],
  {manuals, order, otherwise}: Site,
): Group<Page>[] {
  const places = new Map(order.map((route, place) => [route, place]));
  const placeOf = ({route}: Page) => places.get(route) ?? order.length;
  const sorted = [...pages].sort((a, b) => placeOf(a) - placeOf(b));
  return [null, ...manuals].map((manual) => ({
    label: manual?.label ?? otherwise,
    pages: sorted.filter(({route}) => pageOf(route).manual === manual),
  }));
}
