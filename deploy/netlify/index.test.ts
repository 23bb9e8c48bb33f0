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

it('a release on Netlify updates the previous one from the cache', async () => {
  await onPostBuild({utils: {cache: {restore: step('restore'), save: step('save')}, run: {command: step('run')}}});
  expect(steps).toEqual(['restore release', 'run npx tsx deploy/release.ts --from build --to release', 'save release']);
});

it('netlify.toml publishes the release in production, and the build in previews', () => {
  expect(parse(readFileSync('netlify.toml', 'utf8'))).toMatchObject({
    build: {publish: 'build'},
    context: {
      production: {publish: 'release', plugins: [{package: '/deploy/netlify'}]},
      'deploy-preview': {command: "npm run build && printf '/*\n  X-Robots-Tag: noindex\n' >> build/_headers"},
    },
  });
});
