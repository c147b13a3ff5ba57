import {checkAsked, type QuestionsByAnchor} from '../../data/build/checkAsked';
import {glossaryTerms} from '../../data/glossary';
import {installerMessages} from '../../data/installer-messages';
import {journalLines} from '../../data/journal-lines';
import {pageOf} from '../../data/pages';
import {allReturnCodes, codeAnchor} from '../../data/return-codes';
import {stopReasonAnchor, stopReasons} from '../../data/stop-reasons';
import {groupOf} from '../shared/indexFormat';
import {sharedPathOf} from './createRecords';
import type {PageSection} from './parseSections';

/** A page that is to be indexed. */
export interface IndexablePage {
  readonly route: string;
  readonly sections: readonly PageSection[];
}

const rows: readonly (readonly [anchor: string, questions: readonly string[] | undefined])[] = [
  ...allReturnCodes.map((row) => [codeAnchor(row), row.ownerQuestions] as const),
  ...stopReasons.map((row) => [stopReasonAnchor(row), row.ownerQuestions] as const),
  ...[...journalLines, ...installerMessages].map(
    ({id, ownerQuestions}) => [id, ownerQuestions] as const,
  ),
  ...glossaryTerms.map(({id, ownerQuestions}) => [`term-${id}`, ownerQuestions] as const),
];

/** The questions that table rows and glossary terms answer, keyed by their anchors. */
const questionsOfRows: QuestionsByAnchor = new Map(
  rows.map(([anchor, questions = []]) => [anchor, questions]),
);
for (const [anchor, questions] of questionsOfRows) {
  checkAsked(questions, `The row #${anchor ?? ''}`);
}

/**
 * Adds to each section the questions that it answers.
 * @throws if the page has no section for a question
 */
export function addQuestions(
  sections: readonly PageSection[],
  pageQuestions: QuestionsByAnchor,
  rowQuestions: QuestionsByAnchor = questionsOfRows,
): PageSection[] {
  for (const anchor of pageQuestions.keys()) {
    if (!sections.some((section) => section.anchor === anchor)) {
      throw new Error(
        `<Asked> is below #${anchor ?? ''}, which the page does not show: remove <Asked>, or show the section.`,
      );
    }
  }
  const listQuestions = ({anchor}: PageSection) => [
    ...(pageQuestions.get(anchor) ?? []),
    ...((anchor !== null && rowQuestions.get(anchor)) || []),
  ];
  return sections.map((section) => ({...section, ownerQuestions: listQuestions(section)}));
}

/**
 * Checks that no question is listed under two different sections of a manual. The same question may be listed
 * for both platforms.
 * @throws with a message that names both sections
 */
export function rejectRepeatedQuestions(pages: readonly IndexablePage[]): void {
  const sectionsOf = new Map<string, {section: string; platform: string | null; url: string}[]>();
  for (const {route, sections} of pages) {
    const path = pageOf(route);
    for (const {anchor, platform, ownerQuestions} of sections) {
      const own = {
        section: groupOf({sharedPath: sharedPathOf(path), route}, anchor),
        platform: path.platform ?? platform,
        url: `${route}#${anchor ?? ''}`,
      };
      for (const question of ownerQuestions) {
        const key = `${path.manual?.label ?? ''} ${question.toLowerCase()}`;
        const known = sectionsOf.get(key) ?? [];
        const other = known.find(
          ({section, platform: otherPlatform}) =>
            section !== own.section &&
            (otherPlatform === null || own.platform === null || otherPlatform === own.platform),
        );
        if (other) {
          throw new Error(
            `The question "${question}" is listed under ${other.url} and ${own.url}: keep it where the answer is better.`,
          );
        }
        sectionsOf.set(key, [...known, own]);
      }
    }
  }
}
