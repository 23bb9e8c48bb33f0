import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

type Packages = Readonly<Record<string, {readonly resolved?: string; readonly link?: boolean}>>;

/** Packages with a download URL, which would tie installations to one registry. */
function addressFaults(packages: Packages): string[] {
  return Object.entries(packages)
    .filter(([, {resolved, link}]) => resolved !== undefined && !link)
    .map(
      ([name, {resolved}]) =>
        `package-lock.json: ${name} has "resolved": "${resolved}"; delete these lines, or run npm install here, where .npmrc leaves them out`,
    );
}

it('the lock file has no download URLs', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Packages};
  console.log(`lock file: checked ${Object.keys(packages).length} packages`);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(addressFaults(packages)).toEqual([]);
});

it('a lock file with a download URL is rejected, one with a link to a workspace is not', () => {
  expect(
    addressFaults({
      'node_modules/react': {resolved: 'https://registry.example/react.tgz'},
      'node_modules/shop': {resolved: 'examples/javascript', link: true},
    }),
  ).toEqual([
    'package-lock.json: node_modules/react has "resolved": "https://registry.example/react.tgz"; delete these lines, or run npm install here, where .npmrc leaves them out',
  ]);
});
