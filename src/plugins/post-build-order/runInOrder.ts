import type {LoadedPlugin, Props} from '@docusaurus/types';

type PostBuildProps = Parameters<NonNullable<LoadedPlugin['postBuild']>>[0];

/**
 * Runs the `postBuild` hooks of a build: first all others side by side, as core does, then those of
 * `last` one after the other. Takes the hooks over before it waits for anything, so that core, which
 * calls the hook of each plugin in turn without waiting, finds none left.
 * @param props what core hands to the first hook
 * @param self name of the plugin that calls, whose own hook is running
 * @param last names of plugins
 * @throws (rejects) when core may have called a hook already, when `last` names no plugin, and with
 * whatever a hook throws.
 */
export async function runInOrder(
  props: Props & {head: PostBuildProps['head']},
  {self, last}: {self: string; last: readonly string[]},
): Promise<void> {
  const {plugins} = props;
  const early = plugins
    .slice(
      0,
      plugins.findIndex(({name}) => name === self),
    )
    .find(({postBuild}) => postBuild);
  if (early) {
    throw new Error(
      `${self} comes after the plugin ${early.name}, whose postBuild has begun: make it the first of the presets in docusaurus.config.ts.`,
    );
  }
  const hooks = new Map<string, (() => unknown)[]>();
  for (const plugin of plugins) {
    const {name, postBuild, content} = plugin;
    if (postBuild && name !== self) {
      plugin.postBuild = undefined;
      hooks.set(name, [
        ...(hooks.get(name) ?? []),
        () => postBuild.call(plugin, {...props, content}),
      ]);
    }
  }
  const unknown = last.find((name) => !hooks.has(name));
  if (unknown) {
    throw new Error(
      `${self} is to run the postBuild of "${unknown}" at the end, but no plugin of that name has one: correct the list in docusaurus.config.ts.`,
    );
  }
  const others = [...hooks].filter(([name]) => !last.includes(name));
  await Promise.all(others.flatMap(([, runs]) => runs.map((run) => run())));
  for (const run of last.flatMap((name) => hooks.get(name) ?? [])) {
    await run();
  }
}
