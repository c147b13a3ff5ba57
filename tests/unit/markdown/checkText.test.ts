import {expect, test} from 'vitest';
import {checkText} from '@site/src/markdown/remark/checkText';
import {run} from './run';

test.each([
  ['bold text without an end', 'Click **OK and go on.', 'The ** is not closed'],
  ['bold text with a space', 'Click ** OK** and go on.', 'The ** is not closed'],
  ['a link with a space in its path', 'See [it](/docs/r10/ drawdown).', 'This is not a link yet'],
  ['a link with a space in front', 'See [it] (/docs/r10/).', 'This is not a link yet'],
  ['a footnote', 'It pays.[^9]', 'The footnote has no text'],
  ['an admonition with a space', '::: tip\n\nText.', 'This ::: is not part of an admonition'],
  ['a formula', 'The sum is $x^2$.', 'The manual cannot show formulas'],
  ['a diagram', '```mermaid\ngraph\n```', 'The manual cannot draw Mermaid diagrams'],
  ['code without an end', '```ini\na=1\n\nText.\n', 'The code has no end'],
  [
    'a second title',
    '# Again',
    'The title of the page is already its h1: begin this heading with ##.',
  ],
])('refuses %s', (_, source, sentence) => {
  expect(() => run(checkText(), source)).toThrow(`docs/page.mdx:1: ${sentence}`);
});

test.each([
  'Click **OK**, or press `**`.',
  'The log has [Off quotes] (in brackets).',
  'From $5 to $10, or 5$ and 10$.',
  '```ini\na=1\n```',
  '~~~~\n```\n~~~~',
  '1. Text\n\n   ```ini\n   a=1\n   ```',
])('accepts %s', (source) => {
  expect(() => run(checkText(), source)).not.toThrow();
});
