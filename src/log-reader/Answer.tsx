import type {ReactNode} from 'react';
import {Inline} from '../components/Inline';
import Link from '@docusaurus/Link';
import {platforms, type PlatformId} from '../data/platforms';
import {ERROR_CODES} from '../data/supportPages';
import CopyForSupport from './CopyForSupport';
import {readLog} from './readLog';
import {restOf, timesOf} from './sentences';
import styles from './styles.module.css';
import {matcher, shownRow} from './tables';
import type {FoundRow, LogAnswer} from './types';

export {statusOf} from './sentences';

/** The most characters of a line that an answer quotes. */
const MAX_QUOTE_LENGTH = 160;

/** The most lines of programs that an answer quotes. */
const MAX_PROGRAM_LINES = 3;

/** Reads a text with the tables of the manual. */
export const answerTo = (text: string, platform: PlatformId | null): LogAnswer =>
  readLog(text, matcher(), platform);

interface Props {
  readonly text: string;
  /** Null while the field is empty. */
  readonly answer: LogAnswer | null;
  readonly platform: PlatformId | null;
}

/**
 * The rows that the text in the field means, the most important first. The status beside the field has said how
 * many there are, so the list itself is not announced.
 */
export default function Answer({text, answer, platform}: Props): ReactNode {
  return (
    <output aria-live="off" className={styles.answer}>
      {answer && (
        <>
          {answer.rows.length > 0 && (
            <ol className="clean-list">
              {answer.rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ol>
          )}
          {answer.rows.length === 0 && <Hint answer={answer} />}
          {answer.isShortened && (
            <p>That’s a long log, so only its first and last 1,000 lines were read.</p>
          )}
          {restOf(answer).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {answer.programLines.length > 0 && (
            <ul className="clean-list quiet">
              {[...new Set(answer.programLines)].slice(0, MAX_PROGRAM_LINES).map((line) => (
                <li key={line}>
                  <Quote line={line} />
                </li>
              ))}
            </ul>
          )}
          {answer.number === null && (
            <CopyForSupport text={text} answer={answer} platform={platform} />
          )}
        </>
      )}
    </output>
  );
}

/** What a reader can do whose text means nothing to the manual. */
function Hint({answer: {number, hasTimes}}: {readonly answer: LogAnswer}): ReactNode {
  const tabs = (
    <>
      from the <strong translate="no">Experts</strong> tab or the{' '}
      <strong translate="no">Journal</strong>
    </>
  );
  return (
    <p>
      {number !== null && <>Copy the whole line with the number {tabs}</>}
      {number === null && hasTimes && 'Copy more lines from the same time'}
      {number === null && !hasTimes && <>Copy lines that have a time before them {tabs}</>}, or{' '}
      <Link to={`${ERROR_CODES}#what-to-send`}>send them</Link> to support. To ask in your own
      words, use the search.
    </p>
  );
}

/** A line of the reader's log. A browser that translates the page must not send it to its translator. */
function Quote({line}: {readonly line: string}): ReactNode {
  return (
    <samp translate="no">
      {line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line}
    </samp>
  );
}

/** A number or a message, its platform, and what to do now. Its first link leads to its row, where other steps are. */
function Row({row}: {readonly row: FoundRow}): ReactNode {
  const {name, isPrinted, meaning, action} = shownRow(row.id);
  const times = timesOf(row);
  return (
    <li className={styles.row} data-role={row.role}>
      <p className={styles.head}>
        <Link to={`${ERROR_CODES}#${row.id}`} translate={isPrinted ? 'no' : undefined}>
          {name}
        </Link>
        {row.platforms.map((id) => (
          <span key={id} className={styles.platform} translate="no">
            {platforms[id].short}
          </span>
        ))}
        {times && <span className={styles.times}>{times}</span>}
      </p>
      {row.line && (
        <p className="quiet">
          <Quote line={row.line} />
        </p>
      )}
      <p>
        <Inline>{meaning}</Inline>
      </p>
      <p>
        <b>What to do:</b> <Inline>{action}</Inline>
      </p>
    </li>
  );
}
