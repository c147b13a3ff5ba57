import type {ReactNode} from 'react';
import type {PlatformId} from '../../data/platforms';
import type {ProductFacts} from '../../data/product-facts';

/** Lists names as code, with commas and "and" or "or" before the last one. */
export function listOf(names: readonly string[], last: 'and' | 'or'): ReactNode {
  return names.map((name, index) => (
    <span key={name}>
      {index > 0 && (index === names.length - 1 ? ` ${last} ` : ', ')}
      <code translate="no">{name}</code>
    </span>
  ));
}

/**
 * The sentence that a step has about each fact of a product; null if the owner has not provided the fact.
 * @param product label, such as "R-50"
 */
export const sentences = {
  chart: ({symbols, timeframes}: ProductFacts, product: string) =>
    symbols || timeframes ? (
      <>
        Use {symbols ? listOf(symbols, 'or') : 'the symbol from your instructions'} and the
        timeframe {timeframes ? listOf(timeframes, 'or') : 'from your instructions'} for {product}.
      </>
    ) : null,
  account: ({account, smallestBalance}: ProductFacts, product: string) =>
    account || smallestBalance ? (
      <>
        {product} needs {account ?? 'an account'}
        {smallestBalance && ` with at least ${smallestBalance}`}.
      </>
    ) : null,
  webAddresses: ({webAddresses}: ProductFacts, product: string) =>
    webAddresses &&
    (webAddresses.length > 0 ? (
      <>
        {product} needs {listOf(webAddresses, 'and')} under <strong>Tools</strong> &gt;{' '}
        <strong>Options</strong> &gt; <strong>Expert Advisors</strong>.
      </>
    ) : (
      <>{product} needs no web address, so skip this step.</>
    )),
  dll: ({needsDll}: ProductFacts, product: string) =>
    needsDll === undefined ? null : needsDll ? (
      <>
        {product} uses a DLL. If you trust {product}, tick <strong>Allow DLL imports</strong>.
      </>
    ) : (
      <>
        {product} uses no DLL, so leave <strong>Allow DLL imports</strong> unticked.
      </>
    ),
  file: ({files}: ProductFacts, _: string, platform?: PlatformId) => {
    const file = platform && files?.[platform];
    return file ? <code translate="no">{file}</code> : null;
  },
} as const;
