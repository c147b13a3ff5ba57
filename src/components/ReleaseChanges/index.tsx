import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {releases} from '../../data/releases';
import {Inline} from '../Inline';

interface Props {
  /** Shown instead while the changes are not written yet. */
  readonly children: ReactNode;
}

/**
 * The list of changes in the release that the page is about.
 * @throws if the page has no line in `src/data/releases.ts`
 */
export default function ReleaseChanges({children}: Props): ReactNode {
  const {id} = useDoc().metadata;
  const release = releases.find(({doc}) => id === `support/updates/${doc}`);
  if (!release) {
    throw new Error(`src/data/releases.ts has no line for docs/${id}.mdx: add one.`);
  }
  return release.changes ? (
    <ul>
      {release.changes.map((change) => (
        <li key={change}>
          <Inline>{change}</Inline>
        </li>
      ))}
    </ul>
  ) : (
    children
  );
}
