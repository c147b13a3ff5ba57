// How long the ways of a reader are: words and numbered steps of nine journeys, counted in the Markdown
// twins of a build. `npm run journeys -- [folder of a build] [folder of another]`
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {countLength, type Length} from './countJourney';

/** A twin, and a heading in it if the reader needs one section only. */
interface Leg {
  readonly twin: string;
  readonly section?: string;
}

const setup = (task: string): Leg => ({twin: `docs/rc100/mt5/setup/${task}.md`});
const support = (page: string, section?: string): Leg => ({
  twin: `docs/support/${page}.md`,
  ...(section !== undefined && {section}),
});

const journeys: readonly (readonly [string, readonly Leg[]])[] = [
  ['From zero on MT5', [setup('prepare_chart'), setup('install_ea'), setup('attach_ea')]],
  ['It doesn’t trade, from its page', [setup('attach_ea')]],
  [
    'It doesn’t trade, from Support',
    [support('faq/setup', 'Why is the EA on the chart but not trading?')],
  ],
  ['A number in the log', [support('troubleshooting/error-codes')]],
  ['No connection', [support('troubleshooting/metatrader/no-connection')]],
  ['The installer fails', [support('troubleshooting/installer-errors')]],
  ['Move to a VPS', [support('faq/maintenance', 'Move to a VPS')]],
  ['An update of the EA', [support('updates')]],
  ['Remove it all', [support('faq/maintenance', 'Remove everything')]],
];

function lengthOf(build: string, legs: readonly Leg[]): Length {
  const lengths = legs.map(({twin, section}) =>
    countLength(readFileSync(path.join(build, twin), 'utf8'), section),
  );
  return {
    words: lengths.reduce((sum, {words}) => sum + words, 0),
    steps: lengths.reduce((sum, {steps}) => sum + steps, 0),
  };
}

function main(): void {
  const builds = process.argv.length > 2 ? process.argv.slice(2) : ['build'];
  const missing = builds.find((build) => !existsSync(path.join(build, 'llms.txt')));
  if (missing !== undefined) {
    throw new Error(`There is no finished build in ${missing}: run "npm run build" first.`);
  }
  console.log(['Journey', ...builds.map((build) => `${build}: words, steps`)].join(' | '));
  for (const [name, legs] of journeys) {
    const cells = builds.map((build) => {
      const {words, steps} = lengthOf(build, legs);
      return words === 0 ? 'absent' : `${words}, ${steps}`;
    });
    console.log([name, ...cells].join(' | '));
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
