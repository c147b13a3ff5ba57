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
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0, // a test that passes the second time is a fault to find
  workers: '100%',
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: process.env.CI ? 'retain-on-failure' : 'off',
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
