import {manuals} from '../data/manuals';
import type {QuestionsByAnchor} from '../data/build/checkAsked';
import {addQuestions, rejectRepeatedQuestions} from '../search/server/questions';
import {createRecords} from '../search/server/createRecords';
import {parseSections} from '../search/server/parseSections';
import {indexFile} from '../search/shared/constants';
import {pack} from '../search/shared/indexFormat';
import {mapPages} from './readPages';
import type {OutputFile, PageWithText} from './types';

/** Returns the questions of owners that a page answers, by its route. */
export type QuestionsOfRoute = (route: string) => QuestionsByAnchor;

/**
 * Creates a search index for each version of the docs, from the text of its pages and the questions of
 * owners.
 */
export function createSearchIndex(
  all: readonly PageWithText[],
  questionsOf: QuestionsOfRoute,
): OutputFile[] {
  const listed = all.filter(({isListed}) => isListed);
  const pages = mapPages(listed, ({route, version, text}) => {
    const sections = parseSections(text.document, text.article);
    return {route, version, sections: addQuestions(sections, questionsOf(route))};
  });
  const versions = new Set([null, ...pages.map(({version}) => version)]);
  return [...versions].map((version) => {
    const versionPages = pages.filter((page) => page.version === version);
    rejectRepeatedQuestions(versionPages);
    const records = versionPages.flatMap(({route, sections}) => createRecords(route, sections));
    const index = pack(
      records,
      manuals.map(({label, product}) => ({label, product: product?.id ?? null})),
    );
    return {file: indexFile(version), content: `${JSON.stringify(index)}\n`};
  });
}
