import facts from '@generated/data-tables/default/product-facts.json';
import {Fragment, type ReactNode} from 'react';
import {listOf} from '../ProductFact/sentences';
import styles from './styles.module.css';

interface Props {
  /** Id of the product, such as "r50". */
  readonly product: string;
  /** Shows the facts on one line, as part of a list. */
  readonly inline?: boolean;
}

/**
 * The facts about a product that its owner has provided, as a card on its landing page or as a line in
 * Basics.
 */
export default function ProductCard({product, inline}: Props): ReactNode {
  const {symbols, timeframes, account, smallestBalance} = facts[product] ?? {};
  const rows: [string, ReactNode][] = [
    ['Symbol', symbols && listOf(symbols, 'or')],
    ['Timeframe', timeframes && listOf(timeframes, 'or')],
    ['Account', account],
    ['Smallest balance', smallestBalance],
  ];
  const known = rows.filter(([, value]) => value !== undefined);
  if (known.length === 0) {
    return null;
  }
  return inline ? (
    known.map(([name, value], index) => (
      <span key={name}>
        {index === 0 ? ': ' : ', '}
        {value}
      </span>
    ))
  ) : (
    <dl className={styles.card}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="quiet">{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
