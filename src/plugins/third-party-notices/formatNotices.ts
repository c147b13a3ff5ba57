import type {PackageNotice} from './readPackage';

const INTRODUCTION =
  'The code, styles and typeface of this manual contain parts of the following packages.';

const LINE = '-'.repeat(72);

/** Formats one text for all packages, sorted by name. Packages with the same licence text share it. */
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
