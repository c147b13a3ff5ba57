import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text of the licence file; empty if the package has none. */
  readonly text: string;
}

/** The innermost package folder of a path. */
const PACKAGE_DIR = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Finds the folders of the packages that contain the given files, sorted.
 * @param files absolute paths
 */
export function findPackageDirs(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => PACKAGE_DIR.exec(file) ?? []))].sort();
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
  const file = (await readdir(dir)).sort().find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  const text = file ? await readFile(path.join(dir, file), 'utf8') : '';
  return {name, version, license, text: text.replace(/\r\n/g, '\n').trim()};
}

const INTRODUCTION =
  'The code, styles and typeface of this manual contain parts of the following packages.';

const LINE = '-'.repeat(72);

/**
 * Formats the notices of all packages as one text, sorted by name. Packages with the same licence text share
 * it.
 */
export function formatNotices(packages: readonly PackageNotice[]): string {
  const byText = new Map<string, string[]>();
  for (const {name, version, license, text} of [...packages].sort(byName)) {
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  const blocks = [...byText].map(([text, names]) => [names.join('\n'), text].filter(Boolean));
  return (
    [[INTRODUCTION], ...blocks].map((block) => block.join('\n\n')).join(`\n\n${LINE}\n\n`) + '\n'
  );
}

function byName(a: PackageNotice, b: PackageNotice): number {
  const [keyA, keyB] = [`${a.name} ${a.version}`, `${b.name} ${b.version}`];
  return keyA < keyB ? -1 : 1;
}
