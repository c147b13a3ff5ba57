import type {ReactNode} from 'react';
import ShowAll from '../Folded/ShowAll';

interface Props {
  /** What the sections are: `answers`. */
  readonly name: string;
}

/**
 * Above sections that are folded to their headings: a button that opens all of them.
 * `src/markdown/remark/foldSections.ts` folds those below it.
 */
export default function FoldedSections({name}: Props): ReactNode {
  return (
    <p data-print="no">
      <ShowAll fold="sections" name={name} />
    </p>
  );
}
