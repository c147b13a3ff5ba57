import {manuals} from '../../data/manuals';
import {pageOf} from '../../data/pages';

export interface Group<Page> {
  readonly label: string;
  readonly pages: readonly Page[];
}

/**
 * Groups pages by manual. The group of pages that are in no manual comes first.
 * @param pages with their routes
 * @param order routes in reading order; pages that are not in it come last in their group
 */
export function groupByManual<Page extends {readonly route: string}>(
  pages: readonly Page[],
  order: readonly string[],
): Group<Page>[] {
  const places = new Map(order.map((route, place) => [route, place]));
  const placeOf = ({route}: Page) => places.get(route) ?? order.length;
  const sorted = [...pages].sort((a, b) => placeOf(a) - placeOf(b));
  return [null, ...manuals].map((manual) => ({
    label: manual?.label ?? 'Overview',
    pages: sorted.filter(({route}) => pageOf(route).manual === manual),
  }));
}
