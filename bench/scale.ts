import {parseArgs} from 'node:util';
import {commit, conditions, kilobytes, round, table, writeReport} from './lib/report';
import {buildScaled, type ScaledBuild} from './scale/buildScaled';

const SIZES = [60, 600, 3000];

/**
 * Builds this site with more and more generated pages. A run of all sizes is written into
 * `bench/README.md`, one of other sizes is printed alone.
 */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {sizes: {type: 'string', default: SIZES.join()}}});
  const sizes = values.sizes.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
    throw new Error(`Usage: npm run bench:scale -- [--sizes ${SIZES.join()}]`);
  }
  const measuredAt = `Measured ${conditions()} The site was that of commit ${commit()}.`;
  const builds: ScaledBuild[] = [];
  for (const size of sizes) {
    console.log(`Building with ${size} generated pages.`);
    builds.push(await buildScaled(size));
  }
  const text = `${measuredAt}\n\n${scaleTable(builds)}`;
  console.log(text);
  if (sizes.join() === SIZES.join()) {
    await writeReport('scale', text);
  }
}

/** Each row also has what one page more cost since the row above. */
function scaleTable(builds: readonly ScaledBuild[]): string {
  const rows = builds.map((build, place) => {
    const before = builds[place - 1];
    const perPage = (figure: (of: ScaledBuild) => number, digits: number) =>
      before ? round((figure(build) - figure(before)) / (build.pages - before.pages), digits) : '';
    return [
      build.pages.toLocaleString('en'),
      round(build.seconds),
      perPage(({seconds}) => 1000 * seconds, 0),
      round(build.cpuSeconds),
      perPage(({cpuSeconds}) => 1000 * cpuSeconds, 0),
      round(build.peakMegabytes, 0),
      perPage(({peakMegabytes}) => peakMegabytes, 2),
      kilobytes(build.index),
      perPage(({index}) => index / 1000, 2),
      kilobytes(build.mainScript),
      perPage(({mainScript}) => mainScript / 1000, 3),
    ];
  });
  const head = [
    ...['Generated pages', 'build, s', 'a page, ms', 'processor, s', 'a page, ms'],
    ...[
      'most memory, MB',
      'a page, MB',
      'index, kB',
      'a page, kB',
      'main script, kB',
      'a page, kB',
    ],
  ];
  return table(head, rows);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
