import {expect, test} from 'vitest';
import {joinParted} from '@site/src/search/client/engine/joinParted';
import {createTokenizer} from '@site/src/search/shared/tokenize';

const {words} = createTokenizer([]);

test.each([
  ['put robot on chart', 'put on robot chart'],
  ['how do i put the robot on a chart', 'how do i put on the robot a chart'],
  ['put on robot', 'put on robot'],
  ['turn it off', 'turn off it'],
  ['turn autotrading on', 'turn on autotrading'],
  ['switch the trading robot off', 'switch off the trading robot'],
  ['put a file in a folder on disk', 'put a file in a folder on disk'],
  ['on a chart put', 'on a chart put'],
  ['switch account on mt4', 'switch account on mt4'],
  ['turn mt4 off turn mt5 on', 'turn off mt4 turn on mt5'],
  ['', ''],
])('%j is read as %j', (text, expected) => {
  expect(
    joinParted(words(text))
      .flatMap(({wholes}) => wholes[0] ?? [])
      .join(' '),
  ).toBe(expected);
});
