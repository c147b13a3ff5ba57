import {useDeferredValue, useMemo, type ReactNode} from 'react';
import {useRememberedPlatform} from '../reader/platform';
import {readLog} from './readLog';
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
  // The field shows lines that were pasted before they are read. A number is read at once: the page scrolls to its
  // row, and an answer above it that became shorter later would move the row out of view.
  const laterText = useDeferredValue(text);
  const readText = number === null ? laterText : text;
  const answer = useMemo(
    () => (readText.trim() === '' ? null : readLog(readText, matcher(), platform)),
    [readText, platform],
  );
  const status = number === null ? statusOf(answer) : statusOfNumber(number, rows, index);

  return (
    <LogField field={field} status={status}>
      <Answer text={readText} answer={answer} platform={platform} />
    </LogField>
  );
}
