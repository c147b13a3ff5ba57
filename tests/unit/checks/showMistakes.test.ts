import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Compilation, Compiler} from 'webpack';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {ShowMistakes} from '@site/src/checks/ShowMistakes';

let folder = '';
let list = '';
let page = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  list = path.join(folder, 'list.json');
  page = path.join(folder, 'page.mdx');
  writeFileSync(list, JSON.stringify(['A page is in no sidebar.']));
  writeFileSync(page, '');
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Compiles as Rspack does, with one error of its own. */
function compile(pageMistakes: ReadonlyMap<string, string>) {
  const compiler = {
    hooks: {
      afterCompile: {
        tap: (_name: string, work: (compilation: Compilation) => void) => work(compilation),
      },
    },
  } as unknown as Compiler;
  const compilation = {
    compiler,
    fileDependencies: new Set<string>(),
    errors: [new Error('Cannot find a module.')],
  } as unknown as Compilation;
  new ShowMistakes(list, pageMistakes).apply(compiler);
  return compilation;
}

test('adds the mistakes of pages and of the whole manual to the errors, without stacks', () => {
  const {errors} = compile(new Map([[page, 'page.mdx:3: One.\npage.mdx:9: Two.']]));
  expect(errors.map(({message}) => message)).toEqual([
    'Cannot find a module.',
    'page.mdx:3: One.\npage.mdx:9: Two.',
    'A page is in no sidebar.',
  ]);
  expect(errors.slice(1).map(({stack}) => stack)).toEqual(['', '']);
});

test('forgets the mistakes of a page that was deleted', () => {
  const {errors} = compile(new Map([[path.join(folder, 'gone.mdx'), 'gone.mdx:1: One.']]));
  expect(errors.map(({message}) => message)).not.toContain('gone.mdx:1: One.');
});

test('compiles again when the list changes', () => {
  expect([...compile(new Map()).fileDependencies]).toEqual([list]);
});
