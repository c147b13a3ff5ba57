import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const SRC = path.join(ROOT, 'src');

/** The imports between the rooms of src/, each as `a --> b`. */
function readImports(): Set<string> {
  const files = readdirSync(SRC, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /^(?!types).*[\\/].*\.tsx?$/.test(file),
  );
  return new Set(
    files.flatMap((file) => {
      const [room = ''] = file.split(path.sep);
      const text = readFileSync(path.join(SRC, file), 'utf8');
      return [...text.matchAll(/from '(@site\/src\/|\.{1,2}\/)([^']+)'/g)]
        .map(([, start = '', rest = '']) =>
          start.startsWith('@') ? rest : path.join(path.dirname(file), start, rest),
        )
        .map((imported) => imported.split(/[\\/]/)[0] ?? '')
        .filter((other) => other !== room && !other.startsWith('.') && other !== 'types')
        .map((other) => `${room} --> ${other}`);
    }),
  );
}

/** The arrows between rooms in the diagram of CONTRIBUTING.md. */
function readDrawing(): Set<string> {
  const [, drawing = ''] =
    /```mermaid\nflowchart BT\n([^]*?)```/.exec(
      readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'),
    ) ?? [];
  return new Set(
    [...drawing.matchAll(/^ {2}([\w-]+) --> (.+)$/gm)].flatMap(([, room = '', others = '']) =>
      others.split(' & ').map((other) => `${room} --> ${other}`),
    ),
  );
}

test('the drawing in CONTRIBUTING.md has the arrows that the source has', () => {
  expect([...readDrawing()].sort()).toEqual([...readImports()].sort());
});
