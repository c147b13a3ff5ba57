import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {startServer} from '../../scripts/server';
import {ask} from '../hosting/http';
import {type Built, buildVariant} from './buildVariant';
import {readFolder} from './readFolder';

/**
 * Replaces all docs by a page made for the test. The frame of the page and the data still link to the manual.
 */
const onlyDocs = (folder: string) => `
  config.plugins = config.plugins
    .slice(1) // without the checks of the manual's own pages
    .map((plugin) => Array.isArray(plugin) ? [plugin[0], {redirects: []}] : plugin);
  const {beforeDefaultRemarkPlugins} = config.presets[0][1].docs;
  const editUrl = () => 'https://code.example/edit/docs/_partials/_shared.mdx';
  config.presets = [['classic', {docs: {path: 'tests/fixtures/docs/${folder}', routeBasePath: '/', editUrl, beforeDefaultRemarkPlugins}, blog: false, pages: false}]];
`;

const smallSite = `${onlyDocs('broken-anchor')} config.onBrokenLinks = 'ignore';`;

describe('a small site', () => {
  let folder: string;
  let outDir: string;
  let built: Built;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'manual-small-'));
    outDir = path.join(folder, 'build');
    built = await buildVariant({change: smallSite, outDir});
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('warns of a broken Markdown link and continues', () => {
    expect(built.output).toMatch(/\[WARNING\].*missing\.md/);
    expect(built.succeeded, built.output).toBe(true);
  });

  test('says what it does, but not the temporary folder of Docusaurus', () => {
    expect(built.output).toMatch(/Building the pages[\s\S]*Compressing[\s\S]*The manual is in/);
    expect(built.output).not.toMatch(/Generated static files|npm run serve/);
  });

  test('warns of a broken anchor and continues', () => {
    expect(built.output).toMatch(/\[WARNING\].*broken anchors[\s\S]*#nowhere/);
  });

  test('says which file holds the text, if the manual has a repository', () => {
    const page = readFileSync(path.join(outDir, 'index.html'), 'utf8');
    expect(page).toMatch(
      /<a [^>]*href="?https:\/\/code\.example\/edit\/docs\/_partials\/_shared\.mdx"?[^>]*>Edit this page/,
    );
    expect(page).toContain('<code>docs/_partials/_shared.mdx</code>');
  });

  test('is the same from docusaurus build, except for compressed copies', async () => {
    const plain = path.join(folder, 'plain');
    const program = 'docusaurus build';
    const {output} = await buildVariant({
      change: smallSite,
      outDir: plain,
      program,
    });
    const files = Object.entries(readFolder(outDir));
    const others = files.filter(([file]) => !/\.(br|gz)$/.test(file));
    expect(others.length, output).toBeLessThan(files.length);
    expect(Object.fromEntries(others)).toEqual(readFolder(plain));
  });

  test.each([
    ['while it is built again', smallSite, /The manual is in/],
    ['while a build of it fails, and afterwards', onlyDocs('broken-link'), /linking to \/nowhere/],
  ])('is still served %s', async (_, change, says) => {
    const before = readFolder(outDir);
    const server = await startServer(outDir, {port: 0});
    const answers: number[] = [];
    const build = buildVariant({change, outDir});
    let end: Built | null;
    do {
      answers.push((await ask(server.origin, '/')).status);
      end = await Promise.race([build, wait(500, null)]);
    } while (!end);
    await server.close();
    expect(end.output).toMatch(says);
    expect(answers.length).toBeGreaterThan(3);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(readFolder(outDir)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['build', 'plain']);
  });
});
