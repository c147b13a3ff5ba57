import clsx from 'clsx';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import {splitLines} from './cleanText';
import {shortenLog} from './shortenLog';
import styles from './styles.module.css';
import type {Field} from './useField';

/** The field grows with its lines, up to this many. */
const MAX_ROWS = 6;

const ARROWS: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

interface Props {
  readonly field: Field;
  /** What screen readers say. */
  readonly status: string;
  /** The answer, which is shown between the field and the note on it. */
  readonly children: ReactNode;
}

/** The field for lines and numbers. */
export default function LogField({field, status, children}: Props): ReactNode {
  const {text, rows, index} = field;
  const id = useId();
  const note = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const isPasted = useRef(false);
  const belowInput = useRef<HTMLDivElement>(null);
  const lineCount = splitLines(text).length;

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

  function change(value: string) {
    isPasted.current = value.length > text.length + 1;
    field.change(value);
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
    if (step && rows.length > 0) {
      event.preventDefault();
      field.step(step);
    } else if (event.key === 'Enter' && lineCount === 1 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const row = rows[index];
      document.querySelector<HTMLElement>(row ? `#${row.id} a` : 'output a')?.focus();
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
        <label htmlFor={id}>Paste what your log says, or type a number</label>
        <textarea
          id={id}
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
          onChange={({target}) => change(target.value)}
          onPaste={handlePaste}
          onKeyDown={handleKeyDown}
        />
        <p role="status" className={styles.status} data-empty={status === '' || undefined}>
          <span key={status}>
            {status}
            {index >= 0 && rows.length > 1 && <span className={styles.keys}>: arrow keys</span>}
          </span>
        </p>
      </div>
      <div ref={belowInput} className={styles.start} />
      {children}
      <p id={note} className={clsx('quiet', styles.note)} data-print="no">
        Copy the last lines of the <strong translate="no">Experts</strong> tab and the{' '}
        <strong translate="no">Journal</strong>. Nothing is sent. The text stays in this browser
        until you leave the page.
      </p>
    </>
  );
}
