import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../data/platforms';
import type {FoundRow, LogAnswer} from './types';
import {Inline} from '../components/Inline';
import Link from '../components/Link';
import CopyForSupport from './CopyForSupport';
import {restOf, timesOf} from './sentences';
import styles from './styles.module.css';
import {shownRow} from './tables';

/** The most characters of a line that an answer quotes. */
const MAX_QUOTE_LENGTH = 160;

/** The most lines of programs that an answer quotes. */
const MAX_PROGRAM_LINES = 3;

interface Props {
  readonly text: string;
  /** Null while the field is empty. */
  readonly answer: LogAnswer | null;
  readonly platform: PlatformId | null;
}

/**
 * The rows that the lines in the field mean, the most important first. The status beside the field has said how
 * many there are, so the list itself is not announced.
 */
export default function Answer({text, answer, platform}: Props): ReactNode {
  const hasLines = answer !== null && answer.number === null;
  return (
    <output aria-live="off" className={styles.answer}>
      {answer && answer.rows.length > 0 && (
        <ol className="clean-list">
          {answer.rows.map((row) => (
            <Row key={row.id} row={row} isQuoted={hasLines} />
          ))}
        </ol>
      )}
      {answer?.knownCount === 0 && hasLines && (
        <p>
          {answer.hasTimes ? (
            'Copy more lines from the same time'
          ) : (
            <>
              Copy lines that have a time before them from the{' '}
              <strong translate="no">Experts</strong> tab or the{' '}
              <strong translate="no">Journal</strong>
            </>
          )}
          , or <Link to="#what-to-send">send them</Link> to support. To ask in your own words, use
          the search.
        </p>
      )}
      {answer?.isShortened && (
        <p>That’s a long log, so only its first and last 1,000 lines were read.</p>
      )}
      {answer && restOf(answer).map((sentence) => <p key={sentence}>{sentence}</p>)}
      {answer && answer.programLines.length > 0 && (
        <ul className="clean-list quiet">
          {[...new Set(answer.programLines)].slice(0, MAX_PROGRAM_LINES).map((line) => (
            <li key={line}>
              <Quote line={line} />
            </li>
          ))}
        </ul>
      )}
      {answer && hasLines && <CopyForSupport text={text} answer={answer} platform={platform} />}
    </output>
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

function Row({row, isQuoted}: {readonly row: FoundRow; readonly isQuoted: boolean}): ReactNode {
  const {name, isPrinted, meaning, action} = shownRow(row.id);
  const times = timesOf(row);
  return (
    <li className={styles.row} data-role={row.role}>
      <p className={styles.head}>
        <Link to={`#${row.id}`} translate={isPrinted ? 'no' : undefined}>
          {name}
        </Link>
        {row.platforms.map((id) => (
          <span key={id} className={styles.platform} translate="no">
            {platforms[id].short}
          </span>
        ))}
        {times && <span className={styles.times}>{times}</span>}
      </p>
      {isQuoted && (
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
