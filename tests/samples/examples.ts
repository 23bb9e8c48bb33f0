import path from 'node:path';

import {listSources} from '../../src/plugins/remark-include-sample/sources';

/** Generated files that are committed. */
const made = /(?:^|\/)[^/]*[-.]lock(?:\.json|\.yaml)?$/;

/** Source files in `examples/`, by path relative to the project. */
export function exampleFiles(): string[] {
  return listSources(path.resolve('examples'))
    .map((file) => path.relative('.', file).split(path.sep).join('/'))
    .filter((file) => !made.test(file));
}
