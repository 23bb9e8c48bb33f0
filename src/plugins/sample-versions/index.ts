import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {sampleProjects} from '../../data/sample-projects';
import {readVersion} from '../../data/sample-version';

/** What a page says of the samples of one project. */
export interface SampleVersion {
  readonly id: string;
  readonly library: string;
  readonly check: 'run' | 'parsed';
  readonly version: string;
}

/** Offers the versions that samples are checked with as `@generated/sample-versions/default/versions.json`. */
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
