import {test as base} from '@playwright/test';

import {serve, type Server} from '../hosting/nginx';
import {readReports, reportsFile} from '../hosting/violations';

/**
 * Tests against `build-hosted`, the site with keys of the hosted search and an address for feedback
 * (`npx tsx tests/e2e/hosted-build.ts`). Each worker serves it by itself, and fails where a page went against the policy.
 */
export const test = base.extend<object, {readonly hostedSite: Server}>({
  baseURL: ({hostedSite}, use) => use(hostedSite.url),
  hostedSite: [
    // Playwright reads from the parameter which fixtures a fixture needs: here none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use, {parallelIndex}) => {
      const reports = reportsFile('build-hosted', parallelIndex);
      const server = await serve('build-hosted', {generated: 'build-hosted-nginx', reports});
      await use(server);
      await server.stop();
      const violations = readReports(reports);
      if (violations.length > 0) {
        throw new Error(`pages went against the content security policy:\n${violations.join('\n')}`);
      }
    },
    {scope: 'worker'},
  ],
});
