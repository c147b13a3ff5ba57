import type {PlatformId} from '../data/platforms';
import {stopReasonAnchor} from '../data/stop-reasons';
import {longWords, type Matcher, normalizeMessage, type Pattern} from './createMatcher';
import {rowsOfNumber} from './rowsOfNumber';
import type {LineParts} from './splitLine';
import type {LogRow} from './types';

/** After this word, a line holds names and numbers of all kinds: the settings of a program. */
const SETTINGS = /\binputs: /;

/** A negation before a message: `there is no line "…"`. */
const NEGATION_BEFORE = /\b(?:no|not|never|without|isn[’']t|don[’']t)\b[^.:;]{0,12}$/i;

/**
 * A number directly after a word for it, with a mark or a space between them: `ERROR1` is a name. `error (1230):` is a
 * line of the source code, `error 5 of 10` a count, and after `failed` a small number is a count too.
 */
const NUMBER =
  /(?:err(?:or)?(?:[ _-]?(?:code|id|nr|no|number))?|ret[ _-]?code|numeric[ _]?code|_response|(\bcode)|(\bfailed))(?!\d)(?:\(\))?["'`*]*[ \t]*(?:[:=#]|->|is|was)?[ \t]*["'`*([#]*(\d+)(?!\d|[.,]\d|\w|\/\d| of \d)(\)?:)?/gi;

/**
 * The words before `code` that make it a code of MetaTrader's. `with code`, `exit code` and `signal code` are others.
 */
const CODE_OF =
  /(?:^|[^a-z _-]|\b(?:error|return|ret|result|response|trade|order\w*|failed(?: with)?))[ _-]?$/i;

/** The word for "error" in other languages of terminals, and a number of three digits or more in the words after it. */
const FOREIGN_NUMBER =
  // cspell:disable-next-line
  /(?:(?:^|[^\p{L}])(?:fehler(?:code|nummer)?|erreur|erro|errore|hata|błąd|chyba|hiba|fout|fejl|feil|eroare|kesalahan|lỗi)(?!\p{L})|ошибк[аиеу]|помилка|σφάλμα|خطأ|خطا|שגיאה|오류|에러|错误(?:码|代码)?|报错|錯誤(?:碼|代碼)?|エラー(?:コード)?|ข้อผิดพลาด)(?:[^\d[\]]{0,40}[\s:：=#(°º№])?(\d{3,5})(?!\d|[.,]\d|[\p{L}_])/giu;

/** `Error opening BUY order : 131` */
const LAST_NUMBER = /\berror\b[^:\d]{0,40}: *(\d{3,5})(?=$|;| \()/i;

/** `Error (1230):` */
const SOURCE_LINE = /^err(?:or)? *\(\d+\):$/i;

/** A code before the words for it: `4112: object already exists`. */
const FIRST_NUMBER = /^(\d{4,5}): /;

/** `10016 - Invalid stops`, `10015 invalid price` */
const NUMBER_AND_WORDS = /(?:^|[^\d.,#:])\b(10\d{3}):?(?: [-–—])? (?=([a-z][a-z' ]{5,60}))/gi;

/** A number in brackets after one of these words is that of something else. */
const NAMES_NUMBER =
  /\b(?:magic|id|ticket|order|deal|position|pid|port|bar|line|account|login)\W*$/i;

/** The request that a refusal was about. Where it is in brackets, the reason is before them. */
const REQUEST_IN_BRACKETS = / \[(?:market|instant|exchange|buy|sell|modify|cancel|close|#)/i;

/** Messages that also report what went well, so they say something only in brackets. */
const NEWS = /^(?:position closed|order changed|price changed|placed|done|canceled|locked)$/;

/** What terminals write behind the name of an EA or a script. */
const STARTED_OR_REMOVED = /^(?:loaded successfully|removed)$/;

/** The word that is left out where somebody has cut such a line at its start. */
const KIND = /^(?:expert|script|custom indicator) /i;

const BRACKETS = /\[([^[\]]{1,200})\]/g;
const NUMBER_IN_BRACKETS = /^(\d{3,5})(?:,|$)/;
const CONSTANT = /\b(?:[A-Z][A-Z\d]*_)+[A-Z\d]+\b/g;
const REASON =
  /(?:(?:\b|_|\bon)(?:uninit|deinit)[a-z]{0,14}(?: called)?[\W_]{0,3}reason(?:[ _]?code)?(?: is)?|\bclosed with reason)\s*[:=(]*\s*(\d)(?!\d|\w|[.,]\d)/gi;

/** `EA stopped. Reason: 9`, where the number ends its part of the line: `Reason: 3 losses` is another. */
const STOPPED =
  /(?:EA|expert|robot|bot) (?:stopped|removed|shutdown)[\W_]{1,3}reason(?:[ _]?code)?\s*[:=(]*\s*(\d)(?=[)"'`*]*[.,;|]?(?:\s|$))(?! *[a-z]+(?![a-z=]))/gi;
const DIGIT = /\d/;
const LETTER = /\p{L}/u;
const HAS_REASON = /reason/i;
const HAS_BRACKET = /\[/;
const HAS_CONSTANT = /[A-Z]_[A-Z]/;

/** Words of something that went wrong. */
const FAILURE_WORDS =
  /fail|error|denied|reject|invalid|not allowed|disabled|cannot|can't|unable|violation|exception|lost|refuse|refusal|critical|stopped|shutdown/i;
const SUCCESS_MESSAGE = /^(?:done(?! partially)|placed)\b/i;

/** The prices and volumes that `CTrade` writes behind a message. */
const FIGURES = / (?:\([\d./ ]+\)|[\d.]+ at [\d.]+)$/;

/** Of rows with the same number or text, those of the line's platform, or all if it is not known. */
function onPlatform(rows: readonly LogRow[], platform: PlatformId | null): readonly LogRow[] {
  return rows.filter(({platforms}) => platform === null || platforms.includes(platform));
}

/** Of rows, those whose own messages have one of the longer words of a text. */
function rowsInWords(matcher: Matcher, rows: readonly LogRow[], text: string): readonly LogRow[] {
  const said = longWords(text);
  return rows.filter((row) => said.some((word) => matcher.words.get(row)?.has(word)));
}

/**
 * Numbers from 10000 on are MT5's alone and those below 1000 are MT4's alone, whatever else a line looks like.
 */
function rowsOfCode(
  matcher: Matcher,
  code: number,
  platform: PlatformId | null,
  text: string,
): readonly LogRow[] {
  const all = rowsOfNumber(matcher, code);
  const isClear = code >= 10000 || (code < 1000 && platform !== 'mt5');
  const own = isClear ? all : onPlatform(all, platform);
  // Words such as `OrderSend error` are printed by programs of both platforms.
  const rows = own.length > 0 ? own : all;
  // The words beside a number that both platforms have may be those of one of them.
  const named = rowsInWords(matcher, rows, text);
  return named.length > 0 ? named : rows;
}

/** What a line says. */
export interface LineAnswer {
  readonly rows: readonly LogRow[];
  /** Whether its rows say that nothing went wrong, and nothing else is in the line. */
  readonly isFine: boolean;
}

/** Finds the rows that a line means. A line that also tells of trouble in other words is not taken as harmless. */
export function findRows(
  matcher: Matcher,
  line: Pick<LineParts, 'text' | 'message' | 'source'>,
  platform: PlatformId | null,
): LineAnswer {
  const isStart =
    line.source !== '' && STARTED_OR_REMOVED.test(line.message) && !KIND.test(line.text);
  const {rows, rest, isWhole} = readWords(
    matcher,
    isStart ? {...line, text: `Expert ${line.text}`} : line,
    platform,
  );
  const trouble = rows.filter(({role}) => role !== 'information');
  const isHarmless = trouble.length === 0 && !FAILURE_WORDS.test(rest);
  return isHarmless ? {rows, isFine: rows.length > 0 && isWhole} : {rows: trouble, isFine: false};
}

interface Words {
  readonly rows: readonly LogRow[];
  /** What no row has explained. */
  readonly rest: string;
  /** Whether patterns have explained all of the message. */
  readonly isWhole: boolean;
}

function readWords(
  matcher: Matcher,
  {text, message, source}: Pick<LineParts, 'text' | 'message' | 'source'>,
  platform: PlatformId | null,
): Words {
  const found = new Set<LogRow>();
  const put = (rows: readonly LogRow[]) => rows.forEach((row) => found.add(row));

  for (const [, reason] of [REASON, STOPPED].flatMap((form) => [
    ...matches(form, text, HAS_REASON),
  ])) {
    const row = matcher.rows.get(stopReasonAnchor({reason: Number(reason)}));
    put(row ? [row] : []);
  }

  const settings = text.search(SETTINGS);
  let rest = text;
  let hasLine = false;
  const start = Math.max(0, text.lastIndexOf(message));
  let isWhole = true;
  for (const {row, expression, isCode, isOpen} of patternsFor(matcher, text)) {
    // A code row may stand beside the row of its line, but a shorter line is not meant where a longer one is.
    const match = expression.exec(isCode ? text : rest);
    const fits = platform === null ? !hasLine : row.platforms.includes(platform);
    const isSetting = settings >= 0 && match?.index !== settings;
    if (
      match &&
      (!isCode || fits) &&
      !isSetting &&
      !NEGATION_BEFORE.test(text.slice(0, match.index))
    ) {
      put([row]);
      const end = match.index + match[0].length;
      const hasOthers =
        (!isOpen.before && LETTER.test(rest.slice(start, match.index))) ||
        (!isOpen.after && LETTER.test(rest.slice(end)));
      isWhole &&= !hasOthers;
      rest = withGap(rest, match.index, match[0].length);
      hasLine ||= !isCode;
    }
  }
  if (settings >= 0) {
    return {rows: [...found], rest: '', isWhole};
  }
  const brackets = [...matches(BRACKETS, rest, HAS_BRACKET)];
  const inBrackets = brackets.map(([, inside = '']) => inside);
  const before = found.size;
  if (source !== 'Terminal') {
    const afterWords = [...matches(NUMBER, rest, DIGIT)]
      .filter(([all]) => !SOURCE_LINE.test(all))
      .filter(
        ({index, 1: code, 3: digits = ''}) =>
          !code || (digits.length > 2 && CODE_OF.test(rest.slice(0, index))),
      )
      .map(([, , failed, digits]) => (failed && Number(digits) < 100 ? 0 : Number(digits)));
    const foreign = [...matches(FOREIGN_NUMBER, rest, DIGIT)].map(([, digits]) => Number(digits));
    // Without a word for it, a number that only a row "and higher" has is any number.
    const hasOwnRow = (number: number) => matcher.codes.some(({code}) => code === number);
    const alone = brackets
      .filter(({index}) => !NAMES_NUMBER.test(rest.slice(0, index)))
      .map(([, inside = '']) => Number(NUMBER_IN_BRACKETS.exec(inside)?.[1] ?? 0))
      .filter(hasOwnRow);
    const first = [Number(FIRST_NUMBER.exec(message)?.[1] ?? 0)].filter(hasOwnRow);
    const named = [...matches(NUMBER_AND_WORDS, rest, DIGIT)]
      .filter(
        ([, code, words = '']) =>
          rowsInWords(matcher, rowsOfNumber(matcher, Number(code)), words).length > 0,
      )
      .map(([, code]) => Number(code));
    const last = Number(LAST_NUMBER.exec(message)?.[1] ?? 0);
    for (const code of [...first, last, ...afterWords, ...foreign, ...named, ...alone]) {
      put(code > 0 ? rowsOfCode(matcher, code, platform, text) : []);
    }
  }
  if (found.size > before) {
    return {rows: [...found], rest: '', isWhole: false};
  }

  for (const inside of inBrackets) {
    if (SUCCESS_MESSAGE.test(inside)) {
      // `failed … [Done]` is a contradiction of MetaTrader's; the request was carried out.
      put(/\bfailed\b/i.test(rest) ? [] : (matcher.messages.get('done') ?? []));
    } else if (!inside.includes('#')) {
      put(rowsOfMessage(matcher, inside.replace(FIGURES, ''), platform));
    }
  }
  for (const [constant] of matches(CONSTANT, rest, HAS_CONSTANT)) {
    put(onPlatform(matcher.constants.get(constant) ?? [], platform));
  }
  if (found.size === 0) {
    put(rowsOfMessage(matcher, messageWithoutBrackets(text, message, rest), platform));
  }
  return {rows: [...found], rest, isWhole};
}

/**
 * The message of a line that has none in brackets: what is before the brackets if the request is in them, the whole
 * line or, if it has several words, what follows the last colon.
 */
function messageWithoutBrackets(text: string, message: string, rest: string): string {
  const request = message.search(REQUEST_IN_BRACKETS);
  if (request > 0) {
    return message.slice(0, request);
  }
  const colon = Math.max(rest.lastIndexOf(': '), rest.lastIndexOf('| '));
  const last = colon < 0 ? message : rest.slice(colon + 2);
  const isMessage = last === text || (last.includes(' ') && !DIGIT.test(last));
  return isMessage && !NEWS.test(normalizeMessage(last)) ? last : '';
}

/** Writes spaces over a part of a text, so that everything after it keeps its place. */
function withGap(text: string, start: number, length: number): string {
  return text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);
}

/** A longer text is not looked up among the messages, because the rows have patterns for long ones. */
const MAX_MESSAGE_LENGTH = 100;

/** How much of a message has to be left where somebody shortened it with dots. */
const MIN_SHORTENED_LENGTH = 8;

function rowsOfMessage(
  {messages}: Matcher,
  text: string,
  platform: PlatformId | null,
): readonly LogRow[] {
  if (text.length > MAX_MESSAGE_LENGTH) {
    return [];
  }
  const message = normalizeMessage(text);
  const [start = '', end] = message.split(/ ?\.\.\. ?/);
  const isShortened =
    text.includes('...') && start.length + (end ?? '').length >= MIN_SHORTENED_LENGTH;
  const rows = isShortened
    ? [...messages].flatMap(([whole, meant]) =>
        whole.startsWith(start) && whole.endsWith(end ?? '') ? meant : [],
      )
    : (messages.get(message) ?? []);
  // A text that several codes of one platform have, such as "unknown error", says nothing.
  return onPlatform(rows, platform).filter(
    (row, _, all) => all.filter((other) => other.platforms[0] === row.platforms[0]).length === 1,
  );
}

/** What an expression finds, asked only if a simpler one says that there may be something. */
function matches(expression: RegExp, text: string, hint: RegExp) {
  return hint.test(text) ? text.matchAll(expression) : [];
}

function patternsFor({patterns, keys}: Matcher, text: string): readonly Pattern[] {
  const words = text.toLowerCase().match(keys);
  return words === null
    ? []
    : [...new Set(words)]
        .flatMap((word) => patterns.get(word) ?? [])
        .sort((a, b) => Number(a.isCode) - Number(b.isCode) || b.length - a.length);
}
