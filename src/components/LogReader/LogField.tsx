import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type {PlatformId} from '../../data/platforms';
import {splitLines} from '../../reader/log/cleanText';
import {matcherOf} from '../../reader/log/readLog';
import {readNumber} from '../../reader/log/readNumber';
import {shortenLog} from '../../reader/log/shortenLog';
import type {LogAnswer} from '../../reader/log/types';
import {matchRows} from './matchRows';
import {statusOf} from './sentences';
import styles from './styles.module.css';
import {tables} from './tables';

/** The field grows with its lines, up to this many. */
const MAX_ROWS = 6;

const ARROWS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

const codeIds = tables.codes.map(({id}) => id);

interface Props {
  readonly text: string;
  /** Null while the field is empty. */
  readonly answer: LogAnswer | null;
  readonly platform: PlatformId | null;
  readonly onChange: (text: string) => void;
}

/** The rows that begin with a number, and which of them is open; -1 if none is. */
interface Place {
  readonly rows: readonly string[];
  readonly index: number;
}

const NO_ROWS: Place = {rows: [], index: -1};

/**
 * The field for lines and numbers. A number goes to its row while it is typed: the address changes, which opens
 * the table of the row and marks the row, and the table that the last number opened is folded again. If both
 * platforms have a row of the number, and the reader has not chosen one, the answer shows both instead.
 */
export default function LogField({text, answer, platform, onChange}: Props): ReactNode {
  const history = useHistory();
  const field = useId();
  const note = useId();
  const [{rows, index}, setPlace] = useState(NO_ROWS);
  const opened = useRef<HTMLDetailsElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const isPasted = useRef(false);
  const belowInput = useRef<HTMLParagraphElement>(null);
  const number = readNumber(text);
  const lineCount = splitLines(text).length;
  const status = describe(number, rows, index) ?? (answer ? statusOf(answer) : '');

  // The answer is below the field, perhaps far above the row of the last number. After a paste, the browser shows
  // the end of the last line.
  useEffect(() => {
    if (text !== '' && index < 0) {
      belowInput.current?.scrollIntoView({block: 'nearest'});
      if (isPasted.current) {
        input.current?.scrollTo({left: 0});
      }
    }
  }, [text, index]);

  function go(place: Place) {
    setPlace(place);
    const row = document.getElementById(place.rows[place.index] ?? '');
    const table = row?.closest('details') ?? null;
    if (opened.current !== table) {
      opened.current?.removeAttribute('open');
      opened.current = table?.open ? null : table;
    }
    if (row) {
      history.replace({...history.location, hash: `#${row.id}`});
    }
  }

  function change(value: string) {
    onChange(value);
    isPasted.current = value.length > text.length + 1;
    const typed = readNumber(value);
    const found = matchRows(codeIds, typed ?? '', platform);
    const isOpen = platform === null && found.filter((id) => id.endsWith(`-${typed}`)).length > 1;
    if (typed === null || isOpen) {
      setPlace({rows: found, index: -1});
    } else {
      go({rows: found, index: 0});
    }
  }

  /** Browsers take many seconds to show some megabytes in a field, so it gets only what is read of them. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const short = shortenLog(pasted);
    if (short !== pasted) {
      event.preventDefault();
      const {value, selectionStart, selectionEnd} = event.currentTarget;
      change(value.slice(0, selectionStart) + short + value.slice(selectionEnd));
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (step && number !== null && rows.length > 0) {
      event.preventDefault();
      const from = index < 0 && step < 0 ? 0 : index;
      go({rows, index: (from + step + rows.length) % rows.length});
    } else if (event.key === 'Enter' && lineCount === 1 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const row = number === null || index < 0 ? undefined : rows[index];
      document.querySelector<HTMLElement>(row ? `#${row} a` : `output a`)?.focus();
    }
  }

  return (
    <>
      <div
        className={styles.bar}
        role="search"
        data-print="no"
        data-stays={lineCount > 1 ? undefined : true}
      >
        <label htmlFor={field}>Paste what your log says, or type a number</label>
        <textarea
          id={field}
          ref={input}
          className={clsx('field', styles.field)}
          data-lines={lineCount > 1 || undefined}
          value={text}
          rows={Math.min(lineCount, MAX_ROWS)}
          wrap="off"
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
          aria-describedby={note}
          onFocus={() => matcherOf(tables)}
          onChange={({target}) => change(target.value)}
          onPaste={handlePaste}
          onKeyDown={handleKeyDown}
        />
        <p role="status" className={styles.status}>
          <span key={status}>{status}</span>
        </p>
      </div>
      <p id={note} ref={belowInput} className={clsx('quiet', styles.note)} data-print="no">
        Copy the last lines of the <strong translate="no">Experts</strong> tab and the{' '}
        <strong translate="no">Journal</strong>. Nothing is sent. The text stays in this browser
        until you leave the page.
      </p>
    </>
  );
}

/** What the status says of a number that has one row after the other; null if the answer says it. */
function describe(number: string | null, rows: readonly string[], index: number): string | null {
  if (number === null) {
    return null;
  }
  if (rows.length === 0) {
    return `No row begins with ${number}.`;
  }
  const [platform = '', code] = rows[index]?.split('-') ?? [];
  if (!code) {
    return null;
  }
  const others = rows.length > 1 ? `, ${index + 1} of ${rows.length}: arrow keys` : '';
  return `${code} ${platform.toUpperCase()}${others}`;
}
