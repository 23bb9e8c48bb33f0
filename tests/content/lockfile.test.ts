import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {lockfileFaults, type Lockfile} from './checks/lockfile';

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const direct = [
  '@docusaurus/core',
  '@docusaurus/preset-classic',
  '@docusaurus/theme-mermaid',
  '@docsearch/react',
  'react',
  'react-dom',
  'prism-react-renderer',
  'clsx',
];

describe('the lockfile', () => {
  it('holds the direct dependencies of the site and ties it to no registry', () => {
    const count = Object.keys(lockfile.packages).length;
    console.log(`lockfile: looked at ${count} packages`);
    expect(count).toBeGreaterThan(direct.length);
    expect(lockfileFaults(lockfile, direct)).toEqual([]);
  });

  it('has the framework in one version', () => {
    const versions = Object.entries(lockfile.packages)
      .filter(([name]) => /(?:^|\/)node_modules\/@docusaurus\/(?!react-loadable|responsive-loader)[^/]+$/.test(name))
      .map(([name, {version}]) => `${name}@${version}`);
    expect(versions.length).toBeGreaterThan(5);
    expect(versions.filter((each) => !each.endsWith('@3.10.2'))).toEqual([]);
  });

  it('is refused with an address, without a dependency and with one that only another package needs', () => {
    const bad: Lockfile = {
      packages: {
        '': {dependencies: {react: '^19'}},
        'node_modules/react': {version: '19.2.0', resolved: 'https://registry.example/react.tgz'},
        'node_modules/clsx': {version: '2.1.1'},
      },
    };
    expect(lockfileFaults(bad, ['react', 'clsx', 'react-dom'])).toEqual([
      'package-lock.json: node_modules/react has "resolved": "https://registry.example/react.tgz"; install with --omit-lockfile-registry-resolved',
      'package-lock.json: clsx is no direct dependency; npm install clsx',
      'package-lock.json: react-dom is no direct dependency; npm install react-dom',
    ]);
  });
});
