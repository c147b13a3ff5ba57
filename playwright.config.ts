import {defineConfig, devices} from '@playwright/test';
import {browserArgs, findBrowser} from './scripts/browser';

// Two working copies on one machine can test at the same time on two ports.
const port = process.env.MANUAL_PORT ?? '4173';

const executablePath = findBrowser();
if (executablePath) {
  // Each worker loads this file again; it need not look again.
  process.env.CHROMIUM_PATH = executablePath;
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {executablePath, args: browserArgs},
      },
    },
  ],
  webServer: {
    command: 'tsx scripts/serve.ts',
    env: {PORT: port},
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
