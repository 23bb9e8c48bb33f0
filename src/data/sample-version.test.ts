import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {sampleProjects, type SampleProject} from './sample-projects';
import {readVersion} from './sample-version';

const project: SampleProject = {
  id: 'docs',
  library: 'Docusaurus',
  check: 'run',
  file: 'package.json',
  version: /"@docusaurus\/core": "([^"]+)"/,
};

describe('the version that samples are checked with', () => {
  it('is read from the file that pins it, for every project', () => {
    const versions = sampleProjects.map((each) => readVersion('.', each));
    console.log(`sample versions: checked ${versions.length} projects`);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter((version) => !/^\d+\.\d+/.test(version))).toEqual([]);
  });

  it('is the version in the file', () => {
    const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {dependencies: Record<string, string>};
    expect(readVersion('.', project)).toBe(dependencies['@docusaurus/core']);
  });

  it('fails when the file is missing', () => {
    expect(() => readVersion('.', {...project, file: 'packages.json'})).toThrow(
      'src/data/sample-projects.ts, "docs": packages.json does not exist; set it to the file that pins Docusaurus',
    );
  });

  it('fails when the file has no version', () => {
    expect(() => readVersion('.', {...project, version: /"nothing": "([^"]+)"/})).toThrow(
      'src/data/sample-projects.ts, "docs": package.json has no version of Docusaurus (/"nothing": "([^"]+)"/)',
    );
  });
});
