import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {copyProject} from '../../scripts/copyProject';
import {build} from '../../scripts/run';

describe('a build from an archive, without the history', () => {
  let copy: string;
  let succeeded: boolean;
  let files: string[];
  beforeAll(() => {
    copy = copyProject('manual-archive', ['.git']);
    succeeded = build(copy);
    files = readdirSync(path.join(copy, 'build'), {recursive: true, encoding: 'utf8'});
    // Copying the packages takes long if the folder for temporary files is on another disk.
  }, 300_000);
  afterAll(() => rmSync(copy, {recursive: true}));

  test('succeeds', () => {
    expect(succeeded).toBe(true);
  });

  test('shows no date', () => {
    const read = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');
    const dated = files
      .filter((file) => /\.(html|md|txt|xml)$/.test(file))
      .filter((file) => /Last updated|<lastmod>/.test(read(file)));
    expect(dated).toEqual([]);
    expect(files).toContain('llms.txt');
  });
});
