import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {themeFaults, type ThemeComponent} from './checks/theme-readme';

const folder = 'src/theme';

/** `Name.tsx` or `Name/index.tsx`, at any depth. */
function readComponents(): ThemeComponent[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /(?:^|\/)index\.tsx?$/.test(file) || /(?:^|\/)[A-Z]\w*\.tsx?$/.test(file))
    .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
    .sort()
    .map((file) => ({
      name: file.replace(/(?:\/index)?\.tsx?$/, ''),
      source: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

const {version} = JSON.parse(readFileSync('node_modules/@docusaurus/core/package.json', 'utf8')) as {version: string};

describe('the README of the theme', () => {
  it('tells of each component whether it wraps or replaces, why, and for which version; at most five replace', () => {
    const components = readComponents();
    console.log(`theme: looked at ${components.length} components: ${components.map(({name}) => name).join(', ')}`);
    expect(components.length).toBeGreaterThan(0);
    expect(themeFaults(readFileSync(`${folder}/README.md`, 'utf8'), components, version)).toEqual([]);
  });

  it('is refused when a line is missing, untrue, without a reason, out of date or left over', () => {
    const readme = [
      '| Component | Kind | Why | Version |',
      '| --- | --- | --- | --- |',
      '| `Footer` | replaces | a reason | 3.10.2 |',
      '| `CodeBlock` | wraps | a reason | 3.10.2 |',
      '| `Loading` | replaces |  | 3.9.0 |',
      '| `Root` | ejects | a reason | 3.10.2 |',
      '| `Gone` | adds | a reason | 3.10.2 |',
    ].join('\n');
    const components = [
      {name: 'Footer', source: "import Footer from '@theme-original/Footer';"},
      {name: 'CodeBlock', source: ''},
      {name: 'Loading', source: ''},
      {name: 'Root', source: ''},
      {name: 'New', source: ''},
    ];
    expect(themeFaults(readme, components, '3.10.2')).toEqual([
      'src/theme/README.md: Footer imports the original; correct "replaces"',
      'src/theme/README.md: CodeBlock does not import the original; correct "wraps"',
      'src/theme/README.md: Loading has no reason; tell why',
      'src/theme/README.md: Loading names version "3.9.0"; compare it with 3.10.2 and write that',
      'src/theme/README.md: Root "ejects"; write wraps, replaces, adds',
      'src/theme/README.md: New is missing; add a line to the table',
      'src/theme/README.md: Gone is not in src/theme; delete its line',
    ]);
  });

  it('is refused with a sixth component that is replaced', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'];
    const readme = names.map((name) => `| \`${name}\` | replaces | a reason | 3.10.2 |`).join('\n');
    expect(
      themeFaults(
        readme,
        names.map((name) => ({name, source: ''})),
        '3.10.2',
      ),
    ).toEqual(['src/theme: 6 components are replaced (A, B, C, D, E, F); 5 is the limit, wrap instead']);
  });
});
