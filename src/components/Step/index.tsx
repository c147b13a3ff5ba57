import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import type {PartId} from './parts';
import TerminalMap from './TerminalMap';
import styles from './styles.module.css';

interface Props {
  /** The part of the terminal that the step uses. A small drawing shows where it is. */
  readonly part?: PartId;
  /**
   * Where the part is, for readers who cannot see the drawing. Needed only if the step does not say so
   * itself.
   */
  readonly where?: string;
  /** A heading, one sentence that says what to do, and `<More>` for what some readers need. */
  readonly children: ReactNode;
}

/** One step of a `<Task>`. */
export default function Step({part, where, children}: Props): ReactNode {
  const [heading, ...text] = Children.toArray(children).filter(isValidElement);
  return (
    <li className={clsx(styles.step, part && styles.withMap)} data-step>
      {heading}
      {part && <TerminalMap part={part} where={where} />}
      {text}
    </li>
  );
}
