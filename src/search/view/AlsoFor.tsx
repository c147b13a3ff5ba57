import {Fragment, type ReactNode} from 'react';
import {hitPath} from '../client/hitPath';
import type {SearchHit} from '../types';
import type {LinkComponent} from './PageLinks';

interface Props {
  counterparts: NonNullable<SearchHit['counterparts']>;
  Link: LinkComponent;
}

/** The same section on the other platform and in the manuals of other products. */
export default function AlsoFor({counterparts, Link}: Props): ReactNode {
  return (
    <span key={counterparts.map(({url}) => url).join(' ')}>
      Also for{' '}
      {counterparts.map(({label, url}, index) => (
        <Fragment key={url}>
          {index > 0 && ' · '}
          <span translate="no">
            <Link to={hitPath(url) ?? '/'}>{label}</Link>
          </span>
        </Fragment>
      ))}
    </span>
  );
}
