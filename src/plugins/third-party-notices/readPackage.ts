import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of its licence file; empty when it comes without one. */
  readonly text: string;
}

/**
 * Reads the licence of a package.
 * @param dir folder of the package
 * @throws (rejects) when its `package.json` names no licence
 */
export async function readPackage(dir: string): Promise<PackageNotice> {
  const {name, version, license} = JSON.parse(
    await readFile(path.join(dir, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: unknown};
  if (typeof license !== 'string') {
    throw new Error(
      `The package ${name} is in the bundle for readers, but names no licence: ask its author, or do without it.`,
    );
  }
  const file = (await readdir(dir)).sort().find((it) => /^licen[cs]e(\.(md|txt))?$/i.test(it));
  const text = file ? await readFile(path.join(dir, file), 'utf8') : '';
  return {name, version, license, text: text.replace(/\r\n/g, '\n').trim()};
}
