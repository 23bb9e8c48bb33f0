import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import Words from '@site/src/components/Words';
import {dayInWords} from '@site/src/data/days';
import type {UpgradeStep} from '@site/src/data/releases/upgrade';

import styles from './styles.module.css';

function Step({version, date, isMajor, change, action, guide, notes}: UpgradeStep): ReactNode {
  return (
    <li className={isMajor ? styles.major : undefined}>
      <p className={styles.version}>
        <strong>{version}</strong>
        {isMajor && <span className={styles.badge}>Major version</span>}
        <time dateTime={date}>{dayInWords(date)}</time>
      </p>
      <p>
        <Words of={change} />
      </p>
      <p>
        <strong>What to do:</strong> <Words of={action} />
      </p>
      <p>
        {guide && (
          <>
            Guide: <Link to={guide.address}>{guide.title}</Link>.{' '}
          </>
        )}
        <Link href={notes}>Notes of {version} on GitHub</Link>.
      </p>
    </li>
  );
}

/** What to know and to do on the way, the oldest version first. */
export default function Steps({steps}: {readonly steps: readonly UpgradeStep[]}): ReactNode {
  return (
    <ol className={styles.steps} aria-label="Steps">
      {steps.map((step) => (
        <Step key={step.version} {...step} />
      ))}
    </ol>
  );
}
