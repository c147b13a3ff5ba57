import {expect, test} from 'vitest';
import {installerMessages as messages} from '@site/src/data/installer-messages';
import {stopReasons as reasons} from '@site/src/data/stop-reasons';
import {installerMessages} from '@site/src/markdown/remark/installerMessages';
import {noCompileTimeElements} from '@site/src/markdown/remark/noCompileTimeElements';
import {stopReasons} from '@site/src/markdown/remark/stopReasons';
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
])('puts the message and the Windows code, if any, into the heading of %s', (id, heading) => {
  const root = run(installerMessages({messages}), '<InstallerMessages />');
  const row = elements(root, 'AnchoredTable.Row').find((item) => attributes(item)['id'] === id);
  expect(textOf(row?.children[0])).toMatch(heading);
});

test.each([
  '{props.on && <StopReasons />}',
  'Text {<Term id="ask">ask</Term>}',
  '<div title={<Term />} />',
])('rejects an element inside JavaScript: %s', (source) => {
  const plugin = noCompileTimeElements({names: ['StopReasons', 'Term']});
  expect(() => run(plugin, source)).toThrow(
    /^docs\/page\.mdx:1: <(StopReasons|Term)> is expanded at compile time and cannot be inside braces/,
  );
});

test('accepts other elements inside braces', () => {
  const plugin = noCompileTimeElements({names: ['Term']});
  expect(() => run(plugin, '{props.on && <Key.Part>F7</Key.Part>}')).not.toThrow();
});
