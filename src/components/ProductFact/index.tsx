import facts from '@generated/data-tables/default/product-facts.json';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import {products} from '../../data/products';
import {sentences} from './sentences';

interface Props {
  readonly of: keyof typeof sentences;
  /** Id of the product, such as "r50". */
  readonly product: string;
  /** For the name of a file. */
  readonly platform?: PlatformId;
  /** What is true if the owner has not told the fact. */
  readonly children?: ReactNode;
}

/**
 * What the owner told about a product (`src/data/product-facts.ts`), or what is true without it. The name of a file is
 * part of a sentence, everything else a paragraph.
 */
export default function ProductFact({of, product, platform, children}: Props): ReactNode {
  const label = products.find(({id}) => id === product)?.label ?? product;
  const told = sentences[of](facts[product] ?? {}, label, platform);
  if (!told) {
    return children;
  }
  return of === 'file' ? told : <p>{told}</p>;
}
