import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {findPackageDirs} from './findPackageDirs';
import {formatNotices} from './formatNotices';
import {readPackage} from './readPackage';

const NAME = 'third-party-notices';

/** Says in `third-party-notices.txt` under which licence each package stands that readers' browsers get. */
export default function pluginThirdPartyNotices(): Plugin {
  const files = new Set<string>();

  /** Notes the files of each module that is in a chunk: what was left out of the bundle ships nothing. */
  function noteFiles({hooks}: Compiler): void {
    hooks.done.tap(NAME, ({compilation: {chunks, chunkGraph}}) => {
      for (const chunk of chunks) {
        for (const module of chunkGraph.getChunkModules(chunk)) {
          for (const part of partsOf(module)) {
            files.add(part.nameForCondition() ?? part.identifier());
          }
        }
      }
    });
  }

  return {
    name: NAME,
    configureWebpack({mode}, isServer) {
      return isServer || mode !== 'production' ? {} : {plugins: [{apply: noteFiles}]};
    },
    async postBuild({outDir}) {
      const packages = await Promise.all(findPackageDirs([...files]).map(readPackage));
      await writeFile(path.join(outDir, `${NAME}.txt`), formatNotices(packages));
    },
  };
}

/** Modules that were joined into one are its parts. */
function partsOf(module: Module): Module[] {
  return 'modules' in module ? (module.modules as Module[]) : [module];
}
