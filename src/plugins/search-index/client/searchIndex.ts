import MiniSearch from 'minisearch';
import {MANUAL_MARK} from '../shared/indexFormat';
import {createTokenizer, productName, type Tokenizer} from '../shared/tokenize';
import type {IndexedSection, SearchIndexFile} from '../types';

/** The file and what is made of it once, when it is loaded. */
export interface SearchIndex {
  file: SearchIndexFile;
  tokenizer: Tokenizer;
  engine: MiniSearch<SectionFields>;
  /** Every term of the index. */
  vocabulary: ReadonlySet<string>;
  /** Product line ids by their term. */
  products: ReadonlyMap<string, string>;
}

/** Fields of one section, which several near-twin pages share. */
export interface SectionFields {
  /** Place in `sections`. */
  id: number;
  /** The section's own heading; of a page its title. */
  heading: string;
  /** The headings above it. */
  above: string;
  /** Manual, and the words of the address. */
  path: string;
  content: string;
}

export type FieldName = Exclude<keyof SectionFields, 'id'>;

/** Builds the index in the browser: that costs less time than the bytes of a prebuilt one. */
export function createSearchIndex(file: SearchIndexFile): SearchIndex {
  const products = new Map<string, string>();
  const names = file.manuals.flatMap(({label, product}) => {
    if (product === null) {
      return [];
    }
    const name = productName(label);
    products.set(name.terms[0] ?? label, product);
    return [name];
  });
  const tokenizer = createTokenizer(names);
  const vocabulary = new Set<string>();
  const engine = new MiniSearch<SectionFields>({
    fields: ['heading', 'above', 'path', 'content'] satisfies FieldName[],
    tokenize: tokenizer.terms,
    processTerm(term) {
      vocabulary.add(term);
      return term;
    },
  });
  engine.addAll(file.sections.map((section, id) => fieldsOf(file, section, id)));
  return {file, tokenizer, engine, vocabulary, products};
}

function fieldsOf(file: SearchIndexFile, section: IndexedSection, id: number): SectionFields {
  const text = (place: number | undefined) =>
    file.strings[place ?? -1]?.replaceAll(MANUAL_MARK, ' ') ?? '';
  const page = file.pages[section.pages[0] ?? -1];
  const manual = page && file.manuals[page.manual];
  const levels = section.levels.map(text);
  return {
    id,
    heading: levels[levels.length - 1] ?? '',
    above: levels.slice(0, -1).join(' '),
    path: [manual?.product === null ? manual.label : '', page?.twin ?? page?.route].join(' '),
    content: text(section.content),
  };
}
