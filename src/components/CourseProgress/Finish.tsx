import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import type {Course} from '@site/src/data/courses';
import {useProgress} from './progress';
import styles from './styles.module.css';

interface Props {
  readonly course: Course;
  /** Number of the step whose page this stands on, from 1. */
  readonly step: number;
}

/** Ends the page of a step: the reader marks it as done and goes on with the next. */
export default function CourseFinish({course, step}: Props): ReactNode {
  const {done, mark} = useProgress(course.id);
  const isDone = done.has(step);
  const next = course.steps[step];
  return (
    <section className={styles.finish} aria-label={`Finish step ${step}`}>
      <button type="button" className={styles.toggle} aria-pressed={isDone} onClick={() => mark(step, !isDone)}>
        <span className={styles.box} aria-hidden="true" />
        Step {step} is done
      </button>
      {next ? (
        <Link href={next.path} className="button button--primary" onClick={() => mark(step, true)}>
          Go on with step {step + 1}: {next.label}
        </Link>
      ) : (
        <Link
          href={`/university/${course.id}/further`}
          className="button button--primary"
          onClick={() => mark(step, true)}
        >
          Finish the course: where to go next
        </Link>
      )}
    </section>
  );
}
