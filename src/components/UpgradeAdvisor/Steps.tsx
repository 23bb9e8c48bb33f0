import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import InlineMarkdown from '@site/src/components/InlineMarkdown';
import {formatDay} from '@site/src/data/days';
import type {UpgradeStep} from '@site/src/data/releases/upgrade';
import {upgradeAdvisorTexts as texts} from '@site/src/texts/upgrade-advisor';

import styles from './styles.module.css';

function Step({version, date, isMajor, change, action, guide, notes}: UpgradeStep): ReactNode {
  return (
    <li className={isMajor ? styles.major : undefined}>
      <p className={styles.version}>
        <strong>{version}</strong>
        {isMajor && <span className={styles.badge}>{texts.majorVersion}</span>}
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <p>
        <InlineMarkdown of={change} />
      </p>
      <p>
        <strong>{texts.action}</strong> <InlineMarkdown of={action} />
      </p>
      <p>
        {guide && (
          <>
            {texts.guide} <Link to={guide.address}>{guide.title}</Link>.{' '}
          </>
        )}
        <Link href={notes}>{texts.releaseNotes(version)}</Link>.
      </p>
    </li>
  );
}

/** The steps of an upgrade, oldest version first. */
export default function Steps({steps}: {readonly steps: readonly UpgradeStep[]}): ReactNode {
  if (steps.length === 0) {
    return undefined;
  }
  return (
    <ol className={styles.steps} aria-label={texts.steps}>
      {steps.map((step) => (
        <Step key={step.version} {...step} />
      ))}
    </ol>
  );
}
