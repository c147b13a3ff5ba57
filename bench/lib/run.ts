import {parseArgs} from 'node:util';

export interface Options {
  /** How often everything is measured. */
  runs: number;
  /** Ids of the sites that are measured beside this manual. */
  only: readonly string[];
  /** Folder of an earlier build of this manual that is measured as well. */
  before: string | undefined;
}

/**
 * Reads the options of a command.
 * @throws if there is another one
 */
export function readOptions(): Options {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '5'},
      only: {type: 'string', default: 'stock,vitepress,starlight'},
      before: {type: 'string'},
    },
  });
  return {
    runs: Number(values.runs),
    only: values.only.split(','),
    before: values.before,
  };
}

/** Measures every item once, then again, so that a busy minute disturbs all of them alike. */
export async function takeTurns<Item, Result>(
  items: readonly Item[],
  runs: number,
  measure: (item: Item) => Promise<Result>,
): Promise<Map<Item, Result[]>> {
  const results = new Map(items.map((item) => [item, [] as Result[]]));
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Run ${run} of ${runs}.`);
    for (const [item, list] of results) {
      list.push(await measure(item));
    }
  }
  return results;
}

/** Runs a command, and reports its failure as one message and the exit code 1. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
