import {execFileSync} from 'node:child_process';
import path from 'node:path';
import type {Browser} from 'playwright-core';
import {withBrowser} from '../lib/browser';
import {withNginx} from '../lib/nginx';
import {BUILD} from '../lib/paths';
import type {Options} from '../lib/run';
import {prepareSite, RECIPES, type ReadySign} from './recipes';

/** A built site. */
interface Site {
  name: string;
  /** Folder of the built files. */
  dir: string;
  results: string | null;
  ready: ReadySign;
}

/** A site behind nginx, at `https://localhost`. */
export interface HostedSite extends Site {
  port: number;
}

/**
 * Builds the chosen sites, serves them and this manual, and runs `use` with a browser that trusts their hosts.
 * @throws (rejects) if a program is missing or a build fails
 */
export function withSites<Result>(
  {before, only}: Options,
  use: (browser: Browser, sites: readonly HostedSite[]) => Promise<Result>,
): Promise<Result> {
  const ids = Object.keys(RECIPES) as (keyof typeof RECIPES)[];
  const sites = [
    // A relative path starts where npm was called.
    ...(before
      ? [manual('This manual, before', path.resolve(process.env.INIT_CWD ?? '', before))]
      : []),
    manual('This manual', BUILD),
    ...ids.filter((id) => only.includes(id)).map(buildSite),
  ];
  return withNginx(
    sites.map(({dir}) => dir),
    (ports, browserOption) => {
      const hosted = sites.map((site, place) => ({...site, port: ports[place] ?? 0}));
      return withBrowser([browserOption], (browser) => use(browser, hosted));
    },
  );
}

/** A build of this manual as it is. */
function manual(name: string, dir: string): Site {
  return {name, dir, results: '.DocSearch-Dropdown', ready: 'docusaurus'};
}

function buildSite(id: keyof typeof RECIPES): Site {
  const {name, command, outDir, results, ready} = RECIPES[id];
  console.error(`Building: ${name}.`);
  const folder = prepareSite(id);
  const [program, ...args] = command;
  execFileSync(program, args, {
    cwd: folder,
    env: {...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {name, dir: path.join(folder, outDir), results, ready};
}
