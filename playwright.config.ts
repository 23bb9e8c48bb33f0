import {defineConfig, devices} from '@playwright/test';

import {browserFlags, findOrInstallBrowser, firefoxOptions, thisMachine} from './tests/e2e/browser';

// Workers load this file again, and reuse the browsers that were found or installed first.
process.env.CHROME_PATH = findOrInstallBrowser('chromium');
process.env.FIREFOX_PATH = findOrInstallBrowser('firefox');

const site = 'http://127.0.0.1:4173';
const hosted = '**/*.hosted.spec.ts';
const phone = '**/*.phone.spec.ts';

/** Files that test what engines do most differently: focus, history, scrolling. They run in Firefox for each change. */
const engineFiles = ['before-hydration', 'found-text', 'keyboard', 'navigation', 'scrolling'].map(
  (name) => `**/${name}.spec.ts`,
);

const desktop = {viewport: {width: 1366, height: 768}};
const chromium = {
  ...devices['Desktop Chrome'],
  ...desktop,
  permissions: ['clipboard-read', 'clipboard-write'],
  launchOptions: {executablePath: process.env.CHROME_PATH, args: browserFlags(thisMachine().isRoot)},
};
const android = {...chromium, viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
const firefox = {...firefoxOptions(process.env.FIREFOX_PATH), ...desktop};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalTeardown: './tests/e2e/csp-teardown',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous limits, which only end tests that hang.
  timeout: 300_000,
  expect: {timeout: 30_000},
  reporter: 'list',
  use: {
    baseURL: site,
    // A trace doubles the time of most tests; record one with --trace on.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [phone, hosted],
      grepInvert: /@rest\b/,
      use: chromium,
    },
    {
      // *.phone.spec.ts, and tests tagged @phone in other files, which run in both projects.
      name: 'phone',
      testIgnore: hosted,
      grep: /@phone\b|\.phone\.spec\.ts\b/,
      grepInvert: /@rest\b/,
      use: android,
    },
    {
      name: 'firefox',
      testMatch: engineFiles,
      grepInvert: /@rest\b|@chromium\b/,
      use: firefox,
    },
    {
      // All but those tagged @chromium, which need what Firefox doesn't have under test. Only "npm run test:all" runs it.
      name: 'firefox-all',
      testIgnore: [phone, hosted],
      grepInvert: /@chromium\b/,
      use: firefox,
    },
    {
      // Too slow for each change, such as every page. Only "npm run test:all" runs it.
      name: 'rest',
      testIgnore: [phone, hosted],
      grep: /@rest\b/,
      use: chromium,
    },
    {
      name: 'phone-rest',
      testMatch: phone,
      grep: /@rest\b/,
      use: android,
    },
    {
      // Against the build of tests/e2e/hosted-build.ts. Only "npm run test:all" runs it.
      name: 'hosted',
      testMatch: hosted,
      use: chromium,
    },
  ],
  // Serves with nginx and the configuration of the container. On SIGTERM it removes its temporary files.
  webServer: {
    command: 'npx tsx tests/hosting/serve.ts build 4173',
    url: site,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
  },
});
