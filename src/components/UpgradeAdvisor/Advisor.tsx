import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import EditLink from '@site/src/components/EditLink';
import {Button, options, Select} from '@site/src/components/Field';
import {useSdk} from '@site/src/shared/reader-choices/sdk';
import type {LibraryReleases, UpgradeLibrary} from '@site/src/data/releases/upgrade';
import {chooseLibrary, faultsOf, planUpgrade, summaryOf, type Plan, type Question} from './plan';
import Steps from './Steps';
import {useQuestion} from './use-question';
import {useReleases} from './use-releases';

import styles from './styles.module.css';

/** Versions by their major number, the newest first. */
function versionOptions(versions: readonly string[]): ReactNode {
  const majors = [...new Set(versions.map((version) => version.split('.')[0]))];
  return majors.map((major) => (
    <optgroup key={major} label={`Version ${major}`}>
      {options(versions.filter((version) => version.split('.')[0] === major))}
    </optgroup>
  ));
}

interface AnswerProps {
  readonly library: UpgradeLibrary;
  readonly releases: LibraryReleases;
  readonly question: Question;
  readonly from: string;
  readonly to: string;
}

/** The answer in words; `from` is empty as long as the reader hasn't chosen. */
function outcomeOf(plan: Plan | undefined, name: string, from: string, to: string): string {
  if (plan) {
    return summaryOf(plan, name, from, to);
  }
  if (from === '') {
    return 'Choose the version that you have.';
  }
  return from === to
    ? `You have ${to} already; nothing has to be done.`
    : `${from} comes after ${to}. Choose a later version to go to.`;
}

function Answer({library, releases, question, from, to}: AnswerProps): ReactNode {
  const faults = faultsOf(question, library, releases);
  const plan = planUpgrade(releases, from, to);
  return (
    <>
      <div role="status" className={styles.outcome}>
        {[...faults, outcomeOf(plan, library.name, from, to)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {plan && plan.steps.length > 0 && (
        <>
          <Steps steps={plan.steps} />
          <EditLink of={`content/releases/${library.id}.yml`} label="Edit these notes" />
        </>
      )}
    </>
  );
}

interface Props {
  readonly libraries: readonly UpgradeLibrary[];
}

/**
 * What to do between two versions of a library. The reader chooses library and versions, which are kept in the address,
 * and sees the notes of its release history in order. Without scripts there is no advisor.
 */
export default function Advisor({libraries}: Props): ReactNode {
  const [question, ask] = useQuestion();
  const [sdk] = useSdk();
  const library = chooseLibrary(libraries, question.library, sdk);
  const [answer, retry] = useReleases(library?.releases ?? '');
  if (!library) {
    return undefined;
  }

  const {id, name, newest, page} = library;
  const releases = answer?.releases;
  const versions = releases?.versions ?? [newest];
  const from = versions.includes(question.from) ? question.from : '';
  const to = versions.includes(question.to) ? question.to : newest;

  return (
    <section className={styles.frame} aria-label="Plan an upgrade">
      <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
        <Select label="Library" value={id} onChange={(next) => ask({library: next, from: '', to: ''})}>
          {options(libraries.map((one) => [one.id, one.name] as const))}
        </Select>
        <Select label="From version" value={from} onChange={(next) => ask({library: id, from: next, to})}>
          <option value="">Choose a version</option>
          {versionOptions(versions)}
        </Select>
        <Select label="To version" value={to} onChange={(next) => ask({library: id, from, to: next})}>
          {versionOptions(versions)}
        </Select>
      </form>
      {releases ? (
        <Answer library={library} releases={releases} question={question} from={from} to={to} />
      ) : (
        <div role="status" aria-busy={!answer} className={styles.outcome}>
          {answer ? (
            <>
              <p>
                The versions of {name} could not be loaded. Its <Link to={page}>release history</Link> has the same
                notes.
              </p>
              <Button onClick={retry}>Try again</Button>
            </>
          ) : (
            <p>The versions of {name} are on their way.</p>
          )}
        </div>
      )}
    </section>
  );
}
