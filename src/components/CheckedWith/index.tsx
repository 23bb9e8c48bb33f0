import type {ReactNode} from 'react';
import versions from '@generated/sample-versions/default/versions.json';

import styles from './styles.module.css';

interface Props {
  /** Folders in `examples/` that the page shows parts of, separated by spaces. */
  readonly projects: string;
}

function list(projects: readonly string[], check: 'run' | 'parsed'): string {
  const names = versions
    .filter((version) => version.check === check && projects.includes(version.id))
    .map(({library, version}) => `${library} ${version}`);
  return [...new Set(names)].join(', ');
}

/** Tells which versions a page's samples were checked with; `remark-include-sample` puts it at the end of a page. */
export default function CheckedWith({projects}: Props): ReactNode {
  const ids = projects.split(' ');
  const run = list(ids, 'run');
  const parsed = list(ids, 'parsed');
  return (
    <div className={styles.checked}>
      {run && <p>Samples checked with {run}: tests run them.</p>}
      {parsed && <p>Checked for syntax, and written for {parsed}.</p>}
    </div>
  );
}
