import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {manuals} from '../../data/manuals';
import {questionsOf} from '../questions';
import {INDEX_FILE} from '../shared/constants';
import {pack} from '../shared/indexFormat';
import {createRecords} from './createRecords';
import {parseSections} from './parseSections';
import {addQuestions} from './questions';

/** A page of the finished build, from whose article everything was removed that is not text. */
interface Page {
  /** Its path, with the base URL. */
  readonly route: string;
  readonly document: Root;
  readonly article: Element;
}

/** Writes the search index of the finished pages into the output folder. */
export function writeIndex(pages: readonly Page[], outDir: string): void {
  const records = pages.flatMap(({route, document, article}) => {
    const sections = parseSections(document, article);
    return createRecords(route, addQuestions(sections, questionsOf(route)));
  });
  const index = pack(
    records,
    manuals.map(({label, product}) => ({label, product: product?.id ?? null})),
  );
  writeFileSync(path.join(outDir, INDEX_FILE), `${JSON.stringify(index)}\n`);
}
