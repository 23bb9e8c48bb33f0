import {useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import ScrollFrame from '@site/src/components/ScrollFrame';
import type {ShownDecision, ShownMismatch, ShownVerdict} from '@site/src/data/matching/judge';
import {rowsOf, type Row} from '@site/src/data/matching/rows';
import type {JudgedSituation} from '@site/src/data/matching/situations';
import {matcherPlaygroundTexts as texts} from '@site/src/texts/matcher-playground';
import type {Judged} from './use-judgement';

import styles from './styles.module.css';

/** Most mismatches and values that are shown: thousands would freeze the page. */
const most = 100;

/** The rules that decided, where they are, and how they are combined; or the principle that did. */
function Decision({principle, rules, combine, from = '', cascaded}: ShownDecision): ReactNode {
  if (principle) {
    return texts.principles[principle];
  }
  return (
    <>
      {rules.map((rule, index) => (
        <span key={index}>
          {index > 0 && ', '}
          <code>{rule}</code>
        </span>
      ))}
      {from !== '' && (
        <>
          {` ${cascaded ? texts.inherited : texts.at} `}
          <code>{from}</code>
        </>
      )}
      {rules.length > 1 && ` (${combine === 'OR' ? texts.or : texts.and})`}
    </>
  );
}

function Mismatch({kind, path, message, decision}: ShownMismatch): ReactNode {
  return (
    <li>
      <p className={styles.place}>
        <strong>{texts.kinds[kind]}</strong> {path !== '' && <code>{path}</code>}
      </p>
      <p className={styles.message} translate="no">
        {message}
      </p>
      <p className={styles.why}>
        {texts.decidedBy} <Decision {...decision} />
      </p>
    </li>
  );
}

function Check({category, path, decision, passed}: Row): ReactNode {
  return (
    <tr>
      <td>{category === 'body' ? <code>{path}</code> : `${texts.categories[category]} ${path}`}</td>
      <td>
        <Decision {...decision} />
      </td>
      <td className={passed ? styles.accepted : styles.refused}>{passed ? texts.accepted : texts.refused}</td>
    </tr>
  );
}

function Verdict({verdict}: {readonly verdict: ShownVerdict}): ReactNode {
  const {passed, mismatches, ties} = verdict;
  const rows = useMemo(() => rowsOf(verdict), [verdict]);
  const isNotFound = mismatches.some(({kind}) => kind === 'MethodMismatch' || kind === 'PathMismatch');
  return (
    <>
      {isNotFound && <p>{texts.notFound}</p>}
      {ties.map(([one, other]) => (
        <p key={`${one} ${other}`}>{texts.tie(one, other)}</p>
      ))}
      {!passed && (
        <ol className={styles.mismatches}>
          {mismatches.slice(0, most).map((mismatch, index) => (
            <Mismatch key={index} {...mismatch} />
          ))}
        </ol>
      )}
      {mismatches.length > most && <p>{texts.more(mismatches.length - most)}</p>}
      {rows.length > 0 && (
        <details className={styles.checks}>
          <summary>{texts.checks}</summary>
          <ScrollFrame label={texts.checks}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{texts.checkPath}</th>
                  <th scope="col">{texts.checkRule}</th>
                  <th scope="col">{texts.checkResult}</th>
                </tr>
              </thead>
              <tbody>
                {rows.slice(0, most).map((row) => (
                  <Check key={`${row.category} ${row.path}`} {...row} />
                ))}
              </tbody>
            </table>
          </ScrollFrame>
          {rows.length > most && <p>{texts.more(rows.length - most)}</p>}
        </details>
      )}
    </>
  );
}

/** The verdict in a few words, for eyes and screen readers. */
function summaryOf(judged: Judged): readonly [text: string, className?: string] {
  if (judged === undefined) {
    return [texts.comparing];
  }
  if (judged === 'unavailable') {
    return [texts.unavailable];
  }
  const {verdict} = judged;
  if (!verdict) {
    return [texts.none];
  }
  return verdict.passed
    ? [`${texts.passes} ${texts.passesMeaning}`, styles.passes]
    : [texts.fails(verdict.mismatches.length), styles.fails];
}

interface Props {
  readonly judged: Judged;
  /** The worked situation, as long as its reader hasn't changed it. */
  readonly situation: JudgedSituation | undefined;
}

/**
 * The verdict: whether it passes, each mismatch with the rule that decided, what decided each value, and what a worked
 * situation teaches.
 */
export default function Result({judged, situation}: Props): ReactNode {
  const [summary, className] = summaryOf(judged);
  const [last, setLast] = useState<ShownVerdict>();
  const found = typeof judged === 'object' ? judged.verdict : undefined;
  if (judged !== undefined && found !== last) {
    setLast(found);
  }
  // While it compares, the verdict before stays, so that the page doesn't jump and a table stays open.
  const verdict = judged === undefined ? last : found;
  return (
    <section className={styles.result} aria-label={texts.verdict}>
      <p className={clsx(styles.summary, className)} role="status">
        <strong>{summary}</strong>
      </p>
      {verdict && (
        <div aria-busy={judged === undefined} className={judged === undefined ? styles.outdated : undefined}>
          <Verdict verdict={verdict} />
        </div>
      )}
      {situation && (
        <p className={styles.lesson}>
          <Link to={`#${situation.id}`}>{texts.lesson}</Link>: {situation.lesson}
        </p>
      )}
    </section>
  );
}
