import {expect, test} from 'vitest';
import {platformSwitch} from '@site/src/markdown/remark/platformSwitch';
import {run} from './run';

const mt4 = '<Platform id="mt4">\n\nOne.\n\n</Platform>';
const mt5 = '<Platform id="mt5">\n\nTwo.\n\n</Platform>';
const wrap = (content: string) => `<PlatformSwitch>\n${content}\n</PlatformSwitch>`;

test.each([
  ['both platforms', wrap(`${mt4}\n${mt5}`)],
  ['blank lines between them', wrap(`\n${mt5}\n\n${mt4}\n`)],
  ['a switch in a step', `1. Step\n\n   ${wrap(`${mt4}\n${mt5}`).replace(/\n/g, '\n   ')}`],
  ['headings outside', `## Before\n\n${wrap(`${mt4}\n${mt5}`)}\n\n## After`],
])('accepts %s', (_, source) => {
  expect(() => run(platformSwitch(), source)).not.toThrow();
});

test.each([
  [
    'one platform',
    wrap(mt4),
    'docs/page.mdx:1: <PlatformSwitch> needs at least two of <Platform id="mt4"> and <Platform id="mt5">.',
  ],
  ['nothing inside', '<PlatformSwitch />', '<PlatformSwitch> needs at least two'],
  [
    'a platform twice',
    wrap(`${mt4}\n${mt4}`),
    '<PlatformSwitch> contains <Platform id="mt4"> twice.',
  ],
  [
    'text next to them',
    wrap(`${mt4}\n\nText.\n\n${mt5}`),
    '<PlatformSwitch> can only contain <Platform id="mt4"> and <Platform id="mt5">.',
  ],
  ['braces', wrap(`${mt4}\n{props.more}\n${mt5}`), '<PlatformSwitch> can only contain'],
  [
    'a heading inside',
    wrap(`${mt4}\n<Platform id="mt5">\n\n### Steps\n\n</Platform>`),
    'docs/page.mdx:9: A heading cannot be inside <PlatformSwitch>',
  ],
  [
    'a platform elsewhere',
    mt4,
    'docs/page.mdx:1: <Platform> must be directly inside <PlatformSwitch>.',
  ],
])('rejects %s', (_, source, message) => {
  expect(() => run(platformSwitch(), source)).toThrow(message);
});
