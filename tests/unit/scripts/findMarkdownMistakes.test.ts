import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {findMarkdownMistakes} from '../../../scripts/findMarkdownMistakes';
import {ROOT} from '../../../scripts/run';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  mkdirSync(path.join(root, 'docs/_partials'), {recursive: true});
  // The checks name a file from the folder in which the command runs.
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: A page about ${title}, which is long enough for a search engine.\nsidebar_label: ${title}\nkeywords: [${title}]\nreviewed: 2026-11-21\n---\n\n${body}\n`;

const write = (name: string, text: string) => writeFileSync(path.join(root, 'docs', name), text);

test('finds nothing on a good page', async () => {
  write('a.mdx', page('A', '## Start {#start}\n\n:::tip Title\n\nText.\n\n:::'));
  expect(await findMarkdownMistakes(root)).toBe('');
});

const template = readFileSync(path.join(ROOT, 'docs/_template.mdx'), 'utf8');

test('names each line of the page to copy that an author has not replaced', async () => {
  write('a.mdx', template);
  const marked = template
    .split('\n')
    .flatMap((text, index) => (text.includes('«') ? [index + 1] : []));
  const lines = (await findMarkdownMistakes(root)).split('\n');
  expect(new Set(lines.map((line) => Number(line.split(':')[1])))).toEqual(new Set(marked));
});

test('finds nothing on the page to copy once it has words of its own', async () => {
  const day = template.replace(/«today.*»/, '2026-11-21');
  write('a.mdx', day.replaceAll(/[«»]/g, ''));
  expect(await findMarkdownMistakes(root)).toBe('');
});

test('names all mistakes of all pages, each with file and line', async () => {
  write('a.mdx', page('A', '# Title\n\n## Start\n\nA [link] (/docs/a).'));
  write('b.mdx', page('A', 'Text {.').replace('keywords: [A]\n', ''));
  write('_partials/_c.mdx', '<Term id="none">none</Term>\n');
  const lines = (await findMarkdownMistakes(root)).split('\n');
  const places = lines.map((line) => /^[^:]+:\d+/.exec(line)?.[0]);
  expect(new Set(places)).toEqual(
    new Set([
      'docs/_partials/_c.mdx:1', // not in the glossary
      'docs/a.mdx:9', // an h1
      'docs/a.mdx:11', // no id
      'docs/a.mdx:13', // no link
      'docs/b.mdx:8', // what MDX finds
      'docs/b.mdx:1', // the title of a.mdx
    ]),
  );
});
