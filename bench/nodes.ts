import path from 'node:path';
import {parseArgs} from 'node:util';
import {installNode, NODE_LINES, type NodeProgram} from './lib/installNode';
import {runMain} from './lib/runMain';
import {withTempFolder} from './lib/tempFolder';
import {findDifferences} from './nodes/findDifferences';
import {prepareSite} from './sites/buildSite';
import {manual} from './sites/recipes';

/**
 * Builds this manual under several lines of Node, each in a copy of its own, and compares the files.
 * @throws (rejects) when a build fails, or differs from the first
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {only: {type: 'string', default: NODE_LINES.join()}}});
  const chosen = values.only.split(',').map(Number);
  const lines = NODE_LINES.filter((line) => chosen.includes(line));
  if (lines.length !== chosen.length) {
    throw new Error(`Usage: npm run nodes -- [--only ${NODE_LINES.join()}]`);
  }
  await withTempFolder(async (parent) => {
    let first: {node: NodeProgram; dir: string} | undefined;
    for (const line of lines) {
      const node = installNode(line);
      console.log(`Building under Node ${node.version}.`);
      const {dir, build} = prepareSite(manual, path.join(parent, String(line)), node);
      await build();
      first ??= {node, dir};
      const different = findDifferences(first.dir, dir);
      if (different.length > 0) {
        throw new Error(
          `Node ${node.version} and ${first.node.version} differ in ${different.length} files:\n${different.join('\n')}`,
        );
      }
    }
    console.log(`${lines.length} versions of Node build the same files.`);
  });
}

runMain(main);
