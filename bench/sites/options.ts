import path from 'node:path';
import {parseArgs} from 'node:util';
import {builtManual} from './finishSites';
import {recipes} from './recipes';
import type {FinishedSite, Recipe} from './types';

export interface SiteOptions {
  /** The sites that are measured beside this manual. */
  chosen: readonly Recipe[];
  runs: number;
  /** An earlier build of this manual that is measured as well. */
  before: FinishedSite[];
  /** All sites and no earlier build are measured, in as many runs as the report needs. */
  isComplete: boolean;
}

/**
 * Reads the options of a command that compares sites: `--runs`, `--only` and `--before`.
 * @param fullRuns how many runs a report needs
 * @throws with a sentence about the command's options when one of them has a wrong value
 */
export function readSiteOptions(command: string, fullRuns: number): SiteOptions {
  const all = recipes.map(({id}) => id).join();
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: String(fullRuns)},
      only: {type: 'string', default: all},
      before: {type: 'string'},
    },
  });
  const ids = values.only.split(',').filter(Boolean);
  const runs = Number(values.runs);
  const chosen = recipes.filter(({id}) => ids.includes(id));
  if (chosen.length !== ids.length || !Number.isInteger(runs) || runs < 1) {
    throw new Error(
      `Usage: npm run ${command} -- [--runs ${fullRuns}] [--only ${all}] [--before FOLDER]`,
    );
  }
  return {
    chosen,
    runs,
    before: values.before === undefined ? [] : [earlierBuild(values.before)],
    isComplete: chosen.length === recipes.length && runs >= fullRuns && values.before === undefined,
  };
}

/** A build of this manual in another folder. A relative path starts where npm was called. */
function earlierBuild(folder: string): FinishedSite {
  const dir = path.resolve(process.env.INIT_CWD ?? '.', folder);
  return builtManual(dir, 'This manual, before');
}
