import {existsSync} from 'node:fs';
import {defineConfig, devices, firefox, webkit} from '@playwright/test';
import {browserArgs, findBrowser} from './scripts/browser';

// With different ports, two working copies on one machine can be tested at the same time.
const port = Number(process.env.MANUAL_PORT ?? 4173);

// Every worker loads this file again and gets the browser that the first process has found.
process.env.CHROMIUM_PATH = process.env.TEST_WORKER_INDEX
  ? process.env.CHROMIUM_PATH
  : findBrowser();

const use = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArgs,
    // Readers on Windows have scrollbars that take up room.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Enough for a machine that does other work as well.
  timeout: 120_000,
  expect: {timeout: 15_000},
  workers: '100%',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // A trace would tell more, but recording it slows every test down: use `--trace=on` for one test.
    screenshot: 'only-on-failure',
  },
  projects: [
    {name: 'chromium', use},
    // One short journey, where `npx playwright install` has brought these two.
    ...[firefox, webkit]
      .filter((engine) => existsSync(engine.executablePath()))
      .map((engine) => ({
        name: engine.name(),
        use: devices[engine === firefox ? 'Desktop Firefox' : 'Desktop Safari'],
        testMatch: 'journey.spec.ts',
      })),
  ],
  webServer: {
    command: `docusaurus serve --no-open --port ${port}`,
    url: `http://localhost:${port}/`,
  },
});
