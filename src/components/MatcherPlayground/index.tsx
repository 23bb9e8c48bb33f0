import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import CodeEditor, {type Problem as Mark} from '@site/src/components/CodeEditor';
import type {Problem} from '@site/src/data/matching/judge';
import type {SdkId} from '@site/src/data/sdks';
import {useSdk} from '@site/src/shared/reader-choices/sdk';
import {matcherPlaygroundTexts as texts} from '@site/src/texts/matcher-playground';
import Actions from './Actions';
import Controls from './Controls';
import Result from './Result';
import {useJudgement} from './use-judgement';
import {usePlayground} from './use-playground';
import {useTest, type Written} from './use-test';

import styles from './styles.module.css';

/** Languages whose library verifies with Pact JVM instead of the core. */
const jvmLanguages: ReadonlySet<SdkId> = new Set(['java', 'kotlin', 'groovy', 'scala']);
const differences = '/getting_started/matching/gotchas#consumer-language--provider-language';

const marksOf = (problems: readonly Problem[] | undefined, side: Problem['side']): readonly Mark[] =>
  (problems ?? [])
    .filter((problem) => problem.side === side)
    .map(({kind, detail, offset, length}) => ({offset, length, message: texts.problem(kind, detail)}));

function Test({written}: {readonly written: Written}): ReactNode {
  if (typeof written === 'string') {
    const messages = {loading: texts.testLoading, unreadable: texts.testMissing, failed: texts.testFailed};
    return <p className={styles.noTest}>{messages[written]}</p>;
  }
  return (
    // Focusable, so that keyboard users can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.test} tabIndex={0} role="region" aria-label={written.file}>
      <code>{written.code}</code>
    </pre>
  );
}

/**
 * A matcher playground: an expectation as a pact file has it, the test that writes it, what came, and the verdict as
 * Pact's Rust core decides (`src/data/matching`). Nothing leaves the browser.
 */
export default function MatcherPlayground(): ReactNode {
  const playground = usePlayground();
  const {trial, situation, edit, isLinkBroken} = playground;
  const [language, chooseLanguage] = useSdk();
  const judged = useJudgement(trial, situation?.judgement);
  const written = useTest(language, trial);
  const problems = typeof judged === 'object' ? judged.problems : undefined;
  const expectedMarks = useMemo(() => marksOf(problems, 'expected'), [problems]);
  const actualMarks = useMemo(() => marksOf(problems, 'actual'), [problems]);

  return (
    <section className={styles.frame} aria-label={texts.region}>
      <Controls playground={playground} language={language} onLanguage={chooseLanguage} />
      {isLinkBroken && <p role="alert">{texts.brokenLink}</p>}
      {jvmLanguages.has(language) && (
        <p className={styles.note}>
          {texts.jvm} <Link to={differences}>{texts.jvmLink}</Link>.
        </p>
      )}
      <div className={styles.sides}>
        <div className={styles.side}>
          <CodeEditor
            label={texts.expected[trial.kind]}
            value={trial.expected}
            onChange={(expected) => edit({expected})}
            problems={expectedMarks}
            rows={6}
          />
          <p className={styles.label}>
            {texts.test} {typeof written === 'object' && <code>{written.file}</code>}
          </p>
          <Test written={written} />
        </div>
        <div className={styles.side}>
          <CodeEditor
            label={texts.actual[trial.kind]}
            value={trial.actual}
            onChange={(actual) => edit({actual})}
            problems={actualMarks}
            rows={6}
          />
          <Result judged={judged} situation={situation} />
        </div>
      </div>
      <Actions playground={playground} written={written} isUnreadable={written === 'unreadable'} />
    </section>
  );
}
