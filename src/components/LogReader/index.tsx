import {useDeferredValue, useMemo, type ReactNode} from 'react';
import {useRememberedPlatform} from '../../reader/platform';
import {readLog} from '../../reader/log/readLog';
import Answer from './Answer';
import LogField from './LogField';
import {statusOf, statusOfNumber} from './sentences';
import {matcher} from './tables';
import {useField} from './useField';

/**
 * A field for the lines of a log, or for a number, and below it the rows of the page that they mean. All of it
 * happens in the browser, and nothing is kept when the reader leaves the page.
 */
export default function LogReader(): ReactNode {
  const platform = useRememberedPlatform();
  const field = useField(platform);
  const {text, number, rows, index} = field;
  // The field shows what was pasted before it is read.
  const readText = useDeferredValue(text);
  const answer = useMemo(
    () => (readText.trim() === '' ? null : readLog(readText, matcher(), platform)),
    [readText, platform],
  );
  const status = number === null ? statusOf(answer) : statusOfNumber(number, rows, index);

  return (
    <>
      <LogField field={field} status={status} />
      <Answer text={readText} answer={answer} platform={platform} />
    </>
  );
}
