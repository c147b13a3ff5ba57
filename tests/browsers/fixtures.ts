import {test as base, expect} from '@playwright/test';
import {ENGINES} from './engines';
import type {Browser, EngineName} from './engines/types';
import {type Site, startSite} from './site';
import {Tab} from './tab';

export {expect};

interface Options {
  /** Problems that a test provokes on purpose; all others fail it. */
  expectedProblems: RegExp;
}

interface Fixtures {
  /** Skips the test if its browser is missing. */
  skipped: undefined;
  site: Site;
  tab: Tab;
}

interface WorkerFixtures {
  engine: EngineName;
  /** A message that says what is missing; undefined if nothing is. */
  missing: string | undefined;
  running: Browser;
}

/** Playwright's `test` with a browser that it cannot drive itself. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  engine: ['firefox', {scope: 'worker', option: true}],
  missing: [
    async ({engine}, use) => {
      const message = ENGINES[engine].findMissing();
      if (message) {
        console.warn(message);
      }
      await use(message);
    },
    {scope: 'worker'},
  ],
  skipped: [
    async ({missing}, use, testInfo) => {
      testInfo.skip(missing !== undefined, missing);
      await use(undefined);
    },
    {auto: true},
  ],
  running: [
    async ({engine}, use) => {
      const running = await ENGINES[engine].start();
      await use(running);
      await running.close();
    },
    {scope: 'worker'},
  ],
  expectedProblems: [/(?!)/, {option: true}],
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
  tab: async ({running, site, expectedProblems}, use) => {
    await use(new Tab(running, site.origin));
    const problems = site.problems.filter((problem) => !expectedProblems.test(problem));
    expect(problems, 'the page is quiet').toEqual([]);
    await running.goTo('about:blank');
  },
});
