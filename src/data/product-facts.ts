import {Joi} from '@docusaurus/utils-validation';
import {platforms, type PlatformId} from './platforms';
import {products} from './products';

/** What only the owner knows about a product. What is left out, readers are told to look up in their instructions. */
export interface ProductFacts {
  /** As the broker’s Market Watch shows them: `['EURUSD', 'XAUUSD']`. */
  readonly symbols?: readonly string[];
  /** `H1`. */
  readonly timeframe?: string;
  /** Kind of account, to continue “It needs …”: `a hedging account`. */
  readonly account?: string;
  /** With its currency: `1,000 USD`. */
  readonly smallestBalance?: string;
  /** Addresses for **Allow WebRequest**; an empty list if it needs none. */
  readonly webAddresses?: readonly string[];
  readonly needsDll?: boolean;
  /** Names of the EA file. */
  readonly files?: Readonly<Partial<Record<PlatformId, string>>>;
}

/**
 * The facts of each product by its id in `products.ts`, such as
 * `r10: {symbols: ['EURUSD'], timeframe: 'H1', needsDll: false}`. For the build only.
 */
export const productFacts: Readonly<Record<string, ProductFacts>> = {};

const timeframes = Object.values(platforms).flatMap((platform) => platform.timeframes);

const text = Joi.string().trim();
const facts = Joi.object({
  symbols: Joi.array().items(text).min(1).unique(),
  timeframe: Joi.valid(...timeframes).messages({'*': '"{#value}" is no timeframe of the terminal'}),
  account: text,
  smallestBalance: text.pattern(/^\d[\d,]* [A-Z]{3}$/).messages({
    '*': '"{#value}" is no balance: write it as in 1,000 USD',
  }),
  webAddresses: Joi.array().items(
    text.pattern(/^https?:\/\/\S+$/).messages({
      '*': '"{#value}" is no web address: begin it with https://',
    }),
  ),
  needsDll: Joi.boolean(),
  files: Joi.object(
    Object.fromEntries(
      Object.values(platforms).map(({id, extension}) => [
        id,
        text.pattern(new RegExp(`^[^\\\\/]+\\${extension}$`)).messages({
          '*': `"{#value}" is no EA file for this platform: its name ends with ${extension}`,
        }),
      ]),
    ),
  ),
});

/** @throws with a sentence for each value that cannot be right, and for a product that does not exist */
export function checkProductFacts(given: Readonly<Record<string, ProductFacts>>): void {
  const {error} = Joi.object(Object.fromEntries(products.map(({id}) => [id, facts]))).validate(
    given,
    {
      abortEarly: false,
      convert: false,
      errors: {wrap: {label: false}},
      messages: {
        'object.unknown':
          'there is no such product or fact: correct the name, or take the line out',
      },
    },
  );
  if (error) {
    const problems = error.details.map(
      ({path, message}) => `src/data/product-facts.ts: ${path.join('.')}: ${message}.`,
    );
    throw new Error(problems.join('\n'));
  }
}
