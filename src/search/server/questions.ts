import {glossaryTerms} from '../../data/glossary';
import {installerMessages} from '../../data/installer-messages';
import {journalLines} from '../../data/journal-lines';
import {allReturnCodes, codeAnchor} from '../../data/return-codes';
import {stopReasonAnchor, stopReasons} from '../../data/stop-reasons';
import type {Questions} from '../questions/types';
import type {PageSection} from './parseSections';

/** The questions that table rows and glossary terms answer, by their anchors. */
export const questionsOfRows: Questions = Object.fromEntries(
  [
    ...allReturnCodes.map((row) => [codeAnchor(row), row.readerQuestions] as const),
    ...stopReasons.map((row) => [stopReasonAnchor(row), row.readerQuestions] as const),
    ...[...journalLines, ...installerMessages].map(
      ({id, readerQuestions}) => [id, readerQuestions] as const,
    ),
    ...glossaryTerms.map(({id, readerQuestions}) => [`term-${id}`, readerQuestions] as const),
  ].map(([anchor, questions = []]) => [anchor, questions]),
);

/** Adds to each section the questions that it answers: those of the page, then those of its row or term. */
export function addQuestions(
  sections: readonly PageSection[],
  pageQuestions: Questions,
  rowQuestions: Questions = questionsOfRows,
): PageSection[] {
  return sections.map((section) => ({
    ...section,
    readerQuestions: [pageQuestions, rowQuestions].flatMap(
      (questions) => questions[section.anchor ?? ''] ?? [],
    ),
  }));
}
