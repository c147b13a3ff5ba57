import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {platformList, tasks} from '../../data/tasks';
import type {PlatformId} from '../../data/platforms';
import {Brief} from '../Task/brief';
import styles from './styles.module.css';

interface PartialProps {
  readonly product: string;
  readonly productId: string;
  readonly platform: PlatformId;
  /** What its Markdown is drawn with. */
  readonly components: Readonly<Record<string, ComponentType<{children?: ReactNode}>>>;
}

interface Props {
  /** Loads the partials of the setup tasks, in the order of the tasks. */
  readonly load: () => Promise<readonly {readonly default: ComponentType<PartialProps>}[]>;
  readonly product: string;
  readonly productId: string;
}

/** A list has no sections, and each step is one line or two. */
const components = {
  h2: () => null,
  h3: ({children}: {children?: ReactNode}) => <b>{children}. </b>,
};

/**
 * What a landing page is on paper: for each platform a page with the steps of all tasks and boxes to tick.
 * It is loaded after the page, since nobody needs it on the screen, and replaces what follows it.
 */
export default function PrintedSteps({load, product, productId}: Props): ReactNode {
  const [partials, setPartials] = useState<readonly ComponentType<PartialProps>[]>([]);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (modules) => isWanted && setPartials(modules.map((module) => module.default)),
      () => undefined, // Without them, the landing page itself is printed.
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return (
    partials.length > 0 && (
      <div className={styles.sheets} aria-hidden="true">
        <Brief value={true}>
          {platformList.map(({id: platform, name}) => (
            <section key={platform}>
              <h2>
                {product} on {name}
              </h2>
              {partials.map((Partial, index) => (
                <div key={index} className={styles.partial}>
                  <h3>
                    {index + 1} {tasks[index]?.label}
                  </h3>
                  <Partial {...{product, productId, platform, components}} />
                </div>
              ))}
            </section>
          ))}
        </Brief>
      </div>
    )
  );
}
