import facts from '@generated/data-tables/default/product-facts.json';
import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import {products} from '../../data/products';
import {sentences} from './sentences';

interface Props {
  readonly of: keyof typeof sentences;
  /** Id of the product, such as "r50". */
  readonly product: string;
  /** Only for the name of a file. */
  readonly platform?: PlatformId;
  /** Shown instead if the owner has not provided the fact. */
  readonly children?: ReactNode;
}

/**
 * Shows a fact about a product from `src/data/product-facts.ts`, or `children` if the owner has not provided
 * it. The name of a file is part of a sentence; all other facts are paragraphs.
 */
export default function ProductFact({of, product, platform, children}: Props): ReactNode {
  const label = products.find(({id}) => id === product)?.label ?? product;
  const sentence = sentences[of](facts[product] ?? {}, label, platform);
  if (!sentence) {
    return children;
  }
  return of === 'file' ? sentence : <p>{sentence}</p>;
}
