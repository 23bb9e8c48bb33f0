import {defineConfig, devices} from '@playwright/test';

import {browserFlags, provideBrowser, thisMachine} from './tests/e2e/browser';

// Workers load this file again and use the browser that was found or installed the first time.
process.env.CHROME_PATH = provideBrowser();

const site = 'http://127.0.0.1:4173';
const hosted = '**/*.hosted.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/e2e/csp-teardown',
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
      testIgnore: ['**/*.phone.spec.ts', hosted],
      grepInvert: /@rest\b/,
      use: {viewport: {width: 1366, height: 768}},
    },
    {
      // Files named *.phone.spec.ts, and tests of other files that are tagged @phone; those run in both.
      name: 'phone',
      testIgnore: hosted,
      grep: /@phone\b|\.phone\.spec\.ts\b/,
      use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
    {
      // What takes too long for each change, such as every page. Only "npm run test:nightly" runs it.
      name: 'rest',
      testIgnore: hosted,
      grep: /@rest\b/,
    },
    {
      // Against the build of tests/e2e/hosted-build.ts. Only "npm run test:nightly" runs it.
      name: 'hosted',
      testMatch: hosted,
      use: {viewport: {width: 1366, height: 768}},
    },
  ],
  // nginx with the container's redirects and headers. On SIGTERM it removes its temporary files.
  webServer: {
    command: 'npx tsx tests/hosting/serve.ts build 4173',
    url: site,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
