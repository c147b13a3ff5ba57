import {platformList} from '../data/platforms';
import type {CodeRow} from '../data/tableRows';
import {TIMEFRAME} from './splitLine';
import type {LogRow, LogTables} from './types';

/** A text of a table with `…` for what varies. */
export interface Pattern {
  readonly row: LogRow;
  readonly expression: RegExp;
  /** The length of the text: of two that match the same words, the longer is meant. */
  readonly length: number;
  readonly isCode: boolean;
  /** Whether anything may come before or after it in its line. */
  readonly isOpen: {readonly before: boolean; readonly after: boolean};
}

/** The row of a code. */
interface NumberedRow {
  readonly code: number;
  /** Whether the row also stands for every higher number. */
  readonly andHigher: boolean;
  readonly row: LogRow;
}

/** The tables, prepared for looking up what a line says. */
export interface Matcher {
  readonly rows: ReadonlyMap<string, LogRow>;
  /** Patterns by a word of theirs, in lower case. A line without that word cannot match. */
  readonly patterns: ReadonlyMap<string, readonly Pattern[]>;
  /** Finds those words. */
  readonly keys: RegExp;
  /** Rows by a whole message, as `normalizeMessage` writes it. */
  readonly messages: ReadonlyMap<string, readonly LogRow[]>;
  readonly constants: ReadonlyMap<string, readonly LogRow[]>;
  /** The rows with a number, in the order of the page. */
  readonly codes: readonly NumberedRow[];
  /** The long words of the messages of each code, in lower case. */
  readonly words: ReadonlyMap<LogRow, ReadonlySet<string>>;
}

const ALL_PLATFORMS = platformList.map(({id}) => id);

/** A message in lower case, without punctuation marks around it. */
export function normalizeMessage(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'.:;,!|*_(]+/, '')
    .replace(/[\s"'.:;,!|*_)]+$/, '');
}

/** The words that tell one message from another, in lower case. */
export function longWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]{6,}/g) ?? [];
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const CHART_GAP = ` .{1,120}?,\\s?${TIMEFRAME}\\)?:?`;

/**
 * Turns a text of the tables into an expression.
 * - A `…` stands for up to 120 characters. Readers shorten lines, so one at an end may be missing, and one in the
 *   middle may be missing together with the preposition before it.
 * - After `expert`, `script` or `custom indicator`, a `…` stands for a name and a chart. So a sentence about an
 *   expert does not match.
 * - After a text that ends with `in '…'`, the name of a file comes, or nothing: `array out of range` may be a name.
 * - What follows an account in the text has to begin the message, or follow an account or a quotation mark. If such
 *   a text ends with a `…`, a word has to follow.
 * - Quotation marks and round brackets may be missing.
 */
function patternOf(text: string): RegExp {
  const hasAccount = text.startsWith("'…': ");
  const core = text.replace(/^'?…'?:? /, '').replace(/ (?:in '…'|'…'|…)$/, '');
  const source = escape(core)
    .replace(/^(expert|script|custom indicator) …/i, `$1${CHART_GAP}`)
    .replace(/ (to|of|on|from|with) …(?= )/g, '(?: $1 .{1,120}?)?')
    .replace(/…/g, '.{0,120}?')
    .replace(/'/g, '[\'"`’]?')
    .replace(/\\[()]/g, '$&?')
    .replace(/ /g, '\\s+');
  const start = hasAccount ? "(?:^|'[^']{1,60}':\\s*|[`\"“]\\s*)" : /^\w/.test(core) ? '\\b' : '';
  const end = text.endsWith(" in '…'")
    ? '(?:\\s+in\\b|(?=\\s*(?:$|[.,;:!?)\\]"\'`])))'
    : hasAccount && text.endsWith(' …')
      ? '\\s+\\w'
      : /[\w)]$/.test(core)
        ? '(?!\\w)'
        : '';
  return new RegExp(start + source + end, 'i');
}

/** The longest word of a text that no `…` touches. */
function keyOf(text: string): string {
  const words = text.replace(/\S*…\S*/g, ' ').match(/[a-z]{3,}/gi) ?? [];
  return words
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '')
    .toLowerCase();
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (!values) {
    map.set(key, [value]);
  } else if (!values.includes(value)) {
    values.push(value);
  }
}

/** Prepares the tables once for all logs. */
export function createMatcher({codes, lines, reasons}: LogTables): Matcher {
  const rows = new Map<string, LogRow>();
  const patterns = new Map<string, Pattern[]>();
  const messages = new Map<string, LogRow[]>();
  const constants = new Map<string, LogRow[]>();
  const numbered: NumberedRow[] = [];
  const words = new Map<LogRow, ReadonlySet<string>>();

  const addPattern = (text: string, row: LogRow, isCode: boolean) =>
    add(patterns, keyOf(text), {
      row,
      expression: patternOf(text),
      length: text.length,
      isCode,
      isOpen: {before: /^'?…(?!': )/.test(text), after: /…'?\W?$/.test(text)},
    });

  for (const {id, text, otherTexts = [], platforms, role} of lines) {
    const row: LogRow = {id, platforms, role: role ?? 'cause'};
    rows.set(id, row);
    [text, ...otherTexts].forEach((form) => addPattern(form, row, false));
  }
  for (const code of codes) {
    const row = codeRow(code);
    rows.set(row.id, row);
    numbered.push({code: code.code, andHigher: code.andHigher === true, row});
    add(constants, code.constant, row);
    const texts = [...code.terminal, ...code.library];
    words.set(row, new Set(longWords(texts.join(' '))));
    for (const text of texts) {
      const isLong = code.terminal.includes(text) && text.split(' ').length > 2;
      const isForm = text.includes('…') || /\[.*\]/.test(text);
      if (isLong || isForm) {
        addPattern(text, row, true);
      }
      if (!isForm) {
        add(messages, normalizeMessage(text), row);
      }
    }
  }
  for (const {id, constant} of reasons) {
    const row: LogRow = {id, platforms: ALL_PLATFORMS, role: 'consequence'};
    rows.set(id, row);
    add(constants, constant, row);
  }
  const keys = new RegExp(`\\b(?:${[...patterns.keys()].join('|')})\\b`, 'g');
  return {rows, patterns, keys, messages, constants, codes: numbered, words};
}

function codeRow({id, platform, role}: CodeRow): LogRow {
  return {id, platforms: [platform], role: role ?? 'cause'};
}
