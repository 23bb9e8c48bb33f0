import {readFileSync} from 'node:fs';
import {parse} from 'smol-toml';
import {expect, it} from 'vitest';

import {onPostBuild} from './index';

const steps: string[] = [];
const step =
  (name: string) =>
  async (what: string): Promise<void> => {
    steps.push(`${name} ${what}`);
  };

it('a release on Netlify goes over the former one, which the cache keeps', async () => {
  await onPostBuild({utils: {cache: {restore: step('restore'), save: step('save')}, run: {command: step('run')}}});
  expect(steps).toEqual(['restore release', 'run npx tsx deploy/release.ts --from build --to release', 'save release']);
});

it('the configuration of Netlify publishes what the release writes, and the build of a preview', () => {
  expect(parse(readFileSync('netlify.toml', 'utf8'))).toMatchObject({
    build: {publish: 'build'},
    context: {
      production: {publish: 'release', plugins: [{package: '/deploy/netlify'}]},
      'deploy-preview': {command: "npm run build && printf '/*\n  X-Robots-Tag: noindex\n' >> build/_headers"},
    },
  });
});
