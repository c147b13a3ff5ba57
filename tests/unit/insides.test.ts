import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import config from '../../docusaurus.config';

/**
 * Checks two rules of this project. First, all code that depends on the internals of another package is
 * listed in HANDOVER.md, because only a person can tell whether it still works after an upgrade. Second, no
 * package is edited on its way into the bundle. Fonts are not code, so unused characters may be removed from
 * them.
 */

const ROOT = path.resolve(__dirname, '../..');

/** Patterns that identify such code, by what it depends on. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'modules that a package does not export for others':
    /['"]@docusaurus\/(?:theme-common\/internal|[a-z-]+\/(?:lib|src))/,
  'the routes that core generates': /['"]@generated\/routes['"]/,
  'the DOM of DocSearch': /DocSearch-/,
  'what other packages store or number':
    /__DOCSEARCH_|__autocomplete_|docusaurus\.announcement|createStorageSlot\('theme'\)/,
  'names of classes and attributes of the theme':
    /\[class\*=|hasHydrated|has-hydrated|#__docusaurus|['".](?:navbar|theme-doc|menu)__?-?[a-z-]+/,
  'chunks and modules of the bundler': /chunkGraph|cacheGroups/,
  'options that are not documented': /allowNonTsExtensions/,
};

const section =
  /### What depends on other packages’ insides\n([\s\S]*?)(?=\n##|$)/.exec(
    readFileSync(path.join(ROOT, 'HANDOVER.md'), 'utf8'),
  )?.[1] ?? '';
const listed = [...section.matchAll(/`((?:src|scripts|tests)\/[\w./-]+)`/g)].map(
  ([, name = '']) => name,
);

const sources = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => path.posix.join(folder, ...name.split(path.sep)))
    .filter((name) => /\.(?:tsx?|m?js|cjs|css)$/.test(name)),
);
/** Comments may mention internals, so they are removed. */
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const texts = new Map(
  sources.map((file) => [file, withoutComments(readFileSync(path.join(ROOT, file), 'utf8'))]),
);

describe('the list in HANDOVER', () => {
  test.each(Object.entries(SIGNS))('names every file that depends on %s', (_, sign) => {
    const files = sources.filter((file) => sign.test(texts.get(file) ?? ''));
    expect(files).not.toEqual([]);
    const isListed = (file: string) =>
      listed.some((name) => file === name || file.startsWith(`${name}/`));
    expect(files.filter((file) => !isListed(file))).toEqual([]);
  });

  test.each(listed)('%s, which it names, is there', (name) => {
    expect(existsSync(path.join(ROOT, name))).toBe(true);
  });
});

type BundlerConfig = Partial<{
  module: {rules: {test: RegExp}[]};
  resolve: {alias: Record<string, unknown>};
  entry: unknown;
  externals: unknown;
}>;
type CreatePlugin = (context: LoadContext, options: unknown) => Plugin;

/** The bundler options of the site's own plugins, for the browser and for the server. */
async function readBundlerConfigs(): Promise<BundlerConfig[]> {
  const context = {
    siteDir: ROOT,
    siteConfig: config,
    baseUrl: '/',
    outDir: path.join(ROOT, 'build'),
  } as unknown as LoadContext;
  const own = (config.plugins as PluginConfig[])
    .map((entry) => (Array.isArray(entry) ? (entry as [string, object]) : ([entry, {}] as const)))
    .filter(([file]) => typeof file === 'string' && file.startsWith('.'));
  const plugins = await Promise.all(
    own.map(async ([file, options]) => {
      const {default: create} = (await import(path.join(ROOT, file as string))) as {
        default: CreatePlugin;
      };
      return create(context, options);
    }),
  );
  return plugins.flatMap(({configureWebpack}) =>
    [false, true].map(
      (isServer) =>
        (configureWebpack?.({mode: 'production'}, isServer, {} as never, undefined) ??
          {}) as BundlerConfig,
    ),
  );
}

describe('what the plugins tell the bundler', async () => {
  const configs = await readBundlerConfigs();

  test('edits nothing but fonts', () => {
    const rules = configs.flatMap(({module}) => module?.rules ?? []);
    expect(new Set(rules.map((rule) => String(rule.test)))).toEqual(new Set(['/\\.woff2$/']));
    expect(configs.filter(({entry, externals}) => entry ?? externals)).toEqual([]);
  });

  test('replaces no package that HANDOVER does not name', () => {
    const replaced = configs.flatMap(({resolve}) => Object.keys(resolve?.alias ?? {}));
    expect(replaced.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
