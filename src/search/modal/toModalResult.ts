import {LEVELS} from '../shared/constants';
import {textOf} from '../view/hitView';
import {limitText, nothingAbout} from '../view/outcomeText';
import type {PlatformId} from '@site/src/data/platforms';
import type {SearchHit, SearchResult} from '../types';

type Level = (typeof LEVELS)[number];

/** The manual, and the headings of a hit. */
export type Hierarchy = Record<'lvl0' | Level, string | null>;

/**
 * A hit in the form that DocSearch groups, opens and stores. DocSearch prints headings and content as HTML,
 * but lvl0 as text. Our own hit is in `_snippetResult`, which DocSearch does not store.
 */
export interface ModalHit {
  objectID: string;
  url: string;
  /** The deepest level that is filled. */
  type: Level;
  hierarchy: Hierarchy;
  content: string | null;
  platform: PlatformId | null;
  _highlightResult: {hierarchy: {lvl0: {value: string}}};
  _snippetResult: {row: {hit: SearchHit; query: string}};
}

export interface ModalResult {
  hits: ModalHit[];
  nbHits: number;
}

/**
 * Prepares an answer for the modal, without the further rows of pages. DocSearch makes one list for each
 * value of lvl0, which would change the order, so all hits get the same heading. It is empty unless the query
 * was cut or the manual lacks a word of it.
 */
export function toModalResult({hits, nbHits, unknown}: SearchResult, query: string): ModalResult {
  const heading = [limitText(query), nothingAbout(unknown)].filter(Boolean).join(' ');
  const shown = hits.filter(({isFurther}) => !isFurther);
  return {nbHits, hits: shown.map((hit) => toModalHit(hit, query, heading))};
}

function toModalHit(hit: SearchHit, query: string, heading: string): ModalHit {
  const {objectID, path, manual, headings, content, platform} = hit;
  const html = (text: SearchHit['content'] = null) => text && escapeHtml(textOf(text));
  const levels = LEVELS.map((level, depth) => [level, html(headings[depth])]);
  return {
    objectID,
    url: path,
    type: LEVELS[headings.length - 1] ?? 'lvl1',
    hierarchy: {lvl0: manual, ...Object.fromEntries(levels)} as Hierarchy,
    content: html(content),
    platform,
    _highlightResult: {hierarchy: {lvl0: {value: heading}}},
    _snippetResult: {row: {hit, query}},
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
