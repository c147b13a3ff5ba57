/**
 * Everything inside DocSearch 3.9.0 that the search window relies on or repairs: classes, attributes, storage
 * keys and the shape of its hits. Its styles are in `css/`, which replace DocSearch's own style sheet.
 */

import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import type {PlatformId} from '../../data/platforms';
import type {SearchHit, SearchResult} from '../types';
import {textOf} from '../view/hitView';
import {limitText, nothingAbout} from '../view/outcomeText';

const CONTAINER = '.DocSearch-Container';
const FORM = '.DocSearch-Form';
const INPUT = '.DocSearch-Input';
/** The box below the field, which scrolls. */
const CONTENT = '.DocSearch-Dropdown';
const NO_RESULTS = '.DocSearch-NoResults';
const RESULTS_FOOTER = '.DocSearch-HitsFooter';
const LIST = '.DocSearch-Hits > ul';
const LIST_TITLE = '.DocSearch-Hit-source';

/** The keys of the recent searches and the favourites in `localStorage`; the name of the index follows. */
export const STORAGE_KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** The screen that DocSearch shows. */
export type Screen = 'start' | 'results' | 'noResults';

/** The elements that DocSearch draws once and keeps. */
interface Parts {
  container: HTMLElement;
  input: HTMLInputElement;
  content: HTMLElement;
}

/** Finds the elements of the only DocSearch on the page; null if it is not drawn. */
export function findParts(): Parts | null {
  const container = document.querySelector<HTMLElement>(CONTAINER);
  const input = container?.querySelector<HTMLInputElement>(INPUT);
  const content = container?.querySelector<HTMLElement>(CONTENT);
  return container && input && content ? {container, input, content} : null;
}

/**
 * Recognises the screen by the elements that DocSearch draws. Nothing else tells: DocSearch asks for no answer
 * when the reader empties the field, and keeps its state to itself.
 */
export function screenOf({container}: Parts): Screen {
  if (container.querySelector(NO_RESULTS)) {
    return 'noResults';
  }
  return container.querySelector(RESULTS_FOOTER) ? 'results' : 'start';
}

/**
 * Corrects the roles: DocSearch's container claims to be a button that opens a list, which would also take
 * the first focus, and its input has no role (docsearch#1370). React does not overwrite these attributes.
 */
export function repairRoles({container, input}: Parts): void {
  setAttributes(container, {
    role: 'presentation',
    tabindex: null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-labelledby': null,
  });
  setAttributes(input, {role: 'combobox', 'aria-haspopup': 'listbox'});
  input.closest(FORM)?.setAttribute('role', 'search');
}

/**
 * Gives each list of hits an id and a name of its own, and refers to the lists from the input. DocSearch
 * gives every list the id `docsearch-list` and the name "Search". Call it after each change of the window.
 */
export function repairLists({container, input}: Parts): void {
  const ids = [...container.querySelectorAll(LIST)].map((list, index) => {
    const title = list.parentElement?.querySelector(LIST_TITLE)?.textContent || 'Results';
    const id = `docsearch-hits${index}-list`;
    setAttributes(list, {id, 'aria-label': title, 'aria-labelledby': null});
    return id;
  });
  setAttributes(container, {'aria-controls': null});
  setAttributes(input, {
    'aria-controls': ids.join(' ') || null,
    'aria-expanded': String(ids.length > 0),
  });
}

/** The attributes whose changes call for `repairLists`. DocSearch changes them after each answer. */
export const WATCHED_ATTRIBUTES = ['aria-controls', 'class'];

/** Writes only values that differ, so that the observer of the window does not trigger itself for ever. */
function setAttributes(element: Element, attributes: Record<string, string | null>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

/** The link of the selected hit. */
export function chosenLink({container}: Parts): HTMLAnchorElement | null {
  return container.querySelector('[aria-selected="true"] a[href]');
}

/**
 * A hit as DocSearch takes it. It groups, opens and stores hits by the fields above `_highlightResult`, and
 * shows a stored hit by its two deepest headings or, for a page, its content: as HTML, but `lvl0` as text. The
 * row that is drawn now is in `_snippetResult`, because DocSearch stores every field of a hit except that one
 * and `_highlightResult`.
 */
interface ModalHit {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2';
  hierarchy: {lvl0: string | null; lvl1: string; lvl2: string | null};
  content: string | null;
  platform: PlatformId | null;
  _highlightResult: {hierarchy: {lvl0: {value: string}}};
  _snippetResult: SearchHit;
}

export interface ModalResult {
  hits: ModalHit[];
  nbHits: number;
}

export const NO_HITS: ModalResult = {hits: [], nbHits: 0};

/**
 * Prepares an answer for DocSearch, without the further rows of pages. DocSearch makes one list for each
 * group title, which would change the order, so all hits get the same one. It is empty unless the query was
 * cut or the manual lacks a word of it.
 */
export function toModalResult({hits, nbHits, unknown}: SearchResult, query: string): ModalResult {
  const title = [limitText(query), nothingAbout(unknown)].filter(Boolean).join(' ');
  const shown = hits.filter(({isFurther}) => !isFurther);
  return {nbHits, hits: shown.map((hit) => toModalHit(hit, title))};
}

/** DocSearch draws texts as HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toModalHit(hit: SearchHit, groupTitle: string): ModalHit {
  const {objectID, path, manual, headings, content, platform} = hit;
  const [page = '', section = null] = [headings[0], headings.slice(1).at(-1)].map(
    (heading) => heading && escapeHtml(textOf(heading)),
  );
  return {
    objectID,
    url: path,
    type: section === null ? 'lvl1' : 'lvl2',
    hierarchy: {lvl0: manual, lvl1: page, lvl2: section},
    content: content && escapeHtml(textOf(content)),
    platform,
    _highlightResult: {hierarchy: {lvl0: {value: groupTitle}}},
    _snippetResult: hit,
  };
}

/** A recent search or favourite as DocSearch stores it. */
export type StoredHit = StoredDocSearchHit & Partial<Pick<ModalHit, 'platform'>>;

/** A hit as DocSearch hands it to the component that draws it. */
export type DrawnHit = InternalDocSearchHit | StoredHit;

/** The row of a hit that was found; null for a stored one. */
export function foundRow(hit: DrawnHit): SearchHit | null {
  return '_snippetResult' in hit ? (hit as unknown as ModalHit)._snippetResult : null;
}

/** The hit's position in the window: autocomplete-core numbers the items of all lists from 0. */
export function indexOf(hit: DrawnHit): number {
  return (hit as {__autocomplete_id?: number}).__autocomplete_id ?? 0;
}
