import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {buildVariant} from './buildVariant';

/** Replaces the manual by a page made for a test, and drops the announcement, which links to the manual. */
const onlyDocs = (folder: string) => `
  config.presets = [['classic', {docs: {path: 'tests/fixtures/docs/${folder}', routeBasePath: '/'}, blog: false, pages: false}]];
  (config.themeConfig as {announcementBar?: unknown}).announcementBar = undefined;
`;

test('a broken link stops the build, which names it', () => {
  const {succeeded, output, outDir} = buildVariant('broken-link', onlyDocs('broken-link'));
  rmSync(outDir, {recursive: true, force: true});
  expect(succeeded).toBe(false);
  expect(output).toContain('linking to /nowhere');
});

describe('a build', () => {
  let variant: ReturnType<typeof buildVariant>;
  beforeAll(() => {
    variant = buildVariant(
      'broken-anchor',
      `${onlyDocs('broken-anchor')} config.onBrokenLinks = 'ignore';
      const [[, {docs}]] = config.presets as unknown as [[string, {docs: {editUrl: unknown}}]];
      docs.editUrl = () => 'https://code.example/edit/docs/_partials/_shared.mdx';`,
    );
  });
  afterAll(() => rmSync(variant.outDir, {recursive: true}));

  test('warns of a broken Markdown link and continues', () => {
    expect(variant.output).toMatch(/\[WARNING\].*missing\.md/);
    expect(variant.succeeded, variant.output).toBe(true);
  });

  test('warns of a broken anchor and continues', () => {
    expect(variant.output).toMatch(/\[WARNING\].*broken anchors[\s\S]*#nowhere/);
    expect(variant.succeeded, variant.output).toBe(true);
  });

  test('says which file holds the text, if the manual has a repository', () => {
    const page = readFileSync(path.join(variant.outDir, 'index.html'), 'utf8');
    expect(page).toMatch(
      /<a [^>]*href="?https:\/\/code\.example\/edit\/docs\/_partials\/_shared\.mdx"?[^>]*>Edit this page/,
    );
    expect(page).toContain('<code>docs/_partials/_shared.mdx</code>');
  });

  test('works without an announcement', () => {
    const page = readFileSync(path.join(variant.outDir, 'index.html'), 'utf8');
    expect(page).toContain('A page');
    expect(page).not.toContain('Version 6 of 23 June');
  });
});
