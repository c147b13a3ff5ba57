import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {ENGINE_NAMES, type EngineName} from './engines/types';

/** The manual in the Firefox and the WebKit of a Debian, which Playwright cannot drive itself. */
export default defineConfig<object, {engine: EngineName}>({
  testDir: __dirname,
  outputDir: path.resolve(__dirname, '../../test-results/browsers'),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  projects: ENGINE_NAMES.map((engine) => ({
    name: engine,
    workers: 1, // one browser of each kind
    use: {engine},
  })),
});
