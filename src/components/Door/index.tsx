import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Children, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly to: string;
  /** A heading of the second level. */
  readonly children: ReactNode;
}

/** A heading that is itself the link to the page about its subject. */
export default function Door({to, children}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const [heading] = Children.toArray(children).filter((child) =>
    isValidElement<{id: string; children: ReactNode}>(child),
  );
  collectAnchor(heading?.props.id);
  return (
    <h2 id={heading?.props.id} className={styles.door}>
      <Link className="control control--framed" to={to}>
        {heading?.props.children}
      </Link>
    </h2>
  );
}
