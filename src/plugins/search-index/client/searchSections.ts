import type {IndexedPage, IndexedSection, SearchContext, SearchParameters} from '../types';
import {matchWord} from './matchWord';
import {parseQuery, type ParsedQuery} from './parseQuery';
import type {SearchIndex} from './searchIndex';

/** A record that was found: a section as it stands on one page. */
export interface Match {
  sectionId: number;
  section: IndexedSection;
  page: IndexedPage;
  product: string | null;
  /** How many words of the query it has. */
  found: number;
  score: number;
  isExactCode: boolean;
}

export interface Matches {
  /** Best first: of near twins the best one. */
  best: Match[];
  /** The other near twins of a section, best first. */
  twins: ReadonlyMap<number, Match[]>;
  /** Terms to mark. */
  terms: ReadonlySet<string>;
}

/** Finds and ranks the records for a query. */
export function searchSections(
  {query, facetFilters = []}: SearchParameters,
  context: SearchContext,
  index: SearchIndex,
): Matches {
  const parsed = parseQuery(query, index);
  const {file} = index;
  const terms = new Set<string>();
  const matches = new Map<number, {found: number; score: number}>();
  const words = parsed.words.filter(({product}) => product === null);
  for (const word of words) {
    for (const [id, match] of matchWord(word, index)) {
      const {found, score} = matches.get(id) ?? {found: 0, score: 0};
      matches.set(id, {found: found + 1, score: score + match.score});
      match.terms.forEach((term) => terms.add(term));
    }
  }
  const products = parsed.words.flatMap(({product}) => product ?? []);
  if (words.length === 0) {
    file.sections.forEach((_, id) => matches.set(id, {found: 0, score: 0}));
  }
  const found: Match[] = [];
  for (const [sectionId, match] of matches) {
    const section = file.sections[sectionId];
    for (const place of section?.pages ?? []) {
      const page = file.pages[place];
      if (section && page && passesFilters(page, section, facetFilters)) {
        const product = file.manuals[page.manual]?.product ?? null;
        const named = product !== null && products.includes(product) ? 1 : 0;
        if (words.length > 0 || named > 0) {
          found.push({
            sectionId,
            section,
            page,
            product,
            found: match.found + named,
            score: match.score + (product !== null && product === context.product ? 1 : 0),
            isExactCode: isExactCode(section, parsed),
          });
        }
      }
    }
  }
  const most = Math.max(0, ...found.map((match) => match.found));
  const ranked = found
    .filter((match) => match.found === most || match.isExactCode)
    .sort(
      (a, b) =>
        Number(b.isExactCode) - Number(a.isExactCode) ||
        b.score - a.score ||
        b.page.pageRank - a.page.pageRank ||
        a.section.position - b.section.position,
    );
  const best: Match[] = [];
  const twins = new Map<number, Match[]>();
  for (const match of ranked) {
    const others = twins.get(match.sectionId);
    if (others) {
      others.push(match);
    } else {
      best.push(match);
      twins.set(match.sectionId, []);
    }
  }
  return {best, twins, terms};
}

/** The row of a code (`#mt5-10027`) that the query names. */
function isExactCode({anchor}: IndexedSection, {words}: ParsedQuery): boolean {
  const code = /^mt[45]-(\d+)$/.exec(anchor ?? '')?.[1];
  return code !== undefined && words.some(({terms}) => terms.includes(code));
}

/** A string must match, of an array any one; an attribute that is not known matches nothing. */
function passesFilters(
  page: IndexedPage,
  section: IndexedSection,
  filters: NonNullable<SearchParameters['facetFilters']>,
): boolean {
  const values: Readonly<Record<string, string | null>> = {
    language: page.language,
    version: page.version,
    docusaurus_tag: page.docusaurus_tag,
    type: section.type,
    platform: section.platform,
  };
  const matches = (filter: string) => {
    const colon = filter.indexOf(':');
    return values[filter.slice(0, colon)] === filter.slice(colon + 1);
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? matches(filter) : filter.some(matches),
  );
}
