import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import type {Product} from '../../data/products';
import {productsWithTasks} from '../../data/tasks';

interface ProductLinksProps {
  /**
   * The path below the product's own path, such as `drawdown`. Without it, the links go to the landing pages.
   */
  readonly page?: string;
  /** Those with a full manual, if left out. */
  readonly products?: readonly Product[];
  /** The word before the last name. */
  readonly last?: 'and' | 'or';
}

/** The names of product lines, as links in a sentence. */
export default function ProductLinks({
  page = '',
  products = productsWithTasks,
  last = 'and',
}: ProductLinksProps): ReactNode {
  const end = products.length - 1;
  return products.map(({id, label, path}, index) => (
    <Fragment key={id}>
      {index > 0 && (index === end ? ` ${last} ` : ', ')}
      <Link to={path + page} className="no-wrap">
        {label}
      </Link>
    </Fragment>
  ));
}
