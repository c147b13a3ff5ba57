import {useDeferredValue, useEffect, useMemo, useState, type ReactNode} from 'react';
import {useRememberedPlatform} from '../../reader/platform';
import {readLog} from '../../reader/log/readLog';
import {shortenLog} from '../../reader/log/shortenLog';
import {takeLines} from '../../reader/pastedLines';
import Answer from './Answer';
import LogField from './LogField';
import {tables} from './tables';

/**
 * A field for the lines of a log, or for a number, and below it the rows of the page that they mean. All of it
 * happens in the browser, and nothing is kept when the reader leaves the page.
 */
export default function LogReader(): ReactNode {
  const platform = useRememberedPlatform();
  const [text, setText] = useState('');
  // The field shows what was pasted before it is read.
  const readText = useDeferredValue(text);
  const answer = useMemo(
    () => (readText.trim() === '' ? null : readLog(readText, tables, platform)),
    [readText, platform],
  );

  // Lines that were pasted into the search arrive after hydration, when the field works.
  useEffect(() => takeLines((lines) => setText(shortenLog(lines))), []);

  return (
    <>
      <LogField
        text={text}
        answer={answer}
        platform={platform}
        onChange={(value) => setText(shortenLog(value))}
      />
      <Answer text={readText} answer={answer} platform={platform} />
    </>
  );
}
