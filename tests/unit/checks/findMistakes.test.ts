import {expect, test} from 'vitest';
import {
  findDataMistakes,
  findOtherPlatform,
  findProductMistakes,
  findReleaseMistakes,
  findSameTexts,
} from '@site/src/checks/findMistakes';

const format = ({line, message}: {line: number; message: string}) => `${line}: ${message}`;
const noPage = (path: string) =>
  `1: ${path} is not a page of the manual: correct the path, or add the page.`;

test.each([
  ['a path', "{label: 'x', path: '/docs/nope'},", [noPage('/docs/nope')]],
  ['HTML', `'<a href="/docs/nope">x</a>'`, [noPage('/docs/nope')]],
  ['a link with an anchor', "to: '/docs/nope#x'", [noPage('/docs/nope')]],
  ['a link out of the docs', "to: '/nope'", [noPage('/nope')]],
  ['the path of a page', "to: '/docs/a#x'", []],
  [
    'a path with the base path',
    "to: '/manual/docs/a#x'",
    ['1: /manual/docs/a begins with the base path: write /docs/a.'],
  ],
  [
    'a path with a slash that its page lacks',
    "to: '/docs/a/'",
    ['1: /docs/a/ is not quite the path of its page: write /docs/a.'],
  ],
  ['a path that is put together', '`/docs/${id}/settings`', []],
  [
    'the old address of a page as JSON',
    '[{"from":"/docs/nope","to":"/docs/a"},{"from":"/docs/b","to":"/docs/a#x"}]',
    [],
  ],
  ['the old address of a page', "{from: '/docs/nope', to: '/docs/a#x'},", []],
  ['a comment', ' * Path of a page: "/docs/nope".', []],
  [
    'an empty text',
    "{doc: 'x', label: ' '},",
    ['1: label is empty: write its text, or leave it out.'],
  ],
  ['an empty text of code', "return {below: ''};", []],
  ['a day', "{date: '2025-06-23'},", []],
  [
    'a day that does not exist',
    "{date: '2025-02-30'},",
    ['1: "2025-02-30" is not a day: write it as in 2025-06-23.'],
  ],
  [
    'a day in the future',
    "\n{date: '2099-01-01'},",
    ['2: 2099-01-01 is in the future: correct it.'],
  ],
])('checks %s in the data', (_, source, expected) => {
  expect(
    findDataMistakes(source, {pages: ['/docs', '/docs/a'], baseUrl: '/manual/'}).map(format),
  ).toEqual(expected);
});

test.each([
  ['mt4', 'Click **Algo Trading**.', ['Algo Trading', 'AutoTrading']],
  ['mt5', 'Click **AutoTrading**.', ['AutoTrading', 'Algo Trading']],
  ['mt5', 'Copy the .ex4 file.', ['.ex4', '.ex5']],
  ['mt5', '<Setup platform="mt4" />', ['platform="mt4"', 'platform="mt5"']],
] as const)(
  'reports a label of the other platform on a page about %s: %s',
  (platform, source, [wrong, right]) => {
    expect(findOtherPlatform(`\n${source}`, platform).map(format)).toEqual([
      `2: The page is about ${platform.toUpperCase()}: write ${right} instead of ${wrong}.`,
    ]);
  },
);

test('accepts a label that contains one of the other platform', () => {
  expect(findOtherPlatform('Tick **Allow Algo Trading**, click **Algo Trading**.', 'mt5')).toEqual(
    [],
  );
});

test('reports two product lines with the same label or path', () => {
  const list = [
    {id: 'p0', label: 'R-1', path: '/docs/p0/'},
    {id: 'p1', label: 'R-2', path: '/docs/p0/'},
    {id: 'p2', label: 'R-1', path: '/docs/p2/'},
  ];
  expect(findProductMistakes(list)).toEqual([
    'src/data/products.ts: p0 and p2 have the same label "R-1": give each its own.',
    'src/data/products.ts: p0 and p1 have the same path "/docs/p0/": give each its own.',
  ]);
});

test('reports a release above a newer one', () => {
  const [old, newer] = [
    {doc: 'v6', label: 'Version 6', date: '2025-06-23'},
    {doc: 'v7', label: 'Version 7', date: '2026-06-23', changes: ['It is faster.']},
  ];
  expect(findReleaseMistakes([old, newer])).toEqual([
    'src/data/releases.ts: Version 6 is above a newer release: put the newest first.',
  ]);
  expect(findReleaseMistakes([newer, old])).toEqual([]);
});

test.each([[[]], [['']], [['It is faster.', ' ']]])('reports the changes %j', (changes) => {
  const release = {doc: 'v6', label: 'Version 6', date: '2025-06-23', changes};
  expect(findReleaseMistakes([release])).toEqual([
    'src/data/releases.ts: Version 6 has an empty change: write what changed, or leave it out.',
  ]);
});

test('reports pages with the same title or description', () => {
  const page = (file: string, title: string, description: string) => ({file, title, description});
  expect(
    findSameTexts([
      page('docs/a.mdx', 'A', 'x'),
      page('docs/b.mdx', 'A', 'y'),
      page('docs/c.mdx', 'C', 'y'),
    ]),
  ).toEqual([
    'docs/b.mdx:1: docs/a.mdx has the same title: reword one of them, or remove one of the pages.',
    'docs/c.mdx:1: docs/b.mdx has the same description: reword one of them, or remove one of the pages.',
  ]);
});
