// cspell:ignore ephone rader
import {products} from '../../../src/data/products';

/** A rule about words that no page may contain. */
export interface WordRule {
  readonly pattern: RegExp;
  /** What to write instead. */
  readonly instead: string;
}

/** A rule about a claim, with texts that it must catch (`bad`) and must not catch (`good`). */
interface ClaimRule extends WordRule {
  readonly bad: readonly string[];
  readonly good: readonly string[];
}

const labels = products.map(({label}) => label);

/** The name of any product line, as the manual writes it. */
const PRODUCT = `(?:${labels.join('|')})`;

/** `R-C100` in other spellings: with or without a hyphen or space between its parts. */
function otherSpellings(label: string): string {
  const parts = label.match(/[A-Z]|\d+/g) ?? [];
  return `(?!${label}\\b)${parts.join('[- ]?')}`;
}

/** Claims that only the company could make; see the first section of STYLEGUIDE.md. */
export const forbiddenClaims: readonly ClaimRule[] = [
  {
    pattern:
      /\b(?:default|recommended|standard)\s+(?:value|setting|lot|risk|input)s?\s+(?:is|are|of|=)\s*[\d"“]/i,
    instead: 'Point at the Inputs tab or the instructions of the product (CompanyValue).',
    bad: ['The default value is 0.01.', 'a recommended risk of 2 %'],
    good: ['The default values are built into the file.', 'Restore the default values.'],
  },
  {
    pattern: new RegExp(
      String.raw`${PRODUCT}[^.|\n]{0,60}\b(?:uses|risks|opens|trades|needs|limits|holds|has)\b[^.|\n]{0,40}?\b\d+(?:[.,]\d+)?\s*(?:%|lots?|pips?|points?|positions?|orders?|USD|EUR|\$)`,
      'i',
    ),
    instead: 'Leave the number out: what a product does is known to the company only.',
    bad: labels.flatMap((it) => [
      `${it} risks 1.5 % of the balance`,
      `${it} opens up to 5 positions.`,
    ]),
    good: [
      ...labels.map((it) => `${it} has inputs of its own.`),
      'For example, 5 positions of 0.10 lots.',
    ],
  },
  {
    pattern: new RegExp(
      String.raw`${PRODUCT}[^.|\n]{0,60}\b(?:on|for|trades)\s+(?:EURUSD|GBPUSD|USDJPY|XAUUSD|gold|M\d{1,2}|H\d{1,2})\b`,
      'i',
    ),
    instead: 'Point at the instructions that came with the product.',
    bad: labels.flatMap((it) => [`Attach ${it} on EURUSD.`, `${it} trades gold`]),
    good: labels.flatMap((it) => [`Attach ${it} to the chart you prepared.`, `${it} on MT4`]),
  },
  {
    pattern:
      /\b(?:guarantee[sd]?|risk[- ]free|safe profit|always wins?|never loses?|will (?:make|earn) (?:you )?(?:money|a profit))\b/i,
    instead: 'No sentence promises a result.',
    bad: ['This guarantees a profit.', 'a risk-free setup'],
    good: ['A test on history is no forecast.'],
  },
  {
    pattern: new RegExp(
      String.raw`\b[\w-]*(?:${labels.map((label) => label.replace('-', '-?')).join('|')})[\w-]*\.(?:ex[45]|mq[45]|set|zip|exe|dll)\b`,
      'i',
    ),
    instead: 'Say “the EA file you received” with its ending.',
    bad: ['Copy R-10.ex4 there.', 'Run rc100_setup.exe.'],
    good: ['Copy the `.ex4` file.', 'VCRUNTIME140.dll is missing.'],
  },
  {
    pattern:
      /\b[\w.]+@[\w-]+\.\w{2,}\b|\b24\/7\b|[$€£]\s?\d|\bopening hours?\b|\btel(?:ephone)?[.:]/i,
    instead: 'Link to Support; the manual knows no contact (CompanyValue kind="contact").',
    bad: ['Write to help@example.com.', 'It costs $99.', 'We answer 24/7.'],
    good: ['Ask support.'],
  },
  {
    pattern: new RegExp(String.raw`${PRODUCT}\s+(?:version|v)\.?\s*\d`, 'i'),
    instead: 'Name versions in release notes only.',
    bad: ['R-10 version 6.1', 'R-X5 v3'],
    good: ['Version 6', 'an older version of R-10'],
  },
];

/** One spelling for each term; see the table in STYLEGUIDE.md. */
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
  {pattern: /\btime[ -]frames?\b/i, instead: 'timeframe'},
  {pattern: /\bset-up\b/i, instead: 'set up (verb), setup (noun)'},
  {
    pattern: /\bstop-loss\b|\bStopLoss\b|\btake-profit\b|\bTakeProfit\b/,
    instead: 'stop loss, take profit',
  },
  {pattern: /\b(?:simply|of course|obviously|easily)\b/i, instead: 'Leave the word out.'},
];
