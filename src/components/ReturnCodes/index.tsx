import codes from '@generated/data-tables/default/return-codes.json';
import type {ReactNode} from 'react';
import {platforms} from '../../data/platforms';
import AnchoredTable from '../AnchoredTable';
import {Inline} from '../Inline';
import Link from '../Link';
import {Messages} from './Messages';
import {selectCodes, type CodeRange} from './selectCodes';

/** A table of return codes. */
export default function ReturnCodes(range: CodeRange): ReactNode {
  const {caption, rows} = selectCodes(codes, range);
  return (
    <AnchoredTable
      caption={caption}
      columns={['Code', 'Meaning', 'What to do']}
      platform={range.platform}
      rows={rows.map(({id, code, andHigher, constant, meaning, action, ...texts}) => ({
        id,
        name: String(code),
        heading: (
          <>
            <Link to={`#${id}`} data-platform={platforms[range.platform].short}>
              <code translate="no">{code}</code>
            </Link>
            {andHigher && ' and higher'}
            <br /> <code translate="no">{constant}</code>
            <Messages {...texts} />
          </>
        ),
        cells: [<Inline>{meaning}</Inline>, <Inline>{action}</Inline>],
      }))}
    />
  );
}
