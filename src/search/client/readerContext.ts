import {readPlatform} from '../../browser/platform';
import type {PlatformId} from '../../data/platforms';
import {SNIPPET_WORDS} from '../shared/constants';
import type {SearchContext} from '../types';
import {contextOfPath} from './contextOfPath';

/** A media query for screens that DocSearch fills, where snippets are short. */
const NARROW_SCREEN = '(max-width: 48em)';

const NO_CONTEXT: SearchContext = {product: null, platform: null};

/**
 * What the link to all results keeps in the history, so that the search page shows the same order as the
 * modal.
 */
export interface SearchLocationState {
  context: SearchContext;
}

/**
 * The manual and platform of the page that the reader is on; on the search page, those of the page before it.
 * If a page is for both platforms, the one that the reader chose last.
 */
export function readerContext(
  {pathname} = window.location as Pick<Location, 'pathname'>,
  historyState: unknown = window.history.state,
  chosen: PlatformId | null = readPlatform(),
): SearchContext {
  const own = contextOfPath(pathname);
  const context = own.product || own.platform ? own : (contextOfState(historyState) ?? NO_CONTEXT);
  return {...context, platform: context.platform ?? chosen};
}

/** Reads an entry of the `history` package, which nests our state one level down. */
function contextOfState(entry: unknown): SearchContext | undefined {
  const {state} = (entry ?? {}) as {state?: Partial<SearchLocationState>};
  return state?.context;
}

/** The length of a snippet in words: shorter on narrow screens. */
export function snippetLength(): number {
  return window.matchMedia(NARROW_SCREEN).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;
}
