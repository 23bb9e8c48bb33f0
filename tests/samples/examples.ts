import path from 'node:path';

import {listSources} from '../../src/plugins/remark-include-sample/sources';

/** Files that tools write and that are kept nevertheless. */
const made = /(?:^|\/)[^/]*[-.]lock(?:\.json|\.yaml)?$/;

/** Files in `examples/` that people wrote, by their path relative to the project. */
export function exampleFiles(): string[] {
  return listSources(path.resolve('examples'))
    .map((file) => path.relative('.', file).split(path.sep).join('/'))
    .filter((file) => !made.test(file));
}
