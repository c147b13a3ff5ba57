import {test as base, expect} from '@playwright/test';
import {ENGINES, type EngineName} from './engines';
import type {Session} from './engines/session';
import {type Site, startSite} from './site';
import {Tab} from './tab';

export {expect};

const WIDTH = 1280;

interface Options {
  /** Problems that a test provokes on purpose; all others fail it. */
  expectedProblems: RegExp;
}

interface Fixtures {
  site: Site;
  tab: Tab;
}

interface WorkerFixtures {
  engine: EngineName;
  session: Session;
}

/** Playwright's `test` with a browser that it cannot drive itself. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  engine: ['firefox-esr', {scope: 'worker', option: true}],
  session: [
    async ({engine}, use) => {
      const session = await ENGINES[engine].start();
      await use(session);
      await session.close();
    },
    {scope: 'worker'},
  ],
  expectedProblems: [/(?!)/, {option: true}],
  site: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
  tab: async ({session, site, expectedProblems}, use) => {
    const tab = new Tab(session, site.origin);
    await session.send('SetWindowRect', {width: WIDTH, height: 800});
    await use(tab);
    const problems = site.problems.filter((problem) => !expectedProblems.test(problem));
    expect(problems, 'the page is quiet').toEqual([]);
    await session.send('Navigate', {url: 'about:blank'});
  },
});
