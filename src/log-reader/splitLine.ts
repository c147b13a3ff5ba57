import type {PlatformId} from '../data/platforms';

/** The parts of one line of a log. */
export interface LineParts {
  /** The date of the line: `2026.11.23`. Log files have none, since each is of one day. */
  readonly date: string;
  /** Hours and minutes: `18:29`. */
  readonly time: string;
  /** `terminal`: a part of MetaTrader, such as Trades. `program`: an EA, script or indicator. */
  readonly author: 'terminal' | 'program' | null;
  /** The column that says who wrote the line, such as `Trades` or `YourEA (EURUSD,H1)`. */
  readonly source: string;
  /** The platform that the form of the line shows or, without one, its words. */
  readonly platform: PlatformId | null;
  /** Whether the line begins with a time or a source. A line without either may continue the one before it. */
  readonly hasStart: boolean;
  /** The line without its times. */
  readonly text: string;
  /** The line without times, source and account. */
  readonly message: string;
}

/** What quotations, lists, tables and tools put before a line. */
const LINE_PREFIX = /^(?:[\s>`*_|"“„«(#\uFFFD]|- |• |\/\/ |\d+\. |\d+:(?=[A-Z]{2}\b))+/;

/**
 * Two letters and a level are in the files of MT5, a level alone in those of MT4. Other programs write the date and
 * the time in their own way, and put commas, semicolons and quotation marks between columns.
 */
const TIME =
  /^(?:(?<letters>[A-Z]{2})\s+)?(?:(?<level>\d)\s+)?(?:(?<date>\d{4}[./-]\d\d[./-]\d\d)["']?[ \tT,;]{1,3}["']?)?(?<time>\d\d:\d\d)(?::\d\d(?:[.,]\d{1,6})?)?(?:Z| ?[AP]M)?["']?(?:\.{2,}|:)?[\s,;|]+"?(?=\S)/;

/** In the Strategy Tester, the time inside of the test comes after that of the clock. */
const TESTER_TIME = /^(?:(?<core>Core \d+)\s+)?(?:\d{4}\.\d\d\.\d\d[ \t]+\d\d:\d\d(?::\d\d)?\s+)?/;

const TERMINAL_SOURCE =
  /^(?:Trades|Network|Experts|Terminal|Startup|Tester|Virtual Hosting|MQL5\.\w+|Signals?|LiveUpdate|History|Storage|Compiler|MetaEditor|OpenCL|ONNX)(?:\t|\s{2,}| (?='|expert |custom |script ))\s*/;

/** The timeframe of a chart as terminals write it behind its symbol, as part of an expression. */
export const TIMEFRAME = '(?:[MH]\\d{1,2}|D1|W1|MN1?)';
const NAMED_TIMEFRAME = `(?:${TIMEFRAME}|Daily|Weekly|Monthly)`;

const CHART = new RegExp(`,\\s?${NAMED_TIMEFRAME}[): ]`);

/** `YourEA (EURUSD,H1)`; the symbol may have brackets of its own. */
const MT5_PROGRAM = new RegExp(
  `^[^\\t\\[\\]]{1,80}?\\([^\\t]{1,40}?,\\s?${NAMED_TIMEFRAME}\\)(?:\\s+|$)`,
);

/** `YourEA EURUSD,H1: ` and `YourEA EURUSD,H1 inputs: ` */
const MT4_PROGRAM = new RegExp(
  `^[^\\t:,]{1,80}? [^\\s,]{1,30},\\s?${NAMED_TIMEFRAME}(?:: ?| (?=inputs: ))`,
);

const ANY_SOURCE = /^[^\t]{1,60}\t\s*/;

const ACCOUNT = /^'[^'\s]+': ?/;

/** A fault of a program that MetaTrader reports in the program's column: `zero divide in 'YourEA.mq5' (12,5)`. */
const RUNTIME_ERROR = /\bin '[^'\r\n]{1,120}' \(\d+,\d+\)/;

/**
 * Words that only one platform has, wherever they are in a line. Names of files of others are left out, because they
 * are used in both.
 */
const MT5_WORDS =
  /CTrade::|\.(?:mq5|ex5)\b|\bMQL5\b|failed (?:(?:market|instant|exchange|request) (?:buy|sell)|(?:buy|sell) (?:limit|stop|\d)|modify [#….]|(?:cancel|close) (?:order|position|#))|\b(?:market|instant|exchange) (?:buy|sell) \d|\b(?:authorization|authorized) on\b|\bretcode\b|TRADE_RETCODE_/i;
const MT4_WORDS =
  /\.(?:mq4|ex4)\b|\bMQL4\b|mql4|\bopening at market\b|\bfor Order\w+ function\b|\bOrder(?:Send|Modify|Close|Select|Delete) (?:failed with )?error\b|\bERR_TRADE_(?:CONTEXT_BUSY|TOO_MANY_ORDERS)\b/;
const MT4_REFUSAL = /^order\b.*\bfailed \[|^(?:modify|close|delete)\b.*\bfailed \[/;

/** Which platform the words of a message show, if only one of them has them. */
export function platformOfWords(text: string): PlatformId | null {
  const isMt5 = MT5_WORDS.test(text);
  const isMt4 = MT4_WORDS.test(text) || MT4_REFUSAL.test(text);
  return isMt5 === isMt4 ? null : isMt5 ? 'mt5' : 'mt4';
}

/**
 * Splits a line of a log into its columns. The tabs between them may have become spaces, so the columns are
 * known by their form.
 * @param line after `cleanLine`
 */
export function splitLine(line: string): LineParts {
  let rest = line.replace(LINE_PREFIX, '');
  let platform: PlatformId | null = null;
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    rest = match ? rest.slice(match[0].length) : rest;
    return match;
  };
  const {letters, level, date = '', time = ''} = take(TIME)?.groups ?? {};
  const core = take(TESTER_TIME)?.groups?.core;
  const isTabbed = time !== '' && rest.includes('\t');
  const text = rest.trimStart();
  let author: LineParts['author'] = null;
  let source = '';
  const system = take(TERMINAL_SOURCE);
  const hasChart = !system && CHART.test(rest);
  const mt5Program = hasChart ? take(MT5_PROGRAM) : null;
  const mt4Program = hasChart && !mt5Program ? take(MT4_PROGRAM) : null;
  if (system) {
    author = 'terminal';
    source = system[0].trim();
    platform = 'mt5';
  } else if (mt5Program) {
    author = 'program';
    source = mt5Program[0].trim();
    platform = 'mt5';
  } else if (mt4Program) {
    author = /^Test(?:er|Generator)\b/.test(mt4Program[0]) ? 'terminal' : 'program';
    source = mt4Program[0].trim();
    platform = 'mt4';
  } else if (isTabbed) {
    source = take(ANY_SOURCE)?.[0].trim() ?? '';
  }
  take(ACCOUNT);
  if (core || letters) {
    platform = 'mt5';
  } else if (level !== undefined && platform === null) {
    platform = 'mt4';
  }
  return {
    date,
    time,
    author: author === 'program' && RUNTIME_ERROR.test(rest) ? 'terminal' : author,
    source,
    platform: platform ?? platformOfWords(rest),
    hasStart: time !== '' || core !== undefined || source !== '',
    text,
    message: rest.trim(),
  };
}
