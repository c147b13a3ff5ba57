import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import config from '../../docusaurus.config';

/**
 * Checks what a person forgets: that the files in HANDOVER.md's list of other packages' insides are still
 * there, and that no package is edited on its way into the bundle. Fonts are not code, so unused characters
 * may be removed from them.
 */

const ROOT = path.resolve(__dirname, '../..');

const section =
  /### What depends on other packages’ insides\n([\s\S]*?)(?=\n##|$)/.exec(
    readFileSync(path.join(ROOT, 'HANDOVER.md'), 'utf8'),
  )?.[1] ?? '';
const listed = [...section.matchAll(/`((?:src|scripts|tests)\/[\w./-]+)`/g)].map(
  ([, name = '']) => name,
);

test.each(listed)('HANDOVER names a file that exists: %s', (name) => {
  expect(existsSync(path.join(ROOT, name))).toBe(true);
});

type BundlerConfig = Partial<{
  module: {rules: {test: RegExp}[]};
  resolve: {alias: Record<string, unknown>};
  entry: unknown;
  externals: unknown;
}>;

/** The bundler options of the site's own plugins, for the browser and for the server. */
function readBundlerConfigs(): BundlerConfig[] {
  const context = {
    siteDir: ROOT,
    siteConfig: config,
    baseUrl: '/',
    outDir: path.join(ROOT, 'build'),
    i18n: {},
  } as unknown as LoadContext;
  const own = (config.plugins ?? [])
    .map((plugin) => (Array.isArray(plugin) ? plugin[0] : plugin))
    .filter((plugin) => typeof plugin === 'function');
  const plugins = own.map((create) => create(context, {}) as Plugin);
  return plugins.flatMap(({configureWebpack}) =>
    [false, true].map(
      (isServer) =>
        (configureWebpack?.({mode: 'production'}, isServer, {} as never, undefined) ??
          {}) as BundlerConfig,
    ),
  );
}

describe('the bundler options of the plugins', () => {
  const configs = readBundlerConfigs();

  test('change nothing but fonts', () => {
    const rules = configs.flatMap(({module}) => module?.rules ?? []);
    expect(new Set(rules.map((rule) => String(rule.test)))).toEqual(new Set(['/\\.woff2$/']));
    expect(configs.filter(({entry, externals}) => entry ?? externals)).toEqual([]);
  });

  test('replace no package that HANDOVER does not name', () => {
    const replaced = configs.flatMap(({resolve}) => Object.keys(resolve?.alias ?? {}));
    expect(replaced.filter((name) => !section.includes(`\`${name}\``))).toEqual([]);
  });
});
