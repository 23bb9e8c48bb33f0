import {test as base} from '@playwright/test';

import {serve, type Server} from '../hosting/nginx';
import {readReports, reportsFile} from '../hosting/violations';

/**
 * Tests against `build-hosted`, the site with keys of the hosted search and a feedback endpoint (`npx tsx tests/e2e/hosted-build.ts`).
 * Each worker serves its own copy, and fails if a page violated the content security policy.
 */
export const test = base.extend<object, {readonly hostedSite: Server}>({
  baseURL: ({hostedSite}, use) => use(hostedSite.url),
  hostedSite: [
    // Playwright derives the required fixtures from the parameter: none here.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, {parallelIndex}) => {
      const reports = reportsFile('build-hosted', parallelIndex);
      const server = await serve('build-hosted', {generated: 'build-hosted-nginx', reports});
      await use(server);
      await server.stop();
      const violations = readReports(reports);
      if (violations.length > 0) {
        throw new Error(`pages violated the content security policy:\n${violations.join('\n')}`);
      }
    },
    {scope: 'worker'},
  ],
});
