import codes from '@generated/data-tables/default/return-codes.json';
import type {ReactNode} from 'react';
import AnchoredTable from '../AnchoredTable';
import {Constant} from '../AnchoredTable/Constant';
import {Inline} from '../Inline';
import Link from '../Link';
import {Messages} from './Messages';
import {selectCodes, type CodeRange} from './selectCodes';

/** A table of return codes. Bugs have no column for what to do, since the text above their table says it. */
export default function ReturnCodes(range: CodeRange): ReactNode {
  const {caption, rows} = selectCodes(codes, range);
  const isBug = range.kind === 'bug';
  return (
    <AnchoredTable
      caption={caption}
      columns={['Code', 'Meaning', ...(isBug ? [] : ['What to do'])]}
      platform={range.platform}
      rows={rows.map(({id, code, andHigher, constant, meaning, action, ...texts}) => ({
        id,
        name: String(code),
        heading: (
          <>
            <Link to={`#${id}`}>
              <code translate="no">{code}</code>
            </Link>
            {andHigher && ' and higher'}
            <br /> <Constant name={constant} />
            {!isBug && <Messages {...texts} />}
          </>
        ),
        cells: [
          // The messages of a bug are below its meaning, which keeps the row low.
          <>
            <Inline>{meaning}</Inline>
            {isBug && <Messages {...texts} />}
          </>,
          ...(action === undefined ? [] : [<Inline>{action}</Inline>]),
        ],
      }))}
    />
  );
}
