import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {describe, expect, test} from 'vitest';
import config from '../../../docusaurus.config';

/**
 * Two rules of this project. No package is edited on its way into the bundle; fonts are not code, so unused
 * letters may be removed from them. And a package or an entry that is replaced as a whole is named in
 * HANDOVER, since only a person can tell whether that is still right after an upgrade.
 */

const ROOT = path.resolve(__dirname, '../../..');

/** Packages that reach the browser, and the files that Docusaurus generates for it. */
const FOLDERS = [
  'node_modules/@docsearch/react/dist',
  'node_modules/@docusaurus',
  'node_modules/infima/dist',
  'node_modules/minisearch/dist',
  'node_modules/react',
  'node_modules/react-dom',
];
const GENERATED = [
  '.docusaurus/docusaurus.config.mjs',
  '.docusaurus/routes.js',
  '.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json',
];

const packageFiles = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(js|mjs|cjs|json|css)$/.test(file))
      .map((file) => path.join(ROOT, folder, file)),
  ),
  ...GENERATED.map((file) => path.join(ROOT, file)),
];

/** The parts of a bundler rule that define what it does, and to which files. */
interface Rule {
  test?: unknown;
  resource?: unknown;
  loader?: unknown;
  use?: unknown;
  rules?: unknown;
  oneOf?: unknown;
}

/** Whether a condition of a rule matches a file. A condition of an unknown type matches every file. */
function accepts(condition: unknown, file: string): boolean {
  if (condition instanceof RegExp) {
    return condition.test(file);
  }
  if (typeof condition === 'string') {
    return file.startsWith(condition);
  }
  if (Array.isArray(condition)) {
    return condition.some((one) => accepts(one, file));
  }
  return typeof condition === 'function'
    ? Boolean((condition as (resource: string) => unknown)(file))
    : true;
}

/** Files of other packages that a rule would send through a loader. */
function editedFiles(rule: Rule): string[] {
  const nested = [rule.rules, rule.oneOf].flat().filter(Boolean) as Rule[];
  const own =
    rule.loader || rule.use
      ? packageFiles.filter((file) => accepts(rule.test, file) && accepts(rule.resource, file))
      : [];
  return [...own, ...nested.flatMap(editedFiles)];
}

/** The parts of a bundler config that replace modules. */
interface Replacing {
  entry?: unknown;
  externals?: unknown;
  plugins?: unknown[];
  resolve?: {alias?: Record<string, unknown>; fallback?: Record<string, unknown>};
  resolveLoader?: {alias?: Record<string, unknown>};
}

/** What a bundler config replaces: names of packages, and the kind of what has no name. */
function replacements(config: Replacing): string[] {
  return [
    ...Object.keys({
      ...config.resolve?.alias,
      ...config.resolve?.fallback,
      ...config.resolveLoader?.alias,
    }),
    ...(config.entry ? ['the entry'] : []),
    ...(config.externals ? ['externals'] : []),
    ...(config.plugins ?? [])
      .map((plugin) => (plugin as object).constructor.name)
      .filter((name) => /Replacement|Ignore|Provide|Define/.test(name)),
  ];
}

type Schema = Parameters<typeof Joi.attempt>[1];
type CreatePlugin = (context: LoadContext, options: unknown) => Plugin;

/** The plugins of this site, which the config names by path. */
async function loadPlugins(): Promise<Plugin[]> {
  const named = (config.plugins as PluginConfig[]).map((entry) =>
    Array.isArray(entry) ? (entry as [string, object]) : ([entry, {}] as [string, object]),
  );
  const own = named.filter(([file]) => file.startsWith('.'));
  const context = {
    siteDir: ROOT,
    siteConfig: config,
    baseUrl: '/',
    outDir: path.join(ROOT, 'build'),
    generatedFilesDir: path.join(ROOT, '.docusaurus'),
  } as unknown as LoadContext;
  return Promise.all(
    own.map(async ([file, options]) => {
      const {default: create, validateOptions} = (await import(path.join(ROOT, file))) as {
        default: CreatePlugin;
        validateOptions?: (given: object) => unknown;
      };
      const validate = (schema: Schema, given: object) => Joi.attempt(given, schema) as unknown;
      return create(context, validateOptions?.({validate, options}) ?? options);
    }),
  );
}

/** What a plugin adds to the bundler's config, for the browser and for the server. */
function bundlerConfigs(plugin: Plugin): (Replacing & {module?: {rules?: Rule[]}})[] {
  return [false, true].map(
    (isServer) =>
      plugin.configureWebpack?.(
        {mode: 'production'} as never,
        isServer,
        {} as never,
        undefined,
      ) as object,
  );
}

const insides = /### What depends on other packages’ insides\n([\s\S]*)/.exec(
  readFileSync(path.join(ROOT, 'HANDOVER.md'), 'utf8'),
)?.[1];

describe('no plugin edits the code of another package', async () => {
  const plugins = await loadPlugins();

  test.each(plugins.map((plugin) => [plugin.name, plugin]))('%s', (_, plugin) => {
    for (const {module} of bundlerConfigs(plugin).filter(Boolean)) {
      expect((module?.rules ?? []).flatMap(editedFiles)).toEqual([]);
    }
    expect(plugin.configurePostCss, 'rewrites the style sheets of packages').toBeUndefined();
  });

  const replaced = plugins.flatMap((plugin) =>
    bundlerConfigs(plugin).filter(Boolean).flatMap(replacements),
  );

  test.each([...new Set(replaced)])('%s, which is replaced, is named in HANDOVER', (name) => {
    expect(insides).toContain(`\`${name}\``);
  });

  test.each([...new Set(replaced)])('%s, which is replaced, is still imported', (name) => {
    const imports = new RegExp(`(from|require\\(|import\\() ?['"]${name}['"]`);
    const files = packageFiles.filter((file) => existsSync(file));
    expect(files.some((file) => imports.test(readFileSync(file, 'utf8')))).toBe(true);
  });

  test('all plugins of the site were read', () => {
    expect(plugins.length).toBeGreaterThan(5);
    expect(plugins.some(({configureWebpack}) => configureWebpack)).toBe(true);
  });
});
