import {defineConfig, devices} from '@playwright/test';

import {browserFlags, provideBrowser, thisMachine} from './tests/e2e/browser';

// Workers read this file, too: they take the browser that the first reading found or brought.
process.env.CHROME_PATH = provideBrowser();

const site = 'http://127.0.0.1:4173';

// The same site with keys of the hosted search service; "npm run build:hosted" builds it.
const hostedSite = 'http://127.0.0.1:4174';
process.env.HOSTED_BASE_URL = hostedSite;

// Both are served as they are in the container, with its redirects and headers: nginx, asked politely, takes its files
// along when it ends.
const gracefulShutdown = {signal: 'SIGTERM', timeout: 5000} as const;

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/e2e/policy-held',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // These only end what hangs, also on a slow machine.
  timeout: 120_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    baseURL: site,
    ...devices['Desktop Chrome'],
    launchOptions: {executablePath: process.env.CHROME_PATH, args: browserFlags(thisMachine().isRoot)},
    // A trace takes as long again as most of the tests; --trace on records one.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: /@rest\b/,
      use: {viewport: {width: 1366, height: 768}},
    },
    {
      // The pages that the project above leaves out, since they take long.
      name: 'rest',
      grep: /@rest\b/,
    },
    {
      // Files named *.phone.spec.ts, and tests of other files that are tagged @phone; those run in both.
      name: 'phone',
      grep: /@phone\b|\.phone\.spec\.ts\b/,
      use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
  ],
  webServer: [
    {
      command: 'npm run serve:nginx -- build 4173',
      url: site,
      reuseExistingServer: false,
      gracefulShutdown,
    },
    {
      command: 'npm run serve:nginx -- build-hosted 4174',
      url: hostedSite,
      reuseExistingServer: false,
      gracefulShutdown,
    },
  ],
});
