import {pageOf} from '../../data/pages';
import type {SearchContext} from '../types';

/** The manual and the platform that a page belongs to: `{product: 'r10', platform: 'mt4'}`. */
export function contextOfPath(pathname: string): SearchContext {
  const {product, platform} = pageOf(pathname);
  return {product: product?.id ?? null, platform};
}
