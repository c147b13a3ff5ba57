import type {SearchHit} from '../types';

/** Most rows of one page. */
const MOST_ROWS = 3;

export interface PlacedRow<Row> {
  row: Row;
  /** The row of the page itself is above it. */
  isBelowPage: boolean;
  /** The last row of a page that has further ones. */
  hasMore: boolean;
  /** One of these further rows. */
  isFurther: boolean;
}

interface Reading<Row> {
  /** The page of a row; near twins of a page count as one. */
  pageOf: (row: Row) => string;
  /** Whether a row is that of a whole page. */
  isPage: (row: Row) => boolean;
  /** Whether a row is that of a whole page whose title says what was asked. */
  isAnswer: (row: Row) => boolean;
}

/**
 * Keeps one page from filling the list. Rows of one page are kept together as long as no other page
 * has a better one, three at most; a page whose title answers is the first of its rows. The further rows
 * follow at the end, best first.
 * @param ranked best first
 */
export function spreadPages<Row>(
  ranked: readonly Row[],
  {pageOf, isPage, isAnswer}: Reading<Row>,
): PlacedRow<Row>[] {
  const answers = new Map(ranked.filter(isAnswer).map((row) => [pageOf(row), row]));
  const pages = new Map<string, Row[]>();
  const further: Row[] = [];
  let current: Row[] = [];
  for (const row of ranked) {
    const page = pageOf(row);
    const known = pages.get(page);
    if (!known) {
      const answer = answers.get(page) ?? row;
      current = answer === row ? [row] : [answer, row];
      pages.set(page, current);
    } else if (known.includes(row)) {
      continue;
    } else if (known === current && known.length < MOST_ROWS) {
      known.push(row);
    } else {
      further.push(row);
    }
  }
  const withMore = new Set(further.map(pageOf));
  const shown = [...pages].flatMap(([page, rows]) =>
    rows.map((row, place) => ({
      row,
      isBelowPage: rows.slice(0, place).some(isPage),
      hasMore: place === rows.length - 1 && withMore.has(page),
      isFurther: false,
    })),
  );
  return [
    ...shown,
    ...further.map((row) => ({row, isBelowPage: false, hasMore: false, isFurther: true})),
  ];
}

/** What a hit says of its row: only what is true. */
export function rowOf({
  isBelowPage,
  hasMore,
  isFurther,
}: Omit<PlacedRow<unknown>, 'row'>): Pick<SearchHit, 'isBelowPage' | 'hasMore' | 'isFurther'> {
  return {
    ...(isBelowPage && {isBelowPage}),
    ...(hasMore && {hasMore}),
    ...(isFurther && {isFurther}),
  };
}
