import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parseGitLog, readGitTimes} from '@site/src/markdown/dates/gitLog';

describe('a log', () => {
  test.each([
    ['empty', '', []],
    [
      'one commit',
      '/100\n\na.md\nb/c.ts\n',
      [
        ['a.md', 100],
        ['b/c.ts', 100],
      ],
    ],
    [
      'several commits: the newest counts',
      '/200\n\na.md\n/100\n\na.md\nb.md\n',
      [
        ['a.md', 200],
        ['b.md', 100],
      ],
    ],
    ['several commits that are not in order', '/100\n\na.md\n\n/200\n\na.md\n', [['a.md', 200]]],
    ['a commit without files', '/300\n/100\n\na.md\n', [['a.md', 100]]],
    ['a file name with spaces and other letters', '/100\n\nä b.md\n', [['ä b.md', 100]]],
  ])('%s', (_, log, expected) => {
    expect([...parseGitLog(log)]).toEqual(expected);
  });
});

describe('a folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'git-times-'));
  const [repository, shallow, plain] = ['repository', 'shallow', 'plain'].map((it) =>
    path.join(root, it),
  ) as [string, string, string];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false', ...args],
      {cwd, stdio: 'pipe'},
    );
  const commit = (file: string, seconds: number) => {
    const absolute = path.join(repository, file);
    mkdirSync(path.dirname(absolute), {recursive: true});
    writeFileSync(absolute, String(seconds));
    git(repository, 'add', '.');
    process.env['GIT_COMMITTER_DATE'] = `${seconds} +0900`;
    git(repository, 'commit', '-qm', file);
    delete process.env['GIT_COMMITTER_DATE'];
  };

  beforeAll(() => {
    mkdirSync(repository, {recursive: true});
    mkdirSync(plain);
    git(root, 'init', '-q', repository);
    commit('site/docs/a.md', 1_000_000_000);
    commit('site/docs/b.md', 1_100_000_000);
    commit('elsewhere.md', 1_200_000_000);
    git(root, 'clone', '-q', '--depth', '1', `file://${repository}`, shallow);
    writeFileSync(path.join(repository, 'site/docs/new.md'), 'never committed');
  });
  afterAll(() => rmSync(root, {recursive: true}));

  test('in a checkout has the times of the files below it', async () => {
    const times = await readGitTimes(path.join(repository, 'site'));
    expect(Object.fromEntries(times)).toEqual({
      'docs/a.md': 1_000_000_000,
      'docs/b.md': 1_100_000_000,
    });
  });

  test('in a shallow clone has none', async () => {
    expect(await readGitTimes(path.join(shallow, 'site'))).toEqual(new Map());
  });

  test('outside a checkout has none', async () => {
    expect(await readGitTimes(plain)).toEqual(new Map());
  });

  test('has none without git', async () => {
    const PATH = process.env['PATH'];
    process.env['PATH'] = plain;
    try {
      expect(await readGitTimes(repository)).toEqual(new Map());
    } finally {
      process.env['PATH'] = PATH;
    }
  });
});
