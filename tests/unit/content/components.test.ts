import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../../..');

/** The names of the components in a text, each once. */
function componentsIn(text: string): string[] {
  return [...new Set([...text.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))].sort();
}

const wrapper = readFileSync(path.join(ROOT, 'src/theme/MDXComponents/index.tsx'), 'utf8');

/** The components that need no import. */
const provided = [...wrapper.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name = '']) => name);

function isComponent(name: string): boolean {
  return (
    provided.includes(name) || existsSync(path.join(ROOT, 'src/components', name, 'index.tsx'))
  );
}

const [, section = ''] = readFileSync(path.join(ROOT, 'STYLEGUIDE.md'), 'utf8').split(
  '\n## Components\n',
);
const rows = section.match(/^\|.*$/gm) ?? [];
const documented = componentsIn(rows.join('\n'));

test('the style guide names only components that exist', () => {
  expect(documented).not.toEqual([]);
  expect(documented.filter((name) => !isComponent(name))).toEqual([]);
});

test('the style guide marks the components that need no import', () => {
  const marked = rows.filter((row) => row.startsWith('| ·'));
  expect(componentsIn(marked.join('\n'))).toEqual(provided.sort());
});

test('the style guide names each component that a page uses', () => {
  const pages = readdirSync(path.join(ROOT, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readFileSync(path.join(ROOT, 'docs', file), 'utf8'));
  const used = componentsIn(pages.join('\n')).filter(isComponent);
  expect(used.filter((name) => !documented.includes(name))).toEqual([]);
});
