import {supportAddress} from '../../data/supportAddress';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

interface Props {
  /** "support" if left out. */
  readonly children?: ReactNode;
}

/** A link to the company's support or, if it has no contact, to the section about whom to ask. */
export default function SupportContact({children = 'support'}: Props): ReactNode {
  return <Link to={supportAddress()}>{children}</Link>;
}
