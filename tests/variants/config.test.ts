import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildVariant} from './buildVariant';

/** Replaces the manual by a page made for a test; links that lead to the manual are let be. */
const onlyDocs = (folder: string) => `
  config.presets = [['classic', {docs: {path: 'tests/fixtures/docs/${folder}', routeBasePath: '/'}, blog: false, pages: false}]];
  (config.themeConfig as {announcementBar?: unknown}).announcementBar = undefined;
`;

test('a broken link stops the build and is named', () => {
  const {succeeded, output, outDir} = buildVariant('broken-link', onlyDocs('broken-link'));
  rmSync(outDir, {recursive: true});
  expect(succeeded).toBe(false);
  expect(output).toContain('linking to /nowhere');
});

describe('a build', () => {
  let variant: ReturnType<typeof buildVariant>;
  beforeAll(() => {
    variant = buildVariant(
      'broken-anchor',
      `${onlyDocs('broken-anchor')} config.onBrokenLinks = 'ignore';`,
    );
  });
  afterAll(() => rmSync(variant.outDir, {recursive: true}));

  test('warns of a broken Markdown link and goes on', () => {
    expect(variant.output).toMatch(/\[WARNING\].*missing\.md/);
    expect(variant.succeeded, variant.output).toBe(true);
  });

  test('warns of a broken anchor and goes on', () => {
    expect(variant.output).toMatch(/\[WARNING\].*broken anchors[\s\S]*#nowhere/);
    expect(variant.succeeded, variant.output).toBe(true);
  });

  test('needs no announcement', () => {
    const page = readFileSync(path.join(variant.outDir, 'index.html'), 'utf8');
    expect(page).toContain('A page');
    expect(page).not.toContain('Version 6 of 23 June');
  });
});
