import {expect, test} from 'vitest';
import {messagesOf} from '../../../scripts/command';

const cause = new Error('The picture is missing.');

test.each<[string, unknown, readonly string[]]>([
  ['an error', cause, ['The picture is missing.']],
  ['its cause', new Error('No build.', {cause}), ['No build.', 'The picture is missing.']],
  [
    'the errors of several pages, each message once',
    new Error('No build.', {cause: new AggregateError([new Error('Page a.', {cause}), cause])}),
    ['No build.', 'Page a.', 'The picture is missing.'],
  ],
  ['a value that is no error', 'stopped', ["'stopped'"]],
])('what is printed of %s', (_, error, messages) => {
  expect(messagesOf(error)).toEqual(messages);
});
