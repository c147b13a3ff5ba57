import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {completeBuild} from '@site/src/after-build';
import type {BuildManifest} from '@site/src/after-build/types';

const SCRIPT = 'start()';

const manifest: BuildManifest = {
  origin: 'https://manual.example',
  baseUrl: '/m/',
  title: 'The manual',
  tagline: 'About EAs',
  routes: ['/m/', '/m/docs/basics/', '/m/404.html', '/m/search'],
  readingOrder: ['/m/docs/basics/'],
  inlineScripts: [{author: 'docusaurus', code: SCRIPT}],
  hosted: undefined,
  styleAttributes: ['top:0'],
  styleElements: [],
  isManagedHost: false,
};

function htmlOf(title: string, route: string, body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>
    <meta name="description" content="What ${title} is.">
    <link rel="canonical" href="https://manual.example${route}"></head>
    <body><script>${SCRIPT}</script><main><article><div class="theme-doc-markdown"><h1>${title}</h1>${body}</div></article></main></body></html>`;
}

const pages = {
  'index.html': htmlOf('Home', '/m/', '<p>Begin here.</p>'),
  'docs/basics/index.html': htmlOf(
    'Basics',
    '/m/docs/basics/',
    `<p style="top:0">An EA trades.</p>${'<p>Words of a longer page.</p>'.repeat(50)}`,
  ),
  '404.html': htmlOf('Not found', '/m/404', ''),
  'search/index.html': htmlOf('Search', '/m/search', ''),
};

let outDir: string;
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const has = (file: string) => existsSync(path.join(outDir, file));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.join(outDir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(outDir, file), content);
  }
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'complete-build-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  write(pages);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(outDir, {recursive: true});
});

test('a build gets its index, twins, policy, files for hosts and compressed copies', async () => {
  await completeBuild(outDir, manifest);

  const index = read('search-index.json');
  expect(index).toContain('An EA trades.');
  expect(index).not.toContain('Not found');

  expect(read('index.md')).toMatch(/^# Home\n\n> What Home is\./);
  expect(read('docs/basics.md')).toContain('An EA trades.');
  expect(has('search.md')).toBe(false);
  expect(read('llms.txt')).toMatch(/^# The manual\n\n> About EAs\. What Home is\.\n/);
  expect(read('llms.txt')).toContain(
    '## Overview\n\n- [Home](https://manual.example/m/index.md): What Home is.',
  );
  expect(read('llms.txt')).toContain('[One file](https://manual.example/m/llms-full.txt)');
  expect(read('llms-full.txt')).toMatch(/Begin here\.\n\n---\n\n# Basics/);

  const policy = /default-src 'self'; script-src 'self' 'sha256-[^']+'/;
  for (const file of Object.keys(pages)) {
    expect(read(file), file).toMatch(policy);
    expect(read(file), file).not.toContain('frame-ancestors');
  }
  for (const file of ['_headers', '_hosting/headers.nginx.conf', '_hosting/headers.caddy']) {
    expect(read(file), file).toMatch(policy);
    expect(read(file), file).toContain("frame-ancestors 'none'");
  }

  expect(JSON.parse(read('_hosting/canonical-paths.json'))).toEqual({
    '/m/': 'index.html',
    '/m/docs/basics/': 'docs/basics/index.html',
    '/m/search': 'search/index.html',
  });
  expect(read('_hosting/redirects.nginx.conf')).toContain('/m/docs/basics');
  expect(read('_hosting/redirects.caddy')).toContain('/m/docs/basics');
  expect(read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://manual.example/m/sitemap.xml\n',
  );

  expect(has('docs/basics/index.html.br')).toBe(true);
  expect(has('docs/basics/index.html.gz')).toBe(true);
  expect(has('_headers.br')).toBe(false);
});

test('the policy lets pages ask the hosted search, if there is one', async () => {
  const hosted = {appId: 'ABC', apiKey: 'key', indexName: 'manual'};
  await completeBuild(outDir, {...manifest, hosted});
  expect(read('_headers')).toMatch(/connect-src 'self' https:\/\/abc/i);
});

test('a managed host gets no compressed copies, since it makes its own', async () => {
  await completeBuild(outDir, {...manifest, isManagedHost: true});
  expect(has('docs/basics/index.html.br')).toBe(false);
  expect(has('search.html')).toBe(true);
});

test.each([
  [
    'a route without a file',
    {},
    {routes: [...manifest.routes, '/m/docs/lost']},
    'The build wrote no file docs/lost/index.html for the route /m/docs/lost.',
  ],
  [
    'a page without a description',
    {'index.html': pages['index.html'].replace('What Home is.', '')},
    {},
    'The page index.html cannot be read: it has no description',
  ],
  [
    'a page without <main>',
    {'index.html': pages['index.html'].replaceAll('main>', 'div>').replace('theme-doc', 'other')},
    {},
    'The page index.html cannot be read: it has no <main>.',
  ],
  [
    'an unknown script',
    {'index.html': pages['index.html'].replace('</main>', '</main><script>track()</script>')},
    {},
    'The security policy forbids code in 1 places on the built pages:\n- index.html contains an unknown inline script: `track()`.',
  ],
])('%s stops the build', async (_, files, changes, message) => {
  write(files);
  await expect(completeBuild(outDir, {...manifest, ...changes})).rejects.toThrow(message);
});
