import type {ReactNode} from 'react';
import versions from '@generated/sample-versions/default/versions.json';

import {pageChecks} from '@site/src/texts/page-checks';

import styles from './styles.module.css';

interface Props {
  /** Folders in `examples/` that the page includes samples from, separated by spaces. */
  readonly projects: string;
}

function listVersions(projects: readonly string[], check: 'run' | 'parsed'): string {
  const names = versions
    .filter((version) => version.check === check && projects.includes(version.id))
    .map(({library, version}) => `${library} ${version}`);
  return [...new Set(names)].join(', ');
}

/** Lists the versions that a page's samples were tested with; `remark-include-sample` appends it to the page. */
export default function CheckedWith({projects}: Props): ReactNode {
  const ids = projects.split(' ');
  const run = listVersions(ids, 'run');
  const parsed = listVersions(ids, 'parsed');
  return (
    <div className={styles.checked}>
      {run && <p>{pageChecks.samples.run(run)}</p>}
      {parsed && <p>{pageChecks.samples.parsed(parsed)}</p>}
    </div>
  );
}
