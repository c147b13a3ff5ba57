import {rmSync} from 'node:fs';
import path from 'node:path';
import {installPeers} from '../bench/lib/peers';
import {differences} from './check-reproducible';
import {copyProject} from './copyProject';
import {run} from './run';

/** Lines of Node; `bench/peers-nodes/package.json` names a release of each. */
const LINES = ['20', '22', '24', '26'];

const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * Builds a copy of the project under each line of Node, with nothing kept in between, and compares
 * the files. By hand: its Nodes are programs for Linux on x64.
 * @returns whether all of them build, and build the same
 */
function checkNodes(): boolean {
  const modules = path.join(installPeers('peers-nodes'), 'node_modules');
  const copy = copyProject('manual-nodes', ['bench', 'tests']);
  const outDirOf = (line: string) => `build-${line}`;

  const buildUnder = (line: string): boolean => {
    for (const kept of ['.docusaurus', 'node_modules/.cache']) {
      rmSync(path.join(copy, kept), {recursive: true, force: true});
    }
    console.log(`Building under Node ${line}.`);
    const node = path.join(modules, `node-${line}`, 'bin/node');
    const command = `"${node}" ${DOCUSAURUS} build --out-dir ${outDirOf(line)}`;
    return run(command, {NO_UPDATE_NOTIFIER: '1'}, copy);
  };
  const compare = (line: string, first: string): boolean => {
    const [a, b] = [first, line].map((it) => path.join(copy, outDirOf(it))) as [string, string];
    const different = differences(a, b);
    console.log(
      different.length > 0
        ? `Node ${line} and ${first} differ in ${different.length} files:\n${different.join('\n')}`
        : `Node ${line} and ${first} give identical files.`,
    );
    return different.length === 0;
  };

  try {
    const built = LINES.filter(buildUnder);
    for (const line of LINES.filter((it) => !built.includes(it))) {
      console.log(`The build failed under Node ${line}; see above.`);
    }
    const [first = '', ...others] = built;
    const same = others.filter((line) => compare(line, first));
    return same.length === LINES.length - 1;
  } finally {
    rmSync(copy, {recursive: true});
  }
}

if (require.main === module) {
  process.exitCode = checkNodes() ? 0 : 1;
}
