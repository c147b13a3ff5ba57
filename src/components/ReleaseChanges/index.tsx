import type {ReactNode} from 'react';
import {releases} from '../../data/releases';
import {Inline} from '../Inline';

interface Props {
  /** Name of the note, as in `src/data/releases.ts`. */
  readonly of: string;
  /** Shown instead while the changes are not written yet. */
  readonly children: ReactNode;
}

/** The list of changes in a release. */
export default function ReleaseChanges({of, children}: Props): ReactNode {
  const changes = releases.find(({doc}) => doc === of)?.changes;
  return changes ? (
    <ul>
      {changes.map((change) => (
        <li key={change}>
          <Inline>{change}</Inline>
        </li>
      ))}
    </ul>
  ) : (
    children
  );
}
