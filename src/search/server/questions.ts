import {checkAsked} from '../../data/build/checkAsked';
import {glossaryTerms} from '../../data/glossary';
import {installerMessages} from '../../data/installer-messages';
import {journalLines} from '../../data/journal-lines';
import {pageOf} from '../../data/pages';
import {allReturnCodes, codeAnchor} from '../../data/return-codes';
import {stopReasonAnchor, stopReasons} from '../../data/stop-reasons';
import {sharedPathOf} from './createRecords';
import type {PageSection} from './parseSections';

/** The questions of owners, keyed by the anchor of the section that answers them; null is the page itself. */
export type QuestionsByAnchor = ReadonlyMap<string | null, readonly string[]>;

/** A page that is to be indexed. */
export interface AskedPage {
  readonly route: string;
  readonly sections: readonly PageSection[];
}

const rows: readonly (readonly [anchor: string, asked: readonly string[] | undefined])[] = [
  ...allReturnCodes.map((row) => [codeAnchor(row), row.asked] as const),
  ...stopReasons.map((row) => [stopReasonAnchor(row), row.asked] as const),
  ...[...journalLines, ...installerMessages].map(({id, asked}) => [id, asked] as const),
  ...glossaryTerms.map(({id, asked}) => [`term-${id}`, asked] as const),
];

/** The questions that table rows and glossary terms answer, keyed by their anchors. */
const askedOfRows: QuestionsByAnchor = new Map(rows.map(([anchor, asked = []]) => [anchor, asked]));
for (const [anchor, lines] of askedOfRows) {
  checkAsked(lines, `The row #${anchor ?? ''}`);
}

/**
 * Adds to each section the questions that it answers.
 * @throws if the page has no section for a question
 */
export function addQuestions(
  sections: readonly PageSection[],
  askedOfPage: QuestionsByAnchor,
  ofRows: QuestionsByAnchor = askedOfRows,
): PageSection[] {
  for (const anchor of askedOfPage.keys()) {
    if (!sections.some((section) => section.anchor === anchor)) {
      throw new Error(
        `<Asked> is below #${anchor ?? ''}, which the page does not show: remove <Asked>, or show the section.`,
      );
    }
  }
  const linesOf = ({anchor}: PageSection) => [
    ...(askedOfPage.get(anchor) ?? []),
    ...((anchor !== null && ofRows.get(anchor)) || []),
  ];
  return sections.map((it) => ({...it, asked: linesOf(it)}));
}

/**
 * Checks that no question is listed under two different sections of a manual. The same question may be listed
 * for both platforms.
 * @throws with a sentence that names both sections
 */
export function rejectRepeatedQuestions(pages: readonly AskedPage[]): void {
  const sectionsOf = new Map<string, {section: string; platform: string | null; url: string}[]>();
  for (const {route, sections} of pages) {
    const path = pageOf(route);
    for (const {anchor, platform, asked} of sections) {
      const own = {
        section: `${sharedPathOf(path) ?? route}#${anchor ?? ''}`,
        platform: path.platform ?? platform,
        url: `${route}#${anchor ?? ''}`,
      };
      for (const line of asked) {
        const key = `${path.manual?.label ?? ''} ${line.toLowerCase()}`;
        const known = sectionsOf.get(key) ?? [];
        const other = known.find(
          (it) =>
            it.section !== own.section &&
            (it.platform === null || own.platform === null || it.platform === own.platform),
        );
        if (other) {
          throw new Error(
            `The question "${line}" is listed under ${other.url} and ${own.url}: keep it where the answer is better.`,
          );
        }
        sectionsOf.set(key, [...known, own]);
      }
    }
  }
}
