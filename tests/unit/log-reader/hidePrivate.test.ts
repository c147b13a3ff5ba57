import {hidePrivate} from '@site/src/log-reader/hidePrivate';
import {expect, test} from 'vitest';

test.each([
  ['an account', "'12345678': failed market buy 0.10 EURUSD [Invalid stops]", '12345678'],
  ['an account without quotes', 'login 123456789 rejected', '123456789'],
  ['an account after its name', 'account=5012345|server=Broker-Demo3', '5012345'],
  ['a short account', 'Account: 50191', '50191'],
  [
    'a server',
    'authorized on FineBroker-Live through Access Server 7 (ping: 20 ms)',
    'FineBroker-Live',
  ],
  ['the name of an access point', 'connection to FineBroker-MT5 lost', 'FineBroker'],
  ['a broker', 'terminal synchronized with Fine Broker Ltd.: 0 positions, 0 orders', 'Fine Broker'],
  ['an IP address', 'authorization performed from 203.0.113.7 on 2026.11.23', '203.0.113.7'],
  ['an IP address of version 6', 'connect to 2001:db8:0:1:1:1:1:1 failed', '2001:db8'],
  ['a web address', 'WebRequest https://api.vendor.example/check?key=abc failed', 'vendor.example'],
  ['a host', 'cannot resolve api.vendor.com:443', 'vendor.com'],
  ['an e-mail address', 'licence of anna.b@mail.example', 'anna.b'],
  [
    'a user of Windows',
    "Cannot load 'C:\\Users\\Anna B\\AppData\\Roaming\\x\\a.dll' [126]",
    'Anna',
  ],
  ['a cut folder', "Cannot load '...AppData\\Roaming\\Anna\\a.dll' [126]", 'Anna'],
  ['a user of Linux', 'cannot open /home/anna/.wine/drive_c/a.log', 'anna'],
  ['the id of a terminal', 'Terminal\\B1AD7D2C35A2FBD485DA10342CF7230B\\MQL4', 'B1AD7D2C35A2FBD4'],
  ['a licence key', 'EA EURUSD,M1 inputs: LicenseKey=AB12-CD34; Lots=0.1;', 'AB12'],
  ['a key without a name', 'checked 9F3A-77BC-12DE-90AB', '77BC'],
  ['a token', 'Authorization: Bearer eyJhbGciOi.JIUzI1NiJ9', 'eyJhbGciOi'],
  ['a password', 'password = secret1!', 'secret1'],
  ['a name', "activated for 'anna1990', balance: 41.72", 'anna1990'],
  ['an amount', "activated for 'anna1990', balance: 41.72", '41.72'],
])('hides %s', (_, line, hidden) => {
  expect(hidePrivate(line)).not.toContain(hidden);
});

test.each([
  '2026.11.23 18:29:15.123\tTrades\tfailed market buy 0.10 EURUSD sl: 1.08000 tp: 1.09000 [Invalid stops]',
  'failed modify #1327 buy 0.16 XAUUSD sl: 4337.7 [Market closed]',
  'OrderSend failed, retcode=10027',
  'OrderModify error 4051',
  'Access violation at 0x00007FFF91F8D8D6 read to 0xFFFFFFFF9216F448',
  "array out of range in 'EA.mq5' (146,22)",
])('keeps what says what happened: %s', (line) => {
  expect(hidePrivate(line)).toBe(line);
});
