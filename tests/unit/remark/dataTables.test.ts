import {expect, test} from 'vitest';
import {installerMessages as messages} from '../../../src/data/installer-messages';
import {stopReasons as reasons} from '../../../src/data/stop-reasons';
import {installerMessages} from '../../../src/remark/installerMessages';
import {noCompileTimeElements} from '../../../src/remark/noCompileTimeElements';
import {stopReasons} from '../../../src/remark/stopReasons';
import {attributes, elements, run, textOf} from './run';

test('expands the table of installer messages', () => {
  const root = run(installerMessages({messages}), '<InstallerMessages />');
  const ids = elements(root, 'AnchoredTable.Row').map((row) => attributes(row)['id']);
  expect(ids).toEqual(messages.map(({id}) => id));
  expect(ids).toEqual(
    expect.arrayContaining([
      'windows-740',
      'windows-protected-your-pc',
      'vcruntime140-dll-missing',
    ]),
  );
});

test('expands the table of stop reasons', () => {
  const root = run(stopReasons({reasons}), '<StopReasons />');
  const ids = elements(root, 'AnchoredTable.Row').map((row) => attributes(row)['id']);
  expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((reason) => `stop-reason-${reason}`));
});

test.each([
  ['windows-740', /^The requested operation requires elevation.*Windows code 740$/],
  ['windows-protected-your-pc', /^Windows protected your PC$/],
])('puts the message and the number of Windows, if any, into the heading of %s', (id, heading) => {
  const root = run(installerMessages({messages}), '<InstallerMessages />');
  const row = elements(root, 'AnchoredTable.Row').find((item) => attributes(item)['id'] === id);
  expect(textOf(row?.children[0])).toMatch(heading);
});

test.each([
  '{props.on && <StopReasons />}',
  'Text {<Term id="ask">ask</Term>}',
  '<div title={<Term />} />',
])('stops at an element that JavaScript hides: %s', (source) => {
  const plugin = noCompileTimeElements({names: ['StopReasons', 'Term']});
  expect(() => run(plugin, source)).toThrow(
    /^docs\/page\.mdx:1: <(StopReasons|Term)> is expanded while compiling and cannot stand inside braces/,
  );
});

test('lets other elements stand inside braces', () => {
  const plugin = noCompileTimeElements({names: ['Term']});
  expect(() => run(plugin, '{props.on && <Key.Part>F7</Key.Part>}')).not.toThrow();
});
