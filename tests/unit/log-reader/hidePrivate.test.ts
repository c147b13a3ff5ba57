// cspell:disable
import {hidePrivate, PRIVATE} from '@site/src/log-reader/hidePrivate';
import {expect, test} from 'vitest';
import privateLines from './privateLines.json';

/** What each line holds that must not be copied. */
test.each<[kind: string, line: string, ...hidden: string[]]>([
  // Accounts
  ['an account', "'12345678': failed market buy 0.10 EURUSD [Invalid stops]", '12345678'],
  ['an account without quotes', 'login 123456789 rejected', '123456789'],
  ['an account after its name', 'account=5012345|server=Broker-Demo3', '5012345', 'Broker'],
  ['a short account', 'Account: 50191', '50191'],
  ['a short account of a server', 'server_login=50191', '50191'],
  ['an account after a colon', 'Kundennummer:50123456', '50123456'],
  ['an account before a colon', '50123456: order sent', '50123456'],
  ['an account before two colons', '163856988:: order sent', '163856988'],
  ['an account after #', 'switched to account #50123456', '50123456'],
  ['an account in groups', 'acct 50 123 456 is trading', '123'],
  [
    'an account before a broker',
    '50123456 - Kestrel Markets Ltd - [EURUSD,H1]',
    '50123456',
    'Kestrel',
  ],
  ['an IBAN', 'payout to DE89 3704 0044 0532 0130 00', '3704', '0532'],
  ['a login of the community', "activated for 'anna1990', balance: 41.72", 'anna1990', '41.72'],
  ['a login in another line', 'authorization for anna1990 failed', 'anna1990'],
  [
    'an account with a NUL between its digits',
    '5\0' + '0\0' + '1\0' + '2\0' + '3\0' + '4\0' + '5\0',
    '2\0' + '3',
    '23',
  ],
  ['an account in full-width digits', 'login ５０１２３４５６', '５０１', '501'],
  ['an account between entities', '&#39;50191&#39;: failed', '50191'],
  // Passwords, keys, names after a label
  ['a password', 'password = secret1!', 'secret1'],
  ['a short label', 'Pass=Sup3rSecret', 'Sup3rSecret'],
  ['a password of several words', 'password: my secret phrase', 'my', 'secret', 'phrase'],
  ['a password with marks', 'InvestorPassword=a;b,c|d e', 'a;b', 'd e'],
  ['a password in JSON', '{"password": "a b c"}', 'a b c'],
  ['a licence key', 'EA EURUSD,M1 inputs: LicenseKey=AB12-CD34; Lots=0.1;', 'AB12', 'CD34'],
  ['a licence of several parts', 'Licence key: AB12 CD34 EF56', 'AB12', 'CD34', 'EF56'],
  ['a licence without a mark', 'checking licence XK4T9QPL2M', 'XK4T9QPL2M'],
  ['a key alone', 'activated XK4T9QPL2M on this machine', 'XK4T9QPL2M'],
  ['a key without a name', 'checked 9F3A-77BC-12DE-90AB', '77BC'],
  ['a UUID', 'id 3f2b8c1e-0d4a-4b7c-9e21-5a6b7c8d9e0f', '3f2b8c1e', '4b7c'],
  ['a token', 'Authorization: Bearer eyJhbGciOi.JIUzI1NiJ9', 'eyJhbGciOi'],
  [
    'a token of Telegram',
    'bot 7012345678:AAFh2kd93kfuw8HHd72ksPPqw77s6sK2',
    'AAFh2kd93',
    '7012345678',
  ],
  ['a labelled name', 'Account holder: Maria Lopez', 'Maria', 'Lopez'],
  ['a computer', 'started on DESKTOP-LOPEZ7', 'LOPEZ7'],
  ['a phone', 'SMS to +49 170 1234567', '170', '1234567'],
  // Amounts
  ['a balance', 'balance: 41.72', '41.72'],
  ['a margin', 'Free margin 4500.20', '4500'],
  ['a loss', 'P/L -2311.50', '2311'],
  ['a label of a program', '{"rEquity": 100000.51}', '100000'],
  ['a deposit', 'initial deposit 10 000.00 USD', '10 000', '000.00'],
  ['a currency', 'you are down $2,311.50 today', '2,311'],
  ['a currency behind it', 'withdrew 1 500 EUR', '500'],
  // Servers and brokers
  ['a server', 'authorized on FineBroker-Live through Access Server 7 (ping: 20 ms)', 'FineBroker'],
  ['an access point', 'connection to FineBroker-MT5 lost', 'FineBroker'],
  ['a broker', 'terminal synchronized with Fine Broker Ltd.: 0 positions, 0 orders', 'Fine'],
  [
    'a broker in brackets',
    'terminal synchronized with Kestrel (Cyprus) Ltd.: 1 positions',
    'Kestrel',
    'Cyprus',
  ],
  ['a server by its form', 'server list of Fine Broker-Demo 3 updated', 'Fine', 'Broker'],
  // Addresses
  ['an IP address', 'authorization performed from 203.0.113.7 on 2026.11.23', '203.0.113.7'],
  ['an IP address and a port', 'socket 203.0.113.7:443', '203.0.113.7'],
  ['IPv6', 'connect to 2001:db8:0:1:1:1:1:1 failed', '2001', 'db8'],
  ['a shortened IPv6', 'connect to 2a02:8109:9a40:1c3c::9f3 failed', '2a02', '1c3c', '9f3'],
  ['a web address', 'WebRequest https://api.vendor.example/check?key=abc failed', 'vendor', 'abc'],
  ['a host', 'cannot resolve api.vendor.com:443', 'vendor.com'],
  ['an e-mail address', 'licence of anna.b@mail.example', 'anna.b'],
  // Folders
  ['a user of Windows', "Cannot load 'C:\\Users\\Anna B\\AppData\\Roaming\\a.dll' [126]", 'Anna'],
  ['slashes', "Cannot load 'C:/Users/Maria Lopez/AppData/a.dll' [126]", 'Maria', 'Lopez'],
  ['doubled backslashes', "Cannot load 'C:\\\\Users\\\\Maria\\\\a.dll' [126]", 'Maria'],
  ['a folder without a file', 'data folder C:\\Users\\Maria Lopez', 'Maria', 'Lopez'],
  ['a cut folder', "Cannot load '...AppData\\Roaming\\Anna\\a.dll' [126]", 'Anna'],
  ['a share', '\\\\NAS-ANNA\\robots\\a.ex5 is read-only', 'ANNA'],
  ['a user of Linux', 'cannot open /home/anna/.wine/drive_c/a.log', 'anna'],
  ['letters with accents', 'cannot open /home/ana/José maria/a.log', 'José', 'maria'],
  ['a user of a Mac', '/Users/anna/Library/a.set not found', 'anna'],
  ['the id of a terminal', 'Terminal\\B1AD7D2C35A2FBD485DA10342CF7230B\\MQL4', 'B1AD7D2C35A2FBD4'],
])('hides %s', (_, line, ...hidden) => {
  const shown = hidePrivate(line);
  for (const part of hidden) {
    expect(shown).not.toContain(part);
  }
});

