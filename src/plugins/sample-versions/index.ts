import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {sampleProjects} from '../../data/sample-projects';
import {readVersion} from '../../data/sample-version';

/** The library and version that the samples of a project are checked with. */
export interface SampleVersion {
  readonly id: string;
  readonly library: string;
  readonly check: 'run' | 'parsed';
  readonly version: string;
}

/** Writes the versions that samples are checked with to `@generated/sample-versions/default/versions.json`. */
export default function sampleVersions({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-versions',
    getPathsToWatch: () => [...new Set(sampleProjects.map(({file}) => path.join(siteDir, file)))],
    async allContentLoaded({actions}) {
      const versions = sampleProjects.map((project): SampleVersion => ({
        id: project.id,
        library: project.library,
        check: project.check,
        version: readVersion(siteDir, project),
      }));
      await actions.createData('versions.json', versions);
    },
  };
}
