// cspell:ignore compres
import type {LoadedPlugin, Props} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {runInOrder} from '@site/src/plugins/post-build-order/runInOrder';

const self = 'post-build-order';

/** Calls the hooks as core 3.7.0 does: `core/lib/commands/build/buildLocale.js`. */
async function runAsCore(plugins: LoadedPlugin[]): Promise<void> {
  const props = {plugins, head: {}, outDir: '/out'} as unknown as Props & {head: object};
  await Promise.all(
    plugins.map(async (plugin) => {
      if (plugin.postBuild) {
        await plugin.postBuild({...props, head: {}, content: plugin.content});
      }
    }),
  );
}

function createSite(last: string[]) {
  const events: string[] = [];
  const plugin = (name: string, postBuild?: LoadedPlugin['postBuild']) =>
    ({name, content: `content of ${name}`, postBuild}) as LoadedPlugin;
  const writer = (name: string, ticks: number) =>
    plugin(name, async ({content, outDir}) => {
      events.push(`${name} begins with ${String(content)} in ${outDir}`);
      for (let tick = 0; tick < ticks; tick += 1) {
        await Promise.resolve();
      }
      events.push(`${name} ends`);
    });
  const order = plugin(self, (props) => runInOrder(props, {self, last}));
  return {events, plugin, writer, order};
}

test('the last ones run one by one, in their order, when all others have ended', async () => {
  const {events, plugin, writer, order} = createSite(['policy', 'compress']);
  await runAsCore([
    order,
    writer('sitemap', 20),
    plugin('no hook'),
    writer('compress', 1),
    writer('policy', 9),
    writer('index', 5),
  ]);
  expect(events).toEqual([
    'sitemap begins with content of sitemap in /out',
    'index begins with content of index in /out',
    'index ends',
    'sitemap ends',
    'policy begins with content of policy in /out',
    'policy ends',
    'compress begins with content of compress in /out',
    'compress ends',
  ]);
});

test('two instances of a plugin both run', async () => {
  const {events, writer, order} = createSite([]);
  await runAsCore([order, writer('docs', 1), writer('docs', 1)]);
  expect(events.filter((event) => event === 'docs ends')).toHaveLength(2);
});

test('nothing runs at the end when another plugin failed', async () => {
  const {events, plugin, writer, order} = createSite(['compress']);
  const failing = plugin('failing', () => Promise.reject(new Error('disk full')));
  await expect(runAsCore([order, failing, writer('compress', 1)])).rejects.toThrow('disk full');
  expect(events).toEqual([]);
});

test('a hook that throws at once fails the build like one that rejects', async () => {
  const {plugin, order} = createSite([]);
  const failing = plugin('failing', () => {
    throw new Error('no such folder');
  });
  await expect(runAsCore([order, failing])).rejects.toThrow('no such folder');
});

test('a plugin with a hook before it stops the build', async () => {
  const {writer, order} = createSite([]);
  await expect(runAsCore([writer('sitemap', 1), order])).rejects.toThrow(
    'comes after the plugin sitemap',
  );
});

test('a name that no plugin has stops the build', async () => {
  const {writer, order} = createSite(['compres']);
  await expect(runAsCore([order, writer('compress', 1)])).rejects.toThrow('"compres"');
});
