import type {ReactNode} from 'react';
import clsx from 'clsx';

import ScrollFrame from '@site/src/components/ScrollFrame';
import type {ShownCheck, ShownDecision, ShownMismatch, ShownVerdict} from '@site/src/data/matching/judge';
import {matcherPlaygroundTexts as texts} from '@site/src/texts/matcher-playground';
import type {Judged} from './use-judgement';

import styles from './styles.module.css';

/** The rules that decided, where they are, and how they are combined. */
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
          {' '}
          {texts.at} <code>{from}</code>
        </>
      )}
      {cascaded && texts.cascades}
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

function Check({category, path, decision, passed}: ShownCheck): ReactNode {
  return (
    <tr>
      <td>{category === 'body' ? <code>{path}</code> : `${texts.categories[category]} ${path}`}</td>
      <td>
        <Decision {...decision} />
      </td>
      <td>{passed ? texts.accepted : texts.refused}</td>
    </tr>
  );
}

function Verdict({passed, mismatches, checks, ties}: ShownVerdict): ReactNode {
  const isNotFound = mismatches.some(({kind}) => kind === 'MethodMismatch' || kind === 'PathMismatch');
  return (
    <>
      {isNotFound && <p>{texts.notFound}</p>}
      {ties.map(([one, other]) => (
        <p key={`${one} ${other}`}>{texts.tie(one, other)}</p>
      ))}
      {!passed && (
        <ol className={styles.mismatches}>
          {mismatches.map((mismatch, index) => (
            <Mismatch key={index} {...mismatch} />
          ))}
        </ol>
      )}
      {checks.length > 0 && (
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
                {checks.map((check, index) => (
                  <Check key={index} {...check} />
                ))}
              </tbody>
            </table>
          </ScrollFrame>
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
}

/** The verdict: whether it passes, each mismatch with the rule that decided, and what decided each value. */
export default function Result({judged}: Props): ReactNode {
  const [summary, className] = summaryOf(judged);
  const verdict = typeof judged === 'object' ? judged.verdict : undefined;
  return (
    <section className={styles.result} aria-label={texts.verdict}>
      <p className={clsx(styles.summary, className)} role="status">
        <strong>{summary}</strong>
      </p>
      {verdict && <Verdict {...verdict} />}
    </section>
  );
}
