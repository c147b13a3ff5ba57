import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';
import pluginAfterBuild, {type Options} from '@site/src/after-build';

const plugins = [
  {
    name: 'docusaurus-plugin-content-docs',
    content: {
      loadedVersions: [
        {
          docs: [{id: 'basics', permalink: '/m/docs/basics/', source: '@site/basics.mdx'}],
          sidebars: {basics: [{type: 'doc', id: 'basics'}]},
        },
      ],
    },
  },
];

const routes = [
  {path: '/m/', component: 'a'},
  {path: '/m/search', component: 'a'},
  {
    path: '/m/docs',
    component: 'a',
    routes: [
      {
        path: '/m/docs/basics/',
        component: 'a',
        metadata: {lastUpdatedAt: Date.UTC(2026, 10, 21)},
      },
    ],
  },
];

function htmlOf(title: string, route: string, body: string, head = ''): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>
    <meta name="description" content="What ${title} is.">${head}
    <link rel="canonical" href="https://manual.example${route}"></head>
    <body><script>start()</script><main><article><div class="theme-doc-markdown"><h1>${title}</h1>${body}</div></article></main></body></html>`;
}

const HIDDEN = '<meta name="robots" content="noindex, follow">';
const HAS_TWIN = '<link rel="alternate" type="text/markdown" href="/m/its-twin.md">';

const pages = {
  'index.html': htmlOf('Home', '/m/', '<p>Begin here.</p>', HAS_TWIN),
  'docs/basics/index.html': htmlOf(
    'Basics',
    '/m/docs/basics/',
    '<p style="top:0">An EA trades.</p>',
    HAS_TWIN,
  ),
  '404.html': htmlOf('Not found', '/m/404', '', HIDDEN),
  'search/index.html': htmlOf('Search', '/m/search', '', HIDDEN),
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

/** Runs the plugin on the pages, as Docusaurus does after it has written them. */
async function postBuild(
  options: Partial<Options> = {},
  settings: Partial<DocusaurusConfig> = {},
): Promise<void> {
  const plugin = pluginAfterBuild({baseUrl: '/m/', siteDir: outDir} as LoadContext, {
    hosted: undefined,
    styleAttributes: ['top:0'],
    styleElements: [],
    redirects: [],
    allowedHosts: {},
    isStaging: false,
    isManagedHost: false,
    ...options,
  });
  await plugin.postBuild?.({
    outDir,
    plugins,
    routes,
    siteConfig: {
      title: 'The manual',
      tagline: 'About EAs',
      url: 'https://manual.example',
      ...settings,
    },
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'after-build-'));
  write({...pages, 'assets/css/styles.1a.css': ''});
});

afterEach(() => rmSync(outDir, {recursive: true}));

test('leaves files of other plugins unchanged', async () => {
  const redirectPage = '<script>location = "/m/"</script>';
  write({'old/index.html': redirectPage});
  await postBuild();
  expect(read('old/index.html')).toBe(redirectPage);
});

test('redirects a removed page on every host', async () => {
  await postBuild({redirects: [{from: '/docs/old', to: '/docs/basics/'}]});
  expect(read('_redirects')).toBe(
    '/m/docs/old /m/docs/basics/ 301\n/m/docs/old/ /m/docs/basics/ 301\n',
  );
  expect(read('_hosting/maps.nginx.conf')).toContain('"/m/docs/old/" "/m/docs/basics/";');
  expect(read('_hosting/server.json')).toContain('"/m/docs/old/": "/m/docs/basics/"');
});

test('refuses a redirect to an id that does not exist', async () => {
  const redirect = {from: '/docs/basics/#old', to: '/docs/basics/#nowhere'};
  await expect(postBuild({redirects: [redirect]})).rejects.toThrow(
    '"/docs/basics/#old" leads to "/docs/basics/#nowhere", but that page has no such id',
  );
});

test('makes every host name the style sheet of the pages in a header', async () => {
  await postBuild();
  const link = '</m/assets/css/styles.1a.css>; rel=preload; as=style';
  expect(read('_headers')).toContain(`\n/m/\n  Link: ${link}\n/m/docs/*\n  Link: ${link}\n`);
  expect(read('_hosting/maps.nginx.conf')).toContain(`"~^text/html" "${link}";`);
  expect(read('_hosting/server.nginx.conf')).toContain('add_header Link $manual_link always;');
  expect(read('_hosting/server.json')).toContain(`"pageLink": "${link}"`);
});

test('builds a complete staging site that search engines must not index', async () => {
  await postBuild({isStaging: true});
  expect(read('_headers')).toContain('X-Robots-Tag: noindex');
  expect(read('index.html')).toContain('<meta name=robots content=noindex>');
  expect(read('llms.txt')).toContain('Basics');
  expect(read('search-index.json')).toContain('An EA trades.');
});

test('keeps an unlisted page out of lists and search, but writes its twin', async () => {
  const listed = pages['docs/basics/index.html'];
  write({'docs/basics/index.html': listed.replace(HAS_TWIN, HAS_TWIN + HIDDEN)});
  await postBuild();
  expect(read('docs/basics.md')).toContain('An EA trades.');
  expect(read('llms.txt')).not.toContain('Basics');
  for (const file of ['llms-full.txt', 'search-index.json']) {
    expect(read(file)).not.toContain('An EA trades.');
  }
});

test('refuses noIndex, which would empty the search', async () => {
  await expect(postBuild({}, {noIndex: true})).rejects.toThrow('build with STAGING=1');
});

test('lets pages send requests to the hosts of the owner and to the hosted search', async () => {
  const hosted = {appId: 'ABC', apiKey: 'key', indexName: 'manual'};
  await postBuild({hosted, allowedHosts: {connect: ['https://count.example']}});
  expect(read('_headers')).toMatch(/connect-src 'self' https:\/\/count.example https:\/\/abc/i);
});

test('writes a second file for pages without a slash on a managed host', async () => {
  await postBuild({isManagedHost: true});
  expect(read('search.html')).toBe(read('search/index.html'));
  expect(has('docs/basics.html')).toBe(false);
});

test.each<[string, Record<string, string>, string]>([
  [
    'a page without a description',
    {'index.html': pages['index.html'].replace('What Home is.', '')},
    'The page index.html cannot be read: it has no description',
  ],
  [
    'a page without <main>',
    {'index.html': pages['index.html'].replaceAll('main>', 'div>').replace('theme-doc', 'other')},
    'The page index.html cannot be read: it has no <main>.',
  ],
  [
    'a page without a character set',
    {'index.html': pages['index.html'].replace('charset', 'name')},
    'The page index.html has no <meta charset>',
  ],
])('%s stops the build', async (_, files, message) => {
  write(files);
  await expect(postBuild()).rejects.toThrow(message);
});
