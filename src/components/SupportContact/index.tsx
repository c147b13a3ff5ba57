import Link from '@docusaurus/Link';
import {company} from '@site/src/data/company';
import type {ReactNode} from 'react';
import {supportAddress} from './supportAddress';

interface Props {
  /** "support" if left out. */
  readonly children?: ReactNode;
}

/** A link to the support of the company or, if it has no contact, to the section that says whom to ask. */
export default function SupportContact({children = 'support'}: Props): ReactNode {
  return <Link to={supportAddress(company.support)}>{children}</Link>;
}
