import type {LoadContext, Preset} from '@docusaurus/types';
import {runInOrder} from './runInOrder';

const NAME = 'post-build-order';

/**
 * A preset, since the plugins of presets come before all others and this one has to be the very first.
 *
 * Docusaurus runs every `postBuild` at the same time. What reads or changes the files of other plugins
 * (the security policy in each page, the compressed copies) has to come after them: name it in `last`.
 * All other plugins use `postBuild` as Docusaurus documents it, in any place of the configuration.
 * @param options `last`: names of plugins, in the order in which they run
 */
export default function presetPostBuildOrder(_context: LoadContext, options: unknown): Preset {
  const {last} = options as {last?: unknown};
  if (!Array.isArray(last) || !last.every((name) => typeof name === 'string')) {
    throw new Error(`${NAME} needs the option "last": a list of names of plugins.`);
  }
  return {
    plugins: [() => ({name: NAME, postBuild: (props) => runInOrder(props, {self: NAME, last})})],
  };
}
