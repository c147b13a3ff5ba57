import clsx from 'clsx';
import type {ReactNode} from 'react';
import dialog from '../TerminalDialog/dialog.module.css';

interface Props {
  /** A box to tick, a field, a drop-down list, or text that the drawing only hints at. */
  readonly kind: 'ticked' | 'unticked' | 'field' | 'list' | 'hint';
  /** True if the step is about this line, which is then highlighted. */
  readonly isLit?: boolean;
  /** The label in the terminal. */
  readonly children: ReactNode;
}

/** One line of a `<TerminalDialog>`. */
export default function DialogLine({kind, isLit, children}: Props): ReactNode {
  return <div className={clsx(dialog[kind], isLit && dialog.lit)}>{children}</div>;
}
