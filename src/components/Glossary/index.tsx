import {createContext, useContext, type ReactNode} from 'react';
import Link from '../Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useTargetAnchor} from '../useAddress';
import styles from './styles.module.css';

const TargetContext = createContext('');

/** The list of terms. Authors write `<Glossary />`; the entries are added at compile time. */
export default function Glossary({children}: {children?: ReactNode}): ReactNode {
  return (
    <TargetContext.Provider value={useTargetAnchor()}>
      <dl className={styles.glossary}>{children}</dl>
    </TargetContext.Provider>
  );
}

export interface EntryProps {
  readonly id: string;
  readonly term: string;
  /** Other names for the same thing. */
  readonly also?: string;
  /** Set when only one platform has it. */
  readonly platform?: string;
  /** The definition. */
  readonly children: ReactNode;
}

function Entry({id, term, also, platform, children}: EntryProps): ReactNode {
  const target = useContext(TargetContext);
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <dt id={id} data-target={id === target || undefined}>
        {term}
        {platform && <span className={styles.note}> ({platform})</span>}
        <Link to={`#${id}`} className="hash-link" aria-label={`Link to ${term}`} />
      </dt>
      <dd>
        {children}
        {also && <span className={styles.note}> Also: {also}.</span>}
      </dd>
    </>
  );
}

Glossary.Entry = Entry;
