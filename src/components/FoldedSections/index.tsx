import type {ReactNode} from 'react';
import ShowAll from '../Folded/ShowAll';

interface Props {
  /** The word for the sections on the button: `answers`. */
  readonly name: string;
}

/** A button that opens all folded sections below it. `src/markdown/remark/foldSections.ts` folds them. */
export default function FoldedSections({name}: Props): ReactNode {
  return (
    <p data-print="no">
      <ShowAll fold="sections" name={name} />
    </p>
  );
}
