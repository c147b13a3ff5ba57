import Link from '@docusaurus/Link';
import {Fragment, type ReactNode} from 'react';
import {productsWithTasks} from '../../data/tasks';

interface ProductLinksProps {
  /**
   * The path below the product's own path, such as `drawdown`. Without it, the links go to the landing pages.
   */
  readonly page?: string;
}

/** The names of product lines with a full manual, as links in a sentence. */
export default function ProductLinks({page = ''}: ProductLinksProps): ReactNode {
  const end = productsWithTasks.length - 1;
  return productsWithTasks.map(({id, label, path}, index) => (
    <Fragment key={id}>
      {index > 0 && (index === end ? ' or ' : ', ')}
      <Link to={path + page} className="no-wrap">
        {label}
      </Link>
    </Fragment>
  ));
}
