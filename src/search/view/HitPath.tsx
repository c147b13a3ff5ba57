import type {ReactNode} from 'react';
import {products} from '@site/src/data/products';

/** Names of products and platforms are not translated. */
const UNTRANSLATED: readonly string[] = [...products.map(({label}) => label), 'MT4', 'MT5'];

interface Props {
  names: readonly string[];
  /** Text between two names. */
  between?: string;
}

/** Where a hit is. */
export default function HitPath({names, between = ''}: Props): ReactNode {
  return names.map((name, index) => (
    <span key={index} translate={UNTRANSLATED.includes(name) ? 'no' : undefined}>
      {index === 0 ? name : between + name}
    </span>
  ));
}
