import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import {platformList} from '../../data/platforms';
import Link from '../Link';
import Platform from '../Platform';
import PlatformSwitch from '../PlatformSwitch';
import NumberField from './NumberField';
import styles from './styles.module.css';

/**
 * Ways to reach a code on the page of error codes: a field for its number, which stays in view, and for each
 * platform links to the ranges of its tables. The range is read from the heading, after its colon: `Files:
 * 5001–5027`.
 */
export default function CodeRanges(): ReactNode {
  const {toc} = useDoc();
  return (
    <>
      <NumberField />
      <nav aria-label="Ranges of numbers" data-print="no">
        <PlatformSwitch>
          {platformList.map(({id: platform}) => (
            <Platform key={platform} id={platform}>
              <ul className={clsx('clean-list', styles.ranges)}>
                {toc
                  .filter(({id}) => id.startsWith(`${platform}-codes-`))
                  .map(({id, value}) => (
                    <li key={id}>
                      <Link to={`#${id}`}>{value.split(': ').at(-1)}</Link>
                    </li>
                  ))}
              </ul>
            </Platform>
          ))}
        </PlatformSwitch>
      </nav>
    </>
  );
}
