import {BETWEEN_MESSAGES} from '../../shared/constants';
import {groupOf, PRODUCT_PLACEHOLDER} from '../../shared/indexFormat';
import type {Counterpart} from './counterparts';
import type {Tokenizer, Word} from '../../shared/tokenize';
import type {IndexedPage, IndexedSection, SearchIndexFile} from '../../types';
import {isStopWord} from '../../shared/stopWords';
import {readSequence, type WordSequence} from './wordSequence';

/** A section with the texts that the ranking reads. They are read on demand, since most are never needed. */
export interface Section {
  indexed: IndexedSection;
  /** The pages that show the section. */
  pages: readonly SectionPage[];
  /** The heading, then the messages that logs print for a code. Readers search for either. */
  titles: () => readonly [heading: Title, ...messages: Title[]];
  /** The heading without what it has in brackets: `Remote Desktop (RDP)`. */
  shortTitle: () => Title;
  /** Every term of the names that its codes have in MQL. */
  constants: () => ReadonlySet<string>;
  /** Questions of readers that the section answers. */
  readerQuestions: () => readonly Title[];
  /** True if sections of other pages have the same heading, which then says little alone: `Finished`. */
  isNamedByPage: boolean;
  content: () => WordSequence;
}

/** A text that names the subject of a section. */
export interface Title extends WordSequence {
  /** The words that are neither numbers nor stop words. */
  keywords: readonly TitleWord[];
  /** Every term of the title, stop words and numbers included. */
  terms: ReadonlySet<string>;
}

interface TitleWord {
  terms: readonly string[];
  /** How rare the word is in texts of this kind: `install` tells more about a title than `EA`. */
  rarity: number;
}

/** A section on one of its pages. */
export interface SectionPage extends Counterpart {
  indexed: IndexedPage;
  /** Key shared by the page and its counterparts. */
  pageGroup: string;
  /** Key shared by the section and its counterparts. */
  group: string;
}

/** Reads the sections of the file, in the file's order. */
export function readSections(file: SearchIndexFile, {words}: Tokenizer): Section[] {
  const questionsOf = ({readerQuestions}: IndexedSection) =>
    withoutPlaceholder(readerQuestions).split('\n').filter(Boolean);
  const headingRarity = countRarity(file.sections.map((section) => words(headingOf(section))));
  const questionRarity = countRarity(file.sections.flatMap(questionsOf).map(words));
  const readTitle = (text: string) => createTitle(words(text), headingRarity);
  const repeated = findRepeatedHeadings(file);
  return file.sections.map((indexed) => ({
    indexed,
    pages: indexed.pages.flatMap((index) => {
      const page = file.pages[index];
      return page ? [readSectionPage(file, indexed, page)] : [];
    }),
    titles: once(() => {
      const messages = withoutPlaceholder(indexed.message).split(BETWEEN_MESSAGES).filter(Boolean);
      return [readTitle(headingOf(indexed)), ...messages.map(readTitle)];
    }),
    shortTitle: once(() => readTitle(headingOf(indexed).replace(/ \(.*\)/, ''))),
    constants: once(() => new Set(words(withoutPlaceholder(indexed.constant)).flatMap(allTerms))),
    readerQuestions: once(() =>
      questionsOf(indexed).map((question) => createTitle(words(question), questionRarity)),
    ),
    isNamedByPage: indexed.kind === 'section' && repeated.has(headingOf(indexed)),
    content: once(() => readSequence(words(bodyOf(indexed)))),
  }));
}

/** The headings that sections of several pages have. Counterparts count as one page. */
function findRepeatedHeadings({sections, pages}: SearchIndexFile): ReadonlySet<string> {
  const first = new Map<string, string>();
  const repeated = new Set<string>();
  for (const section of sections.filter(({kind}) => kind === 'section')) {
    const heading = headingOf(section);
    for (const page of section.pages.flatMap((index) => pages[index] ?? [])) {
      if (pageGroupOf(page) !== (first.get(heading) ?? pageGroupOf(page))) {
        repeated.add(heading);
      }
      first.set(heading, pageGroupOf(page));
    }
  }
  return repeated;
}

/** The section's heading, or the page's title, without the name of the product. */
export function headingOf({headings}: IndexedSection): string {
  return withoutPlaceholder(headings[headings.length - 1]);
}

/** The text below the heading of a section. */
export function bodyOf({content, remedy}: IndexedSection): string {
  return [withoutPlaceholder(content), withoutPlaceholder(remedy)].filter(Boolean).join(' ');
}

/** A text of the file without the placeholder for the product's name, in which only counterparts differ. */
export function withoutPlaceholder(text: string | null = null): string {
  return text?.replaceAll(PRODUCT_PLACEHOLDER, '') ?? '';
}

/** Every term of a word. */
export function allTerms({term, otherTerms}: Word): string[] {
  return [term, ...otherTerms];
}

function pageGroupOf({sharedPath, route}: IndexedPage): string {
  return sharedPath ?? route;
}

function readSectionPage(
  {manuals}: SearchIndexFile,
  {anchor, platform}: IndexedSection,
  page: IndexedPage,
): SectionPage {
  const {label: manual = null, product = null} = manuals[page.manual] ?? {};
  const pageGroup = pageGroupOf(page);
  return {
    indexed: page,
    manual,
    manualIndex: page.manual,
    product,
    platform,
    pageGroup,
    group: groupOf(page, anchor),
  };
}

type Rarity = (terms: readonly string[]) => number;

function createTitle(words: readonly Word[], rarityOf: Rarity): Title {
  const terms = words.map(allTerms);
  return {
    ...readSequence(words),
    keywords: terms
      .filter(([term = '']) => !isStopWord(term) && !/^\d+$/.test(term))
      .map((wordTerms) => ({terms: wordTerms, rarity: rarityOf(wordTerms)})),
    terms: new Set(terms.flat()),
  };
}

function countRarity(texts: readonly (readonly Word[])[]): Rarity {
  const counts = new Map<string, number>();
  for (const term of texts.flatMap((words) => [...new Set(words.flatMap(allTerms))])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return (terms) =>
    Math.log(1 + texts.length / Math.max(1, ...terms.map((term) => counts.get(term) ?? 0)));
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
