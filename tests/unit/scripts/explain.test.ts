import {expect, test} from 'vitest';
import {explain} from '@site/scripts/explain';

/** What Docusaurus prints for an error, with the causes inside each other. */
function thrown(...messages: string[]): string {
  const [message = '', ...causes] = messages;
  const inner = causes.length > 0 ? ` {\n  [cause]: ${thrown(...causes)}\n}` : '';
  return `Error: ${message}\n    at build (/manual/node_modules/a.js:78:15)\n    ... 4 lines matching cause stack trace ...${inner}`;
}

const build = (...causes: string[]) =>
  `[ERROR] ${thrown('Unable to build website for locale en.', ...causes)}\n[INFO] Node version: v20`;

const pageError = (file: string, cause: string) => `
╰─▶   × Error: MDX compilation failed for file "/manual/${file}"
        │ Cause: ${cause}
        │ Details:
        │ Error: ${cause}
        │     at problem (/manual/src/markdown/remark/tree.ts:135:10)
`;

const compiling = (...errors: string[]) =>
  `[ERROR] Client bundle compiled with errors therefore further build is impossible.${errors.join('\n---\n')}`;

test.each<[string, string, string]>([
  ['the innermost cause', build('Loading failed', 'title is missing.'), 'title is missing.'],
  [
    'a message of several lines',
    build('docs/a.mdx:1: title is missing.\n  docs/a.mdx:3: keywords is missing.'),
    'docs/a.mdx:1: title is missing.\ndocs/a.mdx:3: keywords is missing.',
  ],
  [
    'a cause without its place',
    build("Can't process doc at path path=/manual/docs/a.mdx in version", 'missed comma'),
    'docs/a.mdx: missed comma',
  ],
  [
    'an error of a page, once for both bundles',
    compiling(...[1, 2].map(() => pageError('docs/a.mdx', 'docs/a.mdx:7: Unknown term "x".'))),
    'docs/a.mdx:7: Unknown term "x".',
  ],
  [
    'an error of a page that does not name it',
    compiling(pageError('docs/a.mdx', 'Expected a closing tag for `<b>` (7:1-7:4)')),
    'docs/a.mdx:7: Expected a closing tag for `<b>`',
  ],
  [
    'an error of a page whose message has several lines',
    compiling(pageError('docs/a.mdx', 'Unexpected character,\n        │ expected a name (7:1)')),
    'docs/a.mdx:7: Unexpected character, expected a name',
  ],
  [
    'an error of a page whose line is in the details',
    compiling(
      pageError('docs/a.mdx', 'Unexpected end of file').replace(
        /Error: .+\n.+at problem.+/,
        '{\n        │   "line": 80,\n        │ }',
      ),
    ),
    'docs/a.mdx:80: Unexpected end of file',
  ],
  [
    'a comment as in HTML, whose line stands behind a brace',
    compiling(
      pageError(
        'docs/a.mdx',
        'Unexpected character `!` (U+0021) before name, expected a letter (note: use `{/* text */}`)',
      ).replace(
        /Error: .+\n.+at problem.+/,
        '{\n        │   "message": "use `{/* text */}`",\n        │   "line": 80,\n        │ }',
      ),
    ),
    'docs/a.mdx:80: MDX has no HTML comments: write {/* … */}.',
  ],
  [
    'a sign that begins no element',
    compiling(
      pageError('docs/a.mdx', 'Unexpected character `5` (U+0035) before name, expected it (7:1)'),
    ),
    'docs/a.mdx:7: < begins an element, whose name cannot have "5" in it: in text, write \\<.',
  ],
  [
    'a box that pages do not have, and a package that is not there',
    `[WARNING] Docusaurus found 1 unused Markdown directives in file "docs/r10/r10.mdx"
- :::beware (15:1)
Your content might render in an unexpected way.
[ERROR] × Module not found: Can't resolve 'nope' in '/manual/docs/r10'
`,
    'docs/r10/r10.mdx:15: :::beware is not a box that pages have: check the spelling.\nA file in docs/r10 imports nope, which is not there: correct the name, or install the package.',
  ],
  [
    'a page that cannot be drawn',
    build('Static site generation failed', 'AggregateError').replace(
      'AggregateError',
      `AggregateError {\n [errors]: [ ${thrown('Can\'t render static file for pathname "/docs/a"', 'ReferenceError: YourEA is not defined')} ]`,
    ),
    '/docs/a cannot be drawn: YourEA is not defined',
  ],
  [
    'pages that the sidebars name and that are not there',
    build(
      'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- r60/r60\n- r60/drawdown\n\nAvailable document ids are:\n- basics/basics\n- rx5/rx5\n',
    ),
    'There is no page docs/r60/r60: add it, or remove its line from sidebars.ts or src/data.\nThere is no page docs/r60/drawdown: add it, or remove its line from sidebars.ts or src/data.',
  ],
  [
    'an unknown type in a sidebar',
    build(
      'Loading failed',
      '{\n  "type": "page",\n  [1]: -- missing --\n}\n[1] Unknown sidebar item type "page".',
    ),
    'sidebars.ts: "page" is not a type of an item. Use doc, ref, link, html or category.',
  ],
  [
    'broken links',
    build(
      'Docusaurus found broken links!\n\n  - Broken link on source page path = /docs/a:\n     -> linking to ./b (resolved as: /docs/b)\n     -> linking to /c\n',
    ),
    '/docs/a links to ./b, which is not a page.\n/docs/a links to /c, which is not a page.',
  ],
  [
    'broken anchors',
    build(
      'Docusaurus found broken anchors!\n\n- Broken anchor on source page path = /docs/a:\n   -> linking to #b (resolved as: /docs/a#b)\n',
    ),
    '/docs/a links to #b, a page without that id.',
  ],
  [
    'a list that is too long',
    build(`Loading failed.\n${'- a\n'.repeat(60)}`, `No page b.\nPages:\n${'- a\n'.repeat(60)}`),
    `No page b.\nPages:\n${'- a\n'.repeat(8).trim()}`,
  ],
  [
    'anything else of the bundler',
    compiling("\n\u001B[31m× Module not found: Can't resolve './x'\u001B[39m\n    at /manual/a.js"),
    "× Module not found: Can't resolve './x'",
  ],
])('explains %s', (_, printed, sentences) => {
  expect(explain(printed, '/manual')).toBe(sentences);
});

test('a fault of all pages is told for ten of them', () => {
  const errors = Array.from({length: 57}, (_, index) => pageError(`docs/${index}.mdx`, 'No.'));
  expect(explain(compiling(...errors), '/manual').split('\n')).toHaveLength(10);
});
