import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const WORKFLOWS = '.github/workflows';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Rule {
  matchPackageNames?: string[];
  allowedVersions?: string;
  enabled?: boolean;
}
const renovate = JSON.parse(read('renovate.json')) as {
  constraints: {node: string};
  packageRules: Rule[];
};
const manifest = JSON.parse(read('package.json')) as {
  engines: {node: string};
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
};
const versions = {...manifest.overrides, ...manifest.dependencies, ...manifest.devDependencies};
const oldestNode = manifest.engines.node.replace('>=', '');

/** The rules that keep a package from a newer version. */
const holds = renovate.packageRules.filter(
  ({allowedVersions, enabled}) => allowedVersions !== undefined || enabled === false,
);
const heldNames = holds.flatMap(({matchPackageNames = []}) => matchPackageNames);

/** The packages of the table in HANDOVER.md that says why a version is what it is. */
function readTable(): string[] {
  const [, section = ''] = /\n### Versions\n([^]*?)\n### /.exec(read('HANDOVER.md')) ?? [];
  const firstColumn = [...section.matchAll(/^\| ([^|]+)\|/gm)].map(([, cell = '']) => cell);
  return firstColumn.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, it = '']) => it));
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** Whether a version is lower than another, number by number. */
const isLower = (version: string, limit: string) =>
  version.localeCompare(limit, 'en', {numeric: true}) < 0;

describe('renovate.json', () => {
  test.each(readTable())('holds %s back, as HANDOVER.md explains', (name) => {
    expect(heldNames.some((pattern) => matches(pattern, name))).toBe(true);
  });

  test.each(heldNames)('holds %s back for a reason that HANDOVER.md gives', (pattern) => {
    expect(readTable()).toContain(pattern);
  });

  test('allows the versions that are installed', () => {
    const refused = holds.flatMap(({matchPackageNames = [], allowedVersions}) => {
      const limit = allowedVersions?.replace('<', '');
      return Object.entries(versions).filter(
        ([name, version]) =>
          limit !== undefined &&
          !version.startsWith('$') &&
          matchPackageNames.some((pattern) => matches(pattern, name)) &&
          !isLower(version, limit),
      );
    });
    expect(refused).toEqual([]);
  });
});

describe('Node', () => {
  test('Renovate proposes only what the oldest Node runs', () => {
    expect(renovate.constraints.node).toBe(`${oldestNode}.0`);
    expect(manifest.devDependencies['@types/node']).toMatch(
      new RegExp(`^${oldestNode.split('.')[0] ?? ''}\\.`),
    );
  });

  test('CI tests the version of .nvmrc and the oldest one', () => {
    expect(read(`${WORKFLOWS}/ci.yml`)).toContain(
      `node: ['${read('.nvmrc').trim()}', '${oldestNode}']`,
    );
  });

  test('README.md names the oldest one', () => {
    expect(read('README.md')).toContain(`You need Node ${oldestNode} or newer`);
  });
});

describe('every action is fixed to a commit', () => {
  const files = [
    ...readdirSync(path.join(ROOT, WORKFLOWS)).map((file) => `${WORKFLOWS}/${file}`),
    'deploy/github-pages.yml',
  ];

  test.each(files)('%s', (file) => {
    const uses = [...read(file).matchAll(/\buses: *(.+)/g)].map(([, action = '']) => action);
    expect(uses).not.toEqual([]);
    for (const action of uses) {
      expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });
});
