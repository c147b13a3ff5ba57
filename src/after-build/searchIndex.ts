import {manuals} from '../data/manuals';
import {addAsked, checkQuestions, type AskedLines} from '../search/server/asked';
import {createRecords} from '../search/server/createRecords';
import {parseSections} from '../search/server/parseSections';
import {indexFile} from '../search/shared/constants';
import {pack} from '../search/shared/indexFormat';
import {mapListed} from './readPages';
import {readText} from './readText';
import type {BuiltSite, OutputFile} from './types';

/** Returns the questions that a page answers, by its route. */
export type AskedOf = (route: string) => AskedLines;

/**
 * Creates a search index for each version of the docs, from the text of its pages and the questions of
 * owners.
 */
export function createSearchIndex(site: BuiltSite, askedOf: AskedOf): OutputFile[] {
  const pages = mapListed(site.pages, ({route, version, document}) => {
    const text = readText(document);
    const sections = parseSections(text.document, text.article);
    return {route, version, sections: addAsked(sections, askedOf(route))};
  });
  const versions = new Set([null, ...pages.map(({version}) => version)]);
  return [...versions].map((version) => {
    const ofVersion = pages.filter((page) => page.version === version);
    checkQuestions(ofVersion);
    const records = ofVersion.flatMap(({route, sections}) => createRecords(route, sections));
    const index = pack(
      records,
      manuals.map(({label, product}) => ({label, product: product?.id ?? null})),
    );
    return {file: indexFile(version), content: `${JSON.stringify(index)}\n`};
  });
}
