import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {CHOSEN, type EngineName} from './engines';

/**
 * The manual in Firefox and WebKit: in those of this machine's Debian, which Playwright cannot drive and
 * which are driven over WebDriver, or in those that Playwright fetches.
 */
export default defineConfig<object, {engine: EngineName}>({
  testDir: __dirname,
  outputDir: path.resolve(__dirname, '../../test-results/browsers'),
  globalSetup: path.join(__dirname, 'globalSetup.ts'),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  projects: CHOSEN.map((engine) => ({
    name: engine,
    workers: 1, // one browser of each kind
    use: {engine},
  })),
});
