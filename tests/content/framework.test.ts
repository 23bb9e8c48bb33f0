import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

/** A value of the framework that the specification promises, or that this site sets. */
interface Value {
  readonly what: string;
  readonly file: string;
  readonly pattern: RegExp;
}

const promises: readonly Value[] = [
  {
    what: 'the mobile breakpoint, 996 px',
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    pattern: /DesktopBreakpoint = 996\b/,
  },
  {
    what: 'the cap of the cache of path patterns, 10000',
    file: 'react-router/cjs/react-router.js',
    pattern: /\bcacheLimit = 10000\b/,
  },
  {
    what: 'the storage key of the docs version',
    file: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    pattern: /`docs-preferred-version-\$\{pluginId\}`/,
  },
  {
    what: 'the storage key of the dismissal',
    file: '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    pattern: /'docusaurus\.announcement\.dismiss'/,
  },
  {
    what: 'the storage key of the announcement',
    file: '@docusaurus/theme-common/lib/contexts/announcementBar.js',
    pattern: /'docusaurus\.announcement\.id'/,
  },
  {
    what: 'the storage key of the colour mode',
    file: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    pattern: /ColorModeStorageKey = 'theme'/,
  },
  {
    what: 'the setting of deploy/build.env that has Node read the configuration',
    file: 'jiti/dist/jiti.js',
    pattern: /\bJITI_EXPERIMENTAL_BUN\b/,
  },
];

function promiseFaults(list: readonly Value[], read: (file: string) => string): string[] {
  return list
    .filter(({file, pattern}) => !pattern.test(read(file)))
    .map(
      ({what, file, pattern}) =>
        `${file}: ${what} is no longer there as ${pattern}; look where the framework keeps it now`,
    );
}

function versionOf(name: string): string {
  return (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {version: string}).version;
}

describe('the framework', () => {
  it('has the values that the specification promises', () => {
    console.log(`framework: looked at ${promises.length} values`);
    expect(promises.length).toBeGreaterThan(0);
    expect(promiseFaults(promises, (file) => readFileSync(`node_modules/${file}`, 'utf8'))).toEqual([]);
  });

  it('is reported when it has lost a value', () => {
    expect(promiseFaults([{what: 'the width', file: 'a.js', pattern: /996/}], () => 'width = 1024')).toEqual([
      'a.js: the width is no longer there as /996/; look where the framework keeps it now',
    ]);
  });

  it('is Docusaurus 3.10.2 with React 19, successors of the versions that the specification names', () => {
    expect(versionOf('@docusaurus/core')).toBe('3.10.2');
    expect(versionOf('react')).toMatch(/^19\./);
    expect(versionOf('react-dom')).toBe(versionOf('react'));
  });
});
