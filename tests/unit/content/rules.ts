// cspell:ignore rader
import {products} from '../../../src/data/products';

/** A rule about words that no page may contain. */
export interface WordRule {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
}

const labels = products.map(({label}) => label);

/** The name of any product line, as the manual writes it. */
const PRODUCT = `(?:${labels.join('|')})`;

/** `R-C100` and `Gold Trader` in other spellings: with or without a hyphen or space between their parts. */
function otherSpellings(label: string): string {
  const parts = label.match(/\p{Lu}?\p{Ll}+|\p{L}|\d+/gu) ?? [];
  return `(?!${label}\\b)${parts.join('[- ]?')}`;
}

/** Claims about a product that only the company could make; see the first section of STYLEGUIDE.md. */
export const forbiddenClaims: readonly WordRule[] = [
  {
    pattern: new RegExp(
      String.raw`${PRODUCT}[^.|\n]{0,60}\b(?:default|recommended|standard)\s+(?:value|setting|lot|risk|input)s?\s+(?:is|are|of|=)\s*[\d"“]`,
      'i',
    ),
    instead: 'Point at the Inputs tab or the instructions of the product (CompanyValue).',
  },
  {
    pattern: new RegExp(
      String.raw`${PRODUCT}[^.|\n]{0,60}\b(?:uses|risks|opens|trades|needs|limits|holds|has)\b[^.|\n]{0,40}?\b\d+(?:[.,]\d+)?\s*(?:%|lots?|pips?|points?|positions?|orders?|USD|EUR|\$)`,
      'i',
    ),
    instead: 'Leave the number out: what a product does is known to the company only.',
  },
  {
    pattern: new RegExp(
      String.raw`${PRODUCT}[^.|\n]{0,60}\b(?:on|for|trades)\s+(?:EURUSD|GBPUSD|USDJPY|XAUUSD|gold|M\d{1,2}|H\d{1,2})\b`,
      'i',
    ),
    instead: 'Point at the instructions that came with the product.',
  },
  {
    pattern: new RegExp(
      String.raw`\b[\w-]*(?:${labels.map((label) => label.replace('-', '-?')).join('|')})[\w-]*\.(?:ex[45]|mq[45]|set|zip|exe|dll)\b`,
      'i',
    ),
    instead: 'Say “the EA file you received” with its ending.',
  },
  {
    pattern: new RegExp(String.raw`${PRODUCT}\s+(?:version|v)\.?\s*\d`, 'i'),
    instead: 'Name versions in release notes only.',
  },
];

/** Names that have one spelling in every sentence; see the table in STYLEGUIDE.md. */
export const houseTerms: readonly WordRule[] = [
  {
    pattern: /\b(?:Metatrader|metatrader|metaTrader|[Mm]eta [Tt]rader)\b|\bMetaTrader[45]\b/,
    instead: 'MetaTrader, MetaTrader 4, MetaTrader 5',
  },
  {pattern: /\b(?:Mt|mT)[45]\b|\bMT [45]\b/, instead: 'MT4, MT5'},
  {
    pattern: /\bAuto Trading\b|\bAlgoTrading\b|\bAutotrading\b/,
    instead: 'AutoTrading (MT4), Algo Trading (MT5)',
  },
  {
    pattern: new RegExp(String.raw`\b(?:${labels.map(otherSpellings).join('|')})\b`),
    instead: labels.join(', '),
  },
];
