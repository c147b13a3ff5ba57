// cspell:ignore iban passwd passwort kennwort contraseña senha parola пароль счёт счет konto cuenta conta compte
// cspell:ignore licencia lizenz schlüssel clave ключ лицензи saldo solde kontostand gewinn баланс прибыль whatsapp

import {cleanLine} from './cleanLine';
import {TIMEFRAME} from './splitLine';
import {splitLines} from './splitLines';

/** A replacement: a text, or what a function makes of a match. `null` leaves the match as it is. */
type Replacement = string | ((...match: string[]) => string | null);

/** What comes after a label, up to a mark that ends it. */
const VALUE = '("[^"\\r\\n]{0,200}"|\'[^\'\\r\\n]{0,200}\'|[^;,|\\r\\n]{1,200})';

/** The words of a message that follows a value on the same line. */
const MESSAGE = /\s(?:err|fail|retcode|code|invalid|expired|\[).*/i;

/** What stands between a label and its value. */
const IS = '["\']?\\s{0,3}[=:](?!:)\\s{0,3}';

/** The end of the name of a file. A closed list, since a user's name can have a dot as well. */
const EXTENSION =
  '\\.(?:mq[45h]|ex[45]|dll|ini|set|log|txt|csv|tpl|exe|dat|json|srv|zip|html?|hcc|hst|xml)\\b(?![\\\\/])';

/** The name of a file. */
const FILE = `[\\w.()+-]{1,80}${EXTENSION}`;

/** The name of a file with spaces, known by the mark that ends its path. */
const SPACED_FILE = `[\\w.()+-]{1,40}(?: [\\w.()+-]{1,40}){1,8}${EXTENSION}(?=['"])`;

/** One folder of a path, and the mark after it. A file ends the path, even if another path follows on the line. */
const FOLDER = `(?!${FILE})[^\\\\/:*?"<>|\\r\\n'[\\]]{1,80}[\\\\/]{1,2}`;

/** What follows the last folder: a file, which stays, or else another folder, perhaps of two capitalised words. */
const LAST = `(?:(${FILE}|${SPACED_FILE})|[^\\s\\\\/:*?"<>|'[\\]]{1,80}(?: [A-Z][\\w-]{1,30}){0,2})?`;

const NUMBER = "\\d{1,12}(?:[ .,'’]\\d{3}(?!\\d)){0,4}(?:[.,]\\d{1,8})?";

/** A distance or a share, which is no amount. */
const POINTS = '[-+]?\\d[\\d.,]{0,20}\\s?(?:points?|pts|pips?|%)';

const CURRENCY = 'USD|EUR|GBP|CHF|JPY|AUD|CAD|NZD|USDT|PLN|ZAR|INR|[$€£¥円元₽₹]';

/** Words for a password, as the ends of a label too. */
const PASSWORD =
  '(?:\\b\\w{0,30}(?:password|passwd|passphrase|passcode|pwd|passwort|kennwort|contraseña|senha|parola)|mot de passe|пароль|密码|パスワード)\\w{0,20}';

/** A word with a letter and a digit. */
const MIXED = /(?=[^\s\d]{0,60}\d)(?=[^\s\p{L}]{0,60}\p{L})\S{1,100}/gu;

/** Whether a value is a choice, or a small number of a setting such as the port of a server, and so not private. */
const isSetting = (label: string, value: string) =>
  /^(?:true|false)$/i.test(value.trim()) ||
  (/^(?!.*(?:acc|login|user)).*(?:key|server)[a-z_]/i.test(label) &&
    /^\d{1,5}(?:\.\d{1,5})?$/.test(value.trim()));

const rule = (
  source: string,
  replacement: Replacement,
  flags = 'gi',
): readonly [RegExp, Replacement] => [new RegExp(source, flags), replacement];

/** The words of a line that lead to the name of a server or a broker, and those that end it. */
const LEADS_TO_SERVER =
  'authorized on|authorization on|login on|connection to|connected to|disconnected from|synchronized with|performed from|through|instead of|access point|via|access server';
const AFTER_SERVER = '\\(ping|\\b(?:lost|failed|through|is|on|via|instead)\\b';

/**
 * What may identify a reader or an account, and what stands in its place. The rules run one after another, each
 * on what the one before it has left. Codes of up to five digits stay, and tickets, since they have a `#`.
 *
 * Each quantifier has an upper limit unless it ends its rule, so the time that a rule takes grows with the text and
 * not faster.
 */
export const PRIVATE: readonly (readonly [RegExp, Replacement])[] = [
  // The account that a line begins with
  rule("(^|[^\\s{,:][ \\t]{1,4}|\\t)'[^'\\s\\\\.]{1,40}'(?=: ?[a-z\\d])", "$1'[account]'", 'gm'),
  // Passwords, to the end of the line, because they can hold any character
  rule(`(\\b\\w{0,30}pass\\w{0,20}|${PASSWORD})${IS}[^\\r\\n]*`, '$1: [hidden]'),
  // Where no mark follows at once, what has letters and digits is a password. Not after “pass” alone: the tester
  // has passes.
  rule(
    `(${PASSWORD})([^\\r\\n]{1,100})`,
    (_, label = '', rest = '') => label + rest.replace(MIXED, '[hidden]'),
  ),
  // Folders, but not the name of the file
  rule(
    `(^|[^\\w.%~:\\\\-])(?:[A-Z]:|[\\w.%~-]{1,60})?\\\\{1,2}(?:${FOLDER}){1,20}${LAST}`,
    (_, before = '', file = '') => `${before}[folder]\\${file}`,
    'gim',
  ),
  rule(
    `(?:file:\\/{3})?\\b[A-Z]:\\/(?:${FOLDER}){1,20}${LAST}`,
    (_, file = '') => `[folder]/${file}`,
  ),
  rule(
    `(^|[\\s"'(=])[~.]{0,2}\\/(?=[\\w.])(?:[\\p{L}\\d_.+ -]{1,60}\\/){1,20}${LAST}`,
    (_, before = '', file = '') => `${before}[folder]/${file}`,
    'gimu',
  ),
  // Keys, tokens, accounts and names, by their label
  rule(
    `(\\b\\w{0,30}(?:key|token|licen[cs]e|secret|serial|login|account|acct|user|owner|holder|client|customer|e-?mail|name|server|broker|company)\\w{0,30}${IS})${VALUE}`,
    (_, label = '', value = '') =>
      isSetting(label, value) ? null : `${label}[hidden]${MESSAGE.exec(value)?.[0] ?? ''}`,
  ),
  rule(
    `((?:\\b(?:licen[cs]e|licencia|lizenz(?:schlüssel)?|schlüssel|key|clé|clave|token|serial)|ключ|лицензи[яи])(?: (?:key|number|code|no\\.?|nr\\.?))?(?:${IS}|\\s)["']?)(?=[^\\s\\d]{0,40}\\d)[\\w/-]{6,80}`,
    '$1[key]',
  ),
  rule('\\b\\d{6,12}:[\\w-]{20,80}', '[key]'),
  rule('\\b(?:bearer|basic) [\\w.~+/=-]{8,2000}', '[key]'),
  rule(
    '(^|[^\\w-])(?=\\w{0,40}\\d\\w{0,40}-[\\w-]{0,80}\\d)(?=[\\w-]{0,80}[A-Za-z])[A-Za-z\\d]{4,40}(?:-[A-Za-z\\d]{4,40}){2,8}\\b',
    '$1[key]',
    'gim',
  ),
  rule(
    `(^|[^A-Za-z\\d])(?!0x)(?![A-Za-z\\d]{20,63} \\(?[^\\s()]{1,30},${TIMEFRAME}[): ])(?=[A-Za-z]{0,200}\\d)(?=\\d{0,200}[A-Za-z])[A-Za-z\\d]{20,2000}={0,2}`,
    '$1[key]',
    'gm',
  ),
  rule(
    '\\b(?=[A-Z]{0,30}\\d)(?=\\d{0,30}[A-Z])(?=[A-Z\\d]{0,30}[G-Z])[A-Z\\d]{10,30}\\b',
    '[key]',
    'g',
  ),
  // Addresses
  rule('\\b[a-z][a-z\\d+.-]{1,20}:\\/\\/[^\\s"\'<>)]{1,2000}', '[address]'),
  rule(
    '(^|[^\\p{L}\\d_.+-])[\\p{L}\\d_.+%-]{1,64}(?:@|%40)[\\p{L}\\d_-]{1,64}(?:\\.[\\p{L}\\d_-]{1,64}){1,4}',
    '$1[address]',
    'gimu',
  ),
  // Names of users and channels
  rule('(^|[\\s=:"\'])@[a-z_]\\w{3,31}', '$1[name]', 'gim'),
  rule('\\b([Uu]ser(?:name)? )(?=[a-z.-]{0,40}[A-Z\\d_])[\\w.-]{3,40}', '$1[name]', 'g'),
  rule('\\b\\d{1,3}(?:\\.\\d{1,3}){3}(?::\\d{1,5})?\\b', '[address]'),
  rule(
    '(^|[^\\w:.])((?:[\\da-f]{0,4}:){2,7}[\\da-f]{0,4})(?![\\w:])',
    (_, before = '', address = '') =>
      /[\da-f]::|::[\da-f]|(?:[\da-f]+:){4}/i.test(address) ? `${before}[address]` : null,
  ),
  rule(
    '(^|[^\\w.-])(?:[a-z\\d-]{1,63}\\.){1,5}(?:com|net|org|io|info|example|local|co|eu|uk|de|fr|es|ru|cn|jp|br|biz|pro|app|cloud|online|live|trade|markets|finance|fx)(?::\\d{1,5})?\\b',
    '$1[address]',
    'gim',
  ),
  rule('\\b(?:DESKTOP|LAPTOP|WIN|VPS|PC)-[A-Z\\d]{4,20}\\b', '[computer]', 'g'),
  // Names of servers and brokers where lines and the title bar have them
  rule(
    `\\b(${LEADS_TO_SERVER})\\s{1,3}(?=['A-Za-z])(?!the trade server|with \\d)(?:'[^'\\r\\n]{0,100}'|(?:(?!${AFTER_SERVER})[^:["\`\\r\\n]){1,100})`,
    '$1 [server] ',
  ),
  rule(' - [^-[\\]\\r\\n]{2,60} - \\[', ' - [server] - [', 'g'),
  rule(
    "\\b(?:[A-Z][\\w&.'-]{0,30} ){1,5}(?:\\([A-Z][\\w ]{1,20}\\) )?(?:Ltd|Limited|LLC|Inc|PLC|GmbH|AG|Pty|Corp|Markets)\\b\\.?",
    '[server]',
    'g',
  ),
  rule(
    '\\b(?:[A-Z][\\w.]{0,30} ){0,3}[A-Za-z][\\w.]{0,30}(?:-[A-Za-z\\d.]{1,30}){0,2}-(?:Demo|Live|Real|Server|ECN|Trial|Contest|MT[45])[\\w-]{0,20}(?: ?\\d{1,3})?',
    '[server]',
    'g',
  ),
  // Accounts
  rule("\\bfor '[^'\\r\\n]{0,100}'", "for '[account]'"),
  rule('\\bauthorization for [^\\s:]{1,60}', 'authorization for [account]'),
  rule(
    '(\\b(?:account|acct|acc|login|konto|cuenta|conta|compte)|счёт|счет|账户|账号|口座)(\\.?\\s{0,3}(?:no\\.?|nr\\.?|number|№|n°)?\\s{0,3}[#:=]?\\s{0,3})\\d[\\d ]{2,20}\\d',
    '$1$2[number]',
  ),
  rule('\\b[A-Z]{2}\\d{2}(?: ?[A-Z\\d]{4}){3,7}\\b', '[account]', 'g'),
  // Amounts of money, but not the prices of a stop
  rule(
    `((?:\\b(?:(?:take|stop)[ _-])?\\w{0,20}(?:balance|equity|deposit|withdrawal|payout|profit|loss|margin|credit|commission|swap|p/l|pnl|saldo|solde|kontostand|gewinn)|баланс|прибыль|残高|余额)["']?\\s{0,3}[=:]?\\s{0,3}(?:${CURRENCY})?\\s?)(?!${POINTS})[-+]?(?:[$€£¥])?${NUMBER}`,
    (_, label = '') => (/stop|take|max|min/i.test(label) ? null : `${label}[amount]`),
  ),
  rule(`[-+]?${NUMBER}\\s?(?:${CURRENCY})(?![\\w])`, '[amount]', 'g'),
  rule(`(?:[$€£¥])\\s?[-+]?${NUMBER}`, '[amount]', 'g'),
  // Phones, and numbers of six digits or more, but not a ticket after its `#` and not a part of a price or an address
  // in memory
  rule('\\+\\d[\\d ()-]{7,18}\\d', '[number]', 'g'),
  rule('\\(\\d{2,5}\\) ?\\d{3,5}[ -]\\d{3,5}\\b', '[number]', 'g'),
  rule(
    '\\b((?:tel|phone|mobile|fax|sms|whatsapp)[.:= ]{1,3})[\\d(][\\d ()/-]{4,18}\\d',
    '$1[number]',
  ),
  rule('(^|[^\\w#.])\\d{6,30}(?!\\w|\\.[\\dl])', '$1[number]', 'gm'),
];

/**
 * Replaces account numbers, amounts of money, addresses, passwords, keys, folders and the names of servers and brokers
 * in lines of a log, if the words beside them or their form show what they are. The names of people can stay, and so
 * can a password of letters alone if no mark stands between it and its label.
 */
export function hidePrivate(text: string): string {
  return PRIVATE.reduce(
    (hidden, [pattern, replacement]) =>
      typeof replacement === 'string'
        ? hidden.replace(pattern, replacement)
        : hidden.replace(
            pattern,
            (match: string, ...parts: string[]) => replacement(match, ...parts) ?? match,
          ),
    splitLines(text).map(cleanLine).join('\n'),
  );
}
