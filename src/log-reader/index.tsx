import Link from '@docusaurus/Link';
import {ERROR_CODES} from '../data/supportPages';
import {useRememberedPlatform} from '../browser/platform';
import {useEvent} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type * as AnswerCode from './Answer';
import {takeLines} from './pastedLines';
import {shortenLog} from './shortenLog';
import styles from './styles.module.css';

/** The most lines of a log that the field shows at once. */
const MAX_ROWS = 4;

interface Props {
  /** Whether the field takes the lines that readers paste into the search. One page has such a field. */
  readonly takesLines?: boolean;
}

/**
 * A field for the lines of a log, or for a number, and below it the rows of the manual that they mean. All of it
 * happens in the browser, and nothing is kept when the reader leaves the page.
 */
export default function LogReader({takesLines = false}: Props): ReactNode {
  const platform = useRememberedPlatform();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const note = useId();
  const [text, setText] = useState('');
  const [code, setCode] = useState<typeof AnswerCode | null>(null);
  const [isLost, setIsLost] = useState(false);
  // The field shows lines that were pasted before they are read.
  const laterText = useDeferredValue(text);
  const answer = useMemo(
    () => (laterText.trim() === '' ? null : (code?.answerTo(laterText, platform) ?? null)),
    [laterText, code, platform],
  );

  const hasAnswer = answer !== null;

  const load = () =>
    void import(/* webpackChunkName: "log-answer" */ './Answer').then(setCode).then(
      () => setIsLost(false),
      () => setIsLost(true),
    );
  const change = useEvent((value: string) => {
    load();
    setText(shortenLog(value));
  });
  const write = useEvent((value: string) => {
    const short = shortenLog(value);
    if (field.current) {
      field.current.value = short;
      // Browsers show the end of what was written.
      field.current.setSelectionRange(0, 0);
      field.current.scrollTo(0, 0);
    }
    change(short);
  });

  // What was typed before hydration is in the field, but no event has told of it.
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '') {
      change(typed);
    }
  }, [change]);

  // On a phone, the keyboard covers what is below the middle of the window.
  useEffect(() => {
    const bottom = field.current?.getBoundingClientRect().bottom ?? 0;
    if (hasAnswer && bottom > innerHeight / 2 && matchMedia('(max-width: 48em)').matches) {
      field.current?.scrollIntoView();
    }
  }, [hasAnswer]);

  useEffect(() => (takesLines ? takeLines(write) : undefined), [takesLines, write]);

  /**
   * Shows pasted text from its beginning. Browsers take many seconds to show some megabytes in a field, so it gets
   * only what is read of them.
   */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    const short = shortenLog(pasted);
    const {value, selectionStart, selectionEnd} = event.currentTarget;
    if (short !== pasted) {
      event.preventDefault();
      write(value.slice(0, selectionStart) + short + value.slice(selectionEnd));
    } else if (selectionEnd - selectionStart === value.length) {
      // After the browser has moved to the end of it
      requestAnimationFrame(() => setTimeout(() => field.current?.scrollTo(0, 0)));
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isOneLine = !event.currentTarget.value.includes('\n');
    if (event.key === 'Enter' && isOneLine && !event.nativeEvent.isComposing) {
      event.preventDefault();
      document.querySelector<HTMLElement>('output a')?.focus();
    }
  }

  const isMissing = isLost && code === null && text.trim() !== '';
  const status = isMissing
    ? 'The answer couldn’t be loaded. Check your connection, then type or paste again.'
    : answer && code
      ? code.statusOf(answer)
      : '';
  return (
    <>
      <div className={styles.bar} role="search" data-print="no">
        <label htmlFor={id}>Paste what your log says, or type a number</label>
        <textarea
          id={id}
          ref={field}
          className={clsx('field', styles.field)}
          // One line looks like a field for a number
          rows={text.split('\n', MAX_ROWS).length}
          wrap="off"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          translate="no"
          aria-describedby={note}
          onFocus={load}
          onChange={({target}) => change(target.value)}
          onPaste={handlePaste}
          onKeyDown={handleKeyDown}
        />
        <p role="status" className={styles.status} data-empty={status === '' || undefined}>
          <span key={status}>{status}</span>
        </p>
      </div>
      {code && <code.default text={laterText} answer={answer} platform={platform} />}
      <p id={note} className={clsx('quiet', styles.note)} data-print="no">
        Copy the last lines of <strong translate="no">Experts</strong> and{' '}
        <strong translate="no">Journal</strong>. Nothing is sent or kept.
      </p>
      <noscript>
        <p>
          <Link to={`${ERROR_CODES}#which-table-is-yours`}>All numbers and messages</Link>
        </p>
      </noscript>
    </>
  );
}
