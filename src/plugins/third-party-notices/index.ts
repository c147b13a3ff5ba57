import type {Plugin} from '@docusaurus/types';
import type {Chunk, Compilation, Compiler, Module} from 'webpack';
import {findPackageDirs, formatNotices, readPackage} from './notices';

const PLUGIN_NAME = 'third-party-notices';

/** Writes `third-party-notices.txt`: the licence of each package whose code reaches readers' browsers. */
export default function pluginThirdPartyNotices(): Plugin {
  return {
    name: PLUGIN_NAME,
    configureWebpack({mode}, isServer) {
      return isServer || mode !== 'production' ? {} : {plugins: [{apply: addNotices}]};
    },
  };
}

/** Adds the file to the bundler's output once the modules in the bundle are known. */
function addNotices({hooks, webpack}: Compiler): void {
  const {Compilation: stages, sources} = webpack;
  hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
    const when = {name: PLUGIN_NAME, stage: stages.PROCESS_ASSETS_STAGE_REPORT};
    compilation.hooks.processAssets.tapPromise(when, async () => {
      const dirs = findPackageDirs(filesOf(compilation));
      const packages = await Promise.all(dirs.map(readPackage));
      compilation.emitAsset(`${PLUGIN_NAME}.txt`, new sources.RawSource(formatNotices(packages)));
    });
  });
}

/** The files of all modules that are in a chunk. Other modules do not reach readers. */
function filesOf({chunks, chunkGraph}: Compilation): string[] {
  const modulesOf = (chunk: Chunk) => [...chunkGraph.getChunkModules(chunk)].flatMap(partsOf);
  return [...chunks]
    .flatMap(modulesOf)
    .map((module) => module.nameForCondition())
    .filter((file) => typeof file === 'string');
}

/** Splits a module that the bundler has merged from several modules. */
function partsOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}
