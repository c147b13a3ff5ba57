import {MANUAL_MARK} from '../../shared/indexFormat';
import type {Tokenizer, Word} from '../../shared/tokenize';
import {pageGroup, type TwinPlace} from '../../shared/twins';
import type {IndexedPage, IndexedSection, SearchIndexFile} from '../../types';
import type {Facets} from './facetFilters';
import {isQuestionWord} from './questionWords';
import {readSequence, type WordSequence} from './wordSequence';

/** A section with what the ranking reads of it. Texts are read when they are asked for, since few are. */
export interface SectionTexts {
  section: IndexedSection;
  /** The pages that have it. */
  pages: readonly SectionPage[];
  /** The heading, and what logs print for a code: readers come with either. */
  titles: () => readonly [heading: Title, ...messages: Title[]];
  content: () => WordSequence;
}

/** A text that names what a section is about. */
export interface Title extends WordSequence {
  /** The words that say something: no numbers, no question words. */
  tellingWords: readonly TitleWord[];
  /** Every term. */
  terms: ReadonlySet<string>;
}

export interface TitleWord {
  terms: readonly string[];
  /** How rare the word is in headings: `install` says more of a title than `EA`. */
  rarity: number;
}

/** A section on one of its pages. */
export interface SectionPage extends TwinPlace {
  page: IndexedPage;
  /** The same for the page and its near twins. */
  group: string;
  /** The same for the section and its near twins. */
  place: string;
  /** No other product line has this page. */
  isLone: boolean;
  /** What the record can be filtered by. */
  facets: Facets;
}

/** The sections of the file, in its order. */
export function readSections(file: SearchIndexFile, {words}: Tokenizer): SectionTexts[] {
  const pagesOfTwin = countBy(file.pages.map(({twin}) => twin));
  const rarityOf = rarityInHeadings(file, words);
  const readTitle = (text: string) => createTitle(words(text), rarityOf);
  return file.sections.map((section) => ({
    section,
    pages: section.pages.flatMap((place) => {
      const page = file.pages[place];
      return page ? [placeSection(file, section, page, pagesOfTwin)] : [];
    }),
    titles: once(() => {
      const messages = readText(file, section.message).split(' · ').filter(Boolean);
      return [readTitle(headingOf(file, section)), ...messages.map(readTitle)];
    }),
    content: once(() => readSequence(words(textOf(file, section)))),
  }));
}

/** The heading of a section, of a page its title; the name that tells near twins apart is left out. */
export function headingOf(file: SearchIndexFile, {levels}: IndexedSection): string {
  return readText(file, levels[levels.length - 1]);
}

/** What a section says below its heading. */
export function textOf(file: SearchIndexFile, {content, remedy}: IndexedSection): string {
  return [readText(file, content), readText(file, remedy)].filter(Boolean).join(' ');
}

/** A text of the file without the name of the manual. @param place -1 for none */
export function readText({strings}: SearchIndexFile, place = -1): string {
  return strings[place]?.replaceAll(MANUAL_MARK, '') ?? '';
}

/** Every term of a word. */
export function termsOf({wholes, parts}: Word): string[] {
  return [...wholes, ...parts];
}

function placeSection(
  {origin, manuals}: SearchIndexFile,
  {type, anchor, platform}: IndexedSection,
  page: IndexedPage,
  pagesOfTwin: ReadonlyMap<string | null, number>,
): SectionPage {
  const {label: manual = null, product = null} = manuals[page.manual] ?? {};
  const {twin, route, language, version, docusaurus_tag} = page;
  const group = pageGroup(twin, route);
  return {
    page,
    manual,
    manualPlace: page.manual,
    product,
    twin,
    group,
    place: `${group}#${anchor ?? ''}`,
    isLone: product !== null && pagesOfTwin.get(twin) === 1,
    facets: {
      url_without_anchor: origin + route,
      language,
      version,
      docusaurus_tag,
      product,
      type,
      platform,
    },
  };
}

type Rarity = (terms: readonly string[]) => number;

function createTitle(words: readonly Word[], rarityOf: Rarity): Title {
  const terms = words.map(termsOf);
  return {
    ...readSequence(words),
    tellingWords: terms
      .filter(([whole = '']) => !isQuestionWord(whole) && !/^\d+$/.test(whole))
      .map((it) => ({terms: it, rarity: rarityOf(it)})),
    terms: new Set(terms.flat()),
  };
}

function rarityInHeadings(file: SearchIndexFile, words: Tokenizer['words']): Rarity {
  const headings = file.sections.map((section) => words(headingOf(file, section)).flatMap(termsOf));
  const counts = countBy(headings.flatMap((terms) => [...new Set(terms)]));
  return (terms) =>
    Math.log(1 + headings.length / Math.max(1, ...terms.map((term) => counts.get(term) ?? 0)));
}

function countBy<Value>(values: readonly Value[]): Map<Value, number> {
  const counts = new Map<Value, number>();
  values.forEach((value) => counts.set(value, (counts.get(value) ?? 0) + 1));
  return counts;
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
