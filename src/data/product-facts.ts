import type {PlatformId} from './platforms';

/**
 * Facts about a product that only its owner knows. If a fact is missing, pages tell readers to look it up in
 * their instructions.
 */
export interface ProductFacts {
  /** Symbols as the broker’s Market Watch shows them: `['EURUSD', 'XAUUSD']`. */
  readonly symbols?: readonly string[];
  /** As the terminal writes them: `['M15', 'H1']`. */
  readonly timeframes?: readonly string[];
  /** The account type, as it follows “It needs”: `a hedging account`. */
  readonly account?: string;
  /** The amount with its currency, as it follows “at least”: `1,000 USD`, `0.1 BTC`. */
  readonly smallestBalance?: string;
  /** Addresses for **Allow WebRequest**; an empty list if the EA needs none. */
  readonly webAddresses?: readonly string[];
  readonly needsDll?: boolean;
  /** Names of the EA file. */
  readonly files?: Readonly<Partial<Record<PlatformId, string>>>;
}

/**
 * The facts about each product, keyed by its id in `products.ts`, such as `r10: {symbols: ['EURUSD'],
 * timeframes: ['H1'], needsDll: false}`.
 */
export const productFacts: Readonly<Record<string, ProductFacts>> = {};
