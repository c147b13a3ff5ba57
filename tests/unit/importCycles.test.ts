import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');

const options: ts.CompilerOptions = {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  allowJs: true,
  paths: {'@site/*': [path.join(ROOT, '*')]},
};

/** The files of the site that a file imports, also those of which it imports only types. */
function importsOf(file: string): string[] {
  const {importedFiles} = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles
    .map(({fileName}) => ts.resolveModuleName(fileName, file, options, ts.sys).resolvedModule)
    .filter((found) => found && !found.isExternalLibraryImport)
    .map((found) => path.normalize(found?.resolvedFileName ?? ''));
}

/** Paths that lead from a file back to itself. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[][] => {
    if (way.includes(file)) {
      return [[...way.slice(way.indexOf(file)), file]];
    }
    if (done.has(file)) {
      return [];
    }
    const cycles = (graph.get(file) ?? []).flatMap((next) => visit(next, [...way, file]));
    done.add(file);
    return cycles;
  };
  return [...graph.keys()].flatMap((file) => visit(file, []));
}

test('no file imports itself over others, also not for types', () => {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.join(ROOT, folder, file)),
  );
  const graph = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
  const cycles = findCycles(graph).map((way) => way.map((file) => path.relative(ROOT, file)));
  expect(cycles).toEqual([]);
});
