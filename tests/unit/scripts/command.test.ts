import {parseArgs} from 'node:util';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {messagesOf} from '../../../scripts/command';

beforeEach(() => void vi.stubEnv('DEBUG', ''));
afterEach(() => void vi.unstubAllEnvs());

const cause = new Error('The picture is missing.');

test.each<[string, unknown, readonly string[]]>([
  ['an error', cause, ['The picture is missing.']],
  ['an error and its cause', new Error('No build.', {cause}), ['No build.', cause.message]],
  [
    'the errors of several pages, each message once',
    new Error('No build.', {cause: new AggregateError([new Error('Page a.', {cause}), cause])}),
    ['No build.', 'Page a.', cause.message],
  ],
  ['a value that is no error', 'stopped', ["'stopped'"]],
  ['a text that cannot be read', new SyntaxError('Unexpected end.'), ['Unexpected end.']],
])('prints %s', (_, error, messages) => {
  expect(messagesOf(error)).toEqual(messages);
});

test('prints a mistyped option without a stack', () => {
  let thrown: unknown;
  try {
    parseArgs({args: ['--ouy-dir'], options: {}});
  } catch (error) {
    thrown = error;
  }
  expect(messagesOf(thrown).join('\n')).toMatch(/^Unknown option '--ouy-dir'[^\n]*$/);
});

test.each([new TypeError('a'), new ReferenceError('b'), new RangeError('c')])(
  'prints where the programming error %s was made, also as a cause',
  (error) => {
    const [message, stack] = messagesOf(new Error('No build.', {cause: error}));
    expect(message).toBe('No build.');
    expect(stack).toContain('command.test.ts');
  },
);

test('prints the stack of every error if DEBUG is set', () => {
  vi.stubEnv('DEBUG', '1');
  expect(messagesOf(cause)).toEqual([cause.stack]);
});