test.each([
  '2026.11.23 18:29:15.123\tTrades\tfailed market buy 0.10 EURUSD sl: 1.08000 tp: 1.09000 [Invalid stops]',
  'IJ\t0\t18:29:15.123\tTrades\tfailed modify #1327 buy 0.16 XAUUSD sl: 4337.7 [Market closed]',
  '18:29:15.123\tTrades\torder #81234567 buy 0.34 / 0.34 SP500 at market done in 128.974 ms',
  'OrderSend failed, retcode=10027',
  'OrderModify error 4051: stop loss 1.0800, take profit 1.0900',
  'CTrade::OrderSend: market buy 0.10 EURUSD [no money]',
  'Access violation at 0x00007FFF91F8D8D6 read to 0xFFFFFFFF9216F448',
  "array out of range in 'EA.mq5' (146,22)",
  'expert YourEA (EURUSD,H1) removed',
  'initializing of Breakout3RoundRetestExecutor (XAUUSD,M5) failed with code 1',
  'MetaTrader 5 x64 build 5833 started, 7 / 15 Gb memory, 20 / 99 Gb disk',
  'Test passed in 0:00:20.112',
  'Core 01\tpass 118 finished in 20.5s (EURUSD,H1)',
  "Cannot call 'x', 'mt4-common.dll' is not loaded",
])('keeps what says what happened: %s', (line) => {
  expect(hidePrivate(line)).toBe(line);
});

test.each([
  ['password=a b\nerror 4060', 'error 4060'],
  ["Cannot load 'C:\\Users\\Anna B\\a.dll' [126]", "a.dll' [126]"],
  ["cannot load 'C:\\Users\\Anna B\\Fine Trend.ex4'", "Fine Trend.ex4'"],
  ['terminal is not synchronized with the trade server', 'with the trade server'],
  ['LicenseKey=AB12 error 4060', 'error 4060'],
  ['authorization on FineBroker-Live failed (Invalid account)', 'failed (Invalid account)'],
  ['connection to FineBroker-Live lost', 'lost'],
  ['order failed on FineBroker-Live, error 133', 'order failed on'],
  ["'12345678': failed buy [No money]", 'failed buy [No money]'],
])('keeps the message beside what it hides: %s', (line, message) => {
  expect(hidePrivate(line)).toContain(message);
});

/**
 * Lines in several languages, with invented data. `lost` is what the rules hide although it is not
 * private, and `why` is the reason to accept this.
 */
test.each<{line: string; secret: string[]; keep: string[]; kind: string; lost?: string[]}>(
  privateLines,
)('hides what is private, and only that ($kind): $line', ({line, secret, keep, lost = []}) => {
  const shown = hidePrivate(line);
  expect(secret.filter((part) => shown.includes(part))).toEqual([]);
  expect(keep.filter((part) => !shown.includes(part))).toEqual(lost);
});

test('takes a time that grows with the text and not faster', () => {
  const unlimited = PRIVATE.map(([{source}]) => source.replace(/\[\^\\r\\n\]\*$/, '')).filter(
    // A quantifier without an upper limit: behind a set, a group or a character, and not inside of a set
    (source) => /[*+]|\{\d+,\}/.test(source.replace(/\\.|\[[^\]]*\]/g, 'x')),
  );
  expect(unlimited).toEqual([]);
});
