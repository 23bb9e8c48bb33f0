import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import EditLink from '@site/src/components/EditLink';
import {Button, options, Select} from '@site/src/components/Field';
import {useSdk} from '@site/src/shared/reader-choices/sdk';
import {asksForChanges} from '@site/src/data/releases/action';
import type {LibraryReleases, UpgradeLibrary} from '@site/src/data/releases/upgrade';
import {upgradeAdvisorTexts as texts} from '@site/src/texts/upgrade-advisor';
import {
  chooseLibrary,
  describePlan,
  findProblems,
  findVersion,
  isPreview,
  planUpgrade,
  type Plan,
  type Selection,
} from './plan';
import Steps from './Steps';
import {useReleases} from './use-releases';
import {useSelection} from './use-selection';

import styles from './styles.module.css';

/** Options for all versions, grouped by major version; pre-releases are a group at the end. */
function versionOptions(versions: readonly string[]): ReactNode {
  const groupOf = (version: string): string =>
    isPreview(version) ? texts.previews : texts.major(version.split('.')[0] ?? '');
  const stableFirst = [...versions].sort((a, b) => Number(isPreview(a)) - Number(isPreview(b)));
  return [...new Set(stableFirst.map(groupOf))].map((group) => (
    <optgroup key={group} label={group}>
      {options(versions.filter((version) => groupOf(version) === group))}
    </optgroup>
  ));
}

interface ResultProps {
  readonly library: UpgradeLibrary;
  readonly releases: LibraryReleases;
  readonly selection: Selection;
  readonly from: string;
  readonly to: string;
}

/** The status message; `from` is empty until the reader has selected a version. */
function statusMessage(plan: Plan | undefined, name: string, from: string, to: string): string {
  if (plan) {
    return describePlan(plan, name, from, to);
  }
  if (from === '') {
    return texts.selectFrom;
  }
  return from === to ? texts.sameVersion(to) : texts.olderTarget(from, to);
}

function Result({library, releases, selection, from, to}: ResultProps): ReactNode {
  const [hidesOthers, hideOthers] = useState(false);
  const problems = findProblems(selection, library, releases);
  const plan = planUpgrade(releases, from, to);
  const steps = plan?.steps ?? [];
  const changes = steps.filter(asksForChanges);
  return (
    <>
      <div role="status" className={styles.outcome}>
        {[...problems, statusMessage(plan, library.name, from, to)].map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {steps.length > 0 && (
        <>
          {changes.length < steps.length && (
            <label className={styles.filter}>
              <input type="checkbox" checked={hidesOthers} onChange={({target}) => hideOthers(target.checked)} />
              {texts.onlyChanges(steps.length - changes.length)}
            </label>
          )}
          <Steps steps={hidesOthers ? changes : steps} />
          <EditLink of={`content/releases/${library.id}.yml`} passage="notes" />
        </>
      )}
    </>
  );
}

interface Props {
  readonly libraries: readonly UpgradeLibrary[];
}

/**
 * Shows the steps between two versions of a library. The reader's selection is kept in the URL. Without scripts the page
 * has a list of release histories instead.
 */
export default function Advisor({libraries}: Props): ReactNode {
  const [selection, select] = useSelection();
  const [sdk] = useSdk();
  const library = chooseLibrary(libraries, selection.library, sdk);
  const [loaded, retry] = useReleases(library?.releases ?? '');
  if (!library) {
    return undefined;
  }

  const {id, name, newest, page} = library;
  const releases = loaded?.releases;
  const versions = releases?.versions ?? [newest];
  const from = findVersion(versions, selection.from);
  const to = findVersion(versions, selection.to) || newest;

  return (
    <section className={styles.frame} aria-label={texts.region}>
      <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
        <Select label={texts.library} value={id} onChange={(next) => select({library: next, from: '', to: ''})}>
          {options(libraries.map((each) => [each.id, each.name] as const))}
        </Select>
        <Select label={texts.from} value={from} onChange={(next) => select({library: id, from: next, to})}>
          <option value="">{texts.selectVersion}</option>
          {versionOptions(versions)}
        </Select>
        <Select label={texts.to} value={to} onChange={(next) => select({library: id, from, to: next})}>
          {versionOptions(versions)}
        </Select>
      </form>
      {releases ? (
        <Result library={library} releases={releases} selection={selection} from={from} to={to} />
      ) : (
        <div role="status" aria-busy={!loaded} className={styles.outcome}>
          {loaded ? (
            <>
              <p>
                {texts.loadingFailed(name)} <Link to={page}>{texts.releaseHistory}</Link>.
              </p>
              <Button onClick={retry}>{texts.retry}</Button>
            </>
          ) : (
            <p>{texts.loading(name)}</p>
          )}
        </div>
      )}
    </section>
  );
}
