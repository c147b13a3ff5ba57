import Link from '../Link';
import {Fragment, type ReactNode} from 'react';
import {productsWithTasks} from '../../data/tasks';

interface ProductLinksProps {
  /** Path below that of the product, such as `drawdown`. Without it, links lead to the landing pages. */
  readonly page?: string;
  /** The word before the last name. */
  readonly last?: 'and' | 'or';
}

/** The names of all product lines with a full manual, as links in a sentence. */
export default function ProductLinks({page = '', last = 'and'}: ProductLinksProps): ReactNode {
  const end = productsWithTasks.length - 1;
  return productsWithTasks.map(({id, label, path}, index) => (
    <Fragment key={id}>
      {index > 0 && (index === end ? ` ${last} ` : ', ')}
      <Link to={path + page} className="whole">
        {label}
      </Link>
    </Fragment>
  ));
}
