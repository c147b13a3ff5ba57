import {expect, test} from 'vitest';
import {readVariables} from '@site/scripts/readVariables';

test('values are read without the spaces around them', () => {
  expect(readVariables({APP: ' app\n', KEY: 'key', OTHER: 'x'}, 'APP', 'KEY')).toEqual({
    APP: 'app',
    KEY: 'key',
  });
});

test.each([
  [{}, 'APP, KEY and INDEX'],
  [{APP: 'app', INDEX: 'manual'}, 'KEY'],
  [{APP: 'app', INDEX: 'manual', KEY: ' '}, 'KEY'],
])('%j is refused, and the message names what is missing', (env, missing) => {
  expect(() => readVariables(env, 'APP', 'KEY', 'INDEX')).toThrow(
    `Set ${missing} first. The admin key stays on this machine: it is not part of the build.`,
  );
});
