import {spreadPages, type PlacedRow} from '../../shared/spreadPages';
import type {FoundPlace} from './collapseTwins';
import type {Match} from './findMatches';
import type {ParsedQuery} from './parseQuery';
import {isNamedBy, isTyped, saysWhole} from './wordsSaid';

/** A row of the list. */
export type FoundRow = PlacedRow<FoundPlace>;

/** The last place, from 0, for the definition of a term that is the whole query. */
const DEFINITION_PLACE = 2;

/** Puts the places that were found, best first, into the order of the list. */
export function placeRows(places: readonly FoundPlace[], query: ParsedQuery): FoundRow[] {
  return spreadPages(placeDefinition(places, query), {
    pageOf: ({best}) => best.at.group,
    isPage: ({best}) => isPage(best),
    isAnswer: ({best}) =>
      isPage(best) && !best.scores.includes(0) && saysWhole(best.texts.titles()[0], query),
  });
}

function isPage({texts}: Match): boolean {
  return texts.section.kind === 'page';
}

/**
 * Moves the definition of a term to the front when the query asks for it, and among the first rows when
 * the query is the term.
 */
function placeDefinition(places: readonly FoundPlace[], query: ParsedQuery): readonly FoundPlace[] {
  const definitions = places.filter(({best}) => best.texts.section.kind === 'term');
  const ofTyped = definitions.find(({best}) => isTyped(best.texts.titles()[0], query));
  const definition =
    ofTyped ?? definitions.find(({best}) => isNamedBy(best.texts.titles()[0], query));
  if (!definition) {
    return places;
  }
  const others = places.filter((place) => place !== definition);
  const sibling = others
    .slice(0, DEFINITION_PLACE)
    .findIndex(({best}) => best.at.page === definition.best.at.page);
  // Beside a row of its page: the list shows the rows of a page together.
  const latest = query.asksMeaning ? 0 : sibling === -1 ? DEFINITION_PLACE : sibling + 1;
  return places.indexOf(definition) <= latest
    ? places
    : [...others.slice(0, latest), definition, ...others.slice(latest)];
}
