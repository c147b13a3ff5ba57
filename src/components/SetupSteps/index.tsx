import Link from '../Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import {taskPath, tasks} from '../../data/tasks';
import {rememberPlatform, useRememberedPlatform} from '../../reader/platform';
import numbered from '../numbered.module.css';

export interface SetupStepsProps {
  /** Id of a product with a full manual. */
  readonly product: string;
  readonly platform: PlatformId;
  /** A heading. */
  readonly children?: ReactNode;
}

/** The three tasks of the setup on one platform, as links in their order. */
export default function SetupSteps({product, platform, children}: SetupStepsProps): ReactNode {
  const isYours = useRememberedPlatform() === platform;
  return (
    <section data-yours={isYours || undefined}>
      {children}
      <div className={clsx(numbered.numbered, numbered.joined)}>
        <ol>
          {tasks.map(({id, label, summary}) => (
            <li key={id}>
              <Link to={taskPath(product, platform, id)} onClick={() => rememberPlatform(platform)}>
                {label}
              </Link>
              : {summary.charAt(0).toLowerCase() + summary.slice(1)}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
