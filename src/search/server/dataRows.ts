import {remedyAlone} from '../../data/decideFirst';
import {withoutMarks} from '../../data/inlineMarks';
import {installerMessages} from '../../data/installer-messages';
import {journalLines} from '../../data/journal-lines';
import {platforms} from '../../data/platforms';
import {allReturnCodes, codeAnchor} from '../../data/return-codes';
import {isEaBug} from '../../data/return-codes/sharedRows';
import type {ReturnCode} from '../../data/return-codes/types';
import {stopReasonAnchor, stopReasons} from '../../data/stop-reasons';
import {NO_TEXT} from '../../data/tableRows';
import {BETWEEN_MESSAGES} from '../shared/constants';
import type {RecordTexts, SearchRecord} from '../types';

/** What the search knows about a row of a table, however the page shows the table. */
export type DataRow = Pick<SearchRecord, 'kind' | 'code' | 'platform'> &
  Partial<Omit<RecordTexts, 'readerQuestions'>> & {heading: string};

/** A row that is about no code and no platform. */
const PLAIN_ROW = {kind: 'section', code: null, platform: null} as const;

function firstSentence(text: string): string {
  return withoutMarks(text).split(/\.(?: |$)/)[0] ?? '';
}

/** The number of a code, its platform, and what logs print for it, or else what it means. */
function titleOf({code, andHigher, platform, messages = [], meaning}: ReturnCode): string {
  const printed = messages.find(({text}) => !NO_TEXT.test(text))?.text;
  return `${code}${andHigher ? ' and higher' : ''} (${platforms[platform].short}): ${printed ?? firstSentence(meaning)}`;
}

/** The rows of the tables in `src/data`, by their anchors. */
export const dataRows: ReadonlyMap<string, DataRow> = new Map<string, DataRow>([
  ...allReturnCodes.map((row): [string, DataRow] => [
    codeAnchor(row),
    {
      kind: isEaBug(row) ? 'bug' : 'code',
      code: String(row.code),
      platform: row.platform,
      heading: titleOf(row),
      constant: row.constant,
      message: row.messages?.map(({text}) => text).join(BETWEEN_MESSAGES) || null,
      content: withoutMarks(row.meaning),
      remedy: withoutMarks(row.action),
    },
  ]),
  ...journalLines.map((line): [string, DataRow] => [
    line.id,
    {
      kind: 'logLine',
      code: null,
      platform: line.platforms.length === 1 ? (line.platforms[0] ?? null) : null,
      heading: line.text,
      message: [line.text, ...(line.otherTexts ?? [])].join(BETWEEN_MESSAGES),
      content: withoutMarks(line.meaning),
      remedy: withoutMarks(remedyAlone(line)),
    },
  ]),
  ...stopReasons.map((row): [string, DataRow] => [
    stopReasonAnchor(row),
    {
      ...PLAIN_ROW,
      heading: `Reason ${row.reason}: ${firstSentence(row.meaning)}`,
      constant: row.constant,
      content: withoutMarks(row.meaning),
      remedy: withoutMarks(remedyAlone(row)),
    },
  ]),
  ...installerMessages.map((row): [string, DataRow] => [
    row.id,
    {
      ...PLAIN_ROW,
      heading: withoutMarks(row.message) + (row.code === null ? '' : ` Windows code ${row.code}`),
      content: withoutMarks(row.remedy),
    },
  ]),
]);
