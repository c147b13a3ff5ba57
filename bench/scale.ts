import {parseArgs} from 'node:util';
import {conditions, writeReport} from './lib/report';
import {runMain} from './lib/runMain';
import {buildScaled, type ScaledBuild} from './scale/buildScaled';
import {buildTable, sizeTable} from './scale/tables';
import {withParent} from './sites/withParent';

const SIZES = [60, 600, 3000];

/**
 * Builds this manual and the stock template with more and more generated pages. A run of all sizes is
 * written into the README, a run of other sizes is only printed.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {sizes: {type: 'string', default: SIZES.join()}}});
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new Error(`Usage: npm run scale -- [--sizes ${SIZES.join()}]`);
  }
  const measured = conditions();
  const builds = await withParent(async (parent) => {
    const done: ScaledBuild[] = [];
    for (const size of sizes) {
      console.log(`Building with ${size} generated pages.`);
      done.push(await buildScaled(size, parent));
    }
    return done;
  });
  const text = [measured, buildTable(builds), sizeTable(builds)].join('\n\n');
  console.log(text);
  if (sizes.join() === SIZES.join()) {
    await writeReport('scale', text);
  }
}

runMain(main);
