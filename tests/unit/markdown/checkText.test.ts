import {expect, test} from 'vitest';
import {checkText} from '@site/src/markdown/remark/checkText';
import {run} from './run';

test.each([
  ['bold text without an end', 'Click **OK and go on.', 'The ** is not closed'],
  ['bold text with a space', 'Click ** OK** and go on.', 'The ** is not closed'],
  ['a link with a space in its path', 'See [it](/docs/r10/ drawdown).', 'This is not a link yet'],
  ['a link with a space in front', 'See [it] (/docs/r10/).', 'This is not a link yet'],
  [
    'a link with a space in front, to a place',
    'See [it] (#first-start).',
    'This is not a link yet',
  ],
  ['a link with its brackets exchanged', 'See (it)[/docs/r10/].', 'This is not a link yet'],
  ['a link without an address', 'See [it]().', 'The link leads nowhere'],
  ['a picture without words', '![](/img/a.png)', 'The picture has no words'],
  ['a heading without a space', '##Heading', 'This is not a heading yet'],
  ['a footnote', 'It pays.[^9]', 'The footnote has no text'],
  ['an admonition with a space', '::: tip\n\nText.', 'This ::: is not part of an admonition'],
  ['a formula', 'The sum is $x^2$.', 'The manual cannot show formulas'],
  ['a diagram', '```mermaid\ngraph\n```', 'The manual cannot draw Mermaid diagrams'],
  ['code without an end', '```ini\na=1\n\nText.\n', 'The code has no end'],
  [
    'a second title',
    '# Again',
    'The title in the front matter is already the h1 of the page: remove this line, or begin it with ##.',
  ],
])('refuses %s', (_, source, message) => {
  expect(() => run(checkText(), source)).toThrow(`docs/page.mdx:1: ${message}`);
});

test.each([
  'Click **OK**, or press `**`.',
  'The log has [Off quotes] (in brackets).',
  'From $5 to $10, or 5$ and 10$.',
  'Two to the third is 2\\*\\*3, or 2&#42;&#42;3.',
  'Write \\[words\\](/docs/page), or \\[^1].',
  '\\::: is no admonition.',
  'The cost is \\$x_1\\$.',
  'Its presets [R-10] (.set files), its array prices(0)[1], and its row (10027)[see above].',
  '#10027 is the number of a code.',
  'See https://example.com/x now, or write to help@example.com.',
  '{/* TODO: ask **the company, see [it]() */}',
  '[To the top](#)',
  '[A picture ![of an icon](/img/a.png)](/docs/r10/)',
  '```ini\na=1\n```',
  '~~~~\n```\n~~~~',
  '1. Text\n\n   ```ini\n   a=1\n   ```',
])('accepts %s', (source) => {
  expect(() => run(checkText(), source)).not.toThrow();
});

test('refuses a row that is longer than its table, and accepts a shorter one', () => {
  const table = '| a | b |\n| --- | --- |\n| 1 |\n';
  expect(() => run(checkText(), table)).not.toThrow();
  expect(() => run(checkText(), `${table}| 1 | 2 | 3 |`)).toThrow(
    'docs/page.mdx:4: The row has 3 cells, but the table has 2 columns',
  );
});
