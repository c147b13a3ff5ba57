import {cpSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';

/** Replaces a text in a file, which has to contain it. */
export function edit(file: string, find: RegExp | string, replace: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(find, () => replace);
  expect(after, `${file} contains ${String(find)}`).not.toBe(before);
  writeFileSync(file, after);
}

/** Gives a constant of the data another value. */
export function setValue(file: string, name: string, value: string): void {
  const old = new RegExp(`(?<=export const ${name}\\b[^=]*= )[^]*?(?=;\\n)`);
  const before = readFileSync(file, 'utf8');
  expect(before, file).toMatch(old);
  writeFileSync(
    file,
    before.replace(old, () => value),
  );
}

/** Replaces names in all files of a folder. */
function rename(folder: string, names: Record<string, string>): void {
  for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(
        file,
        Object.entries(names).reduce((result, [from, to]) => result.replaceAll(from, to), text),
      );
    }
  }
}

/** Copies the pages of a product for another one: they are thin files over the same partials. */
export function copyPages(
  docs: string,
  from: readonly [string, string],
  to: readonly [string, string],
): void {
  const folder = path.join(docs, to[0]);
  cpSync(path.join(docs, from[0]), folder, {recursive: true});
  renameSync(path.join(folder, `${from[0]}.mdx`), path.join(folder, `${to[0]}.mdx`));
  rename(folder, {[from[0]]: to[0], [from[1]]: to[1]});
}
