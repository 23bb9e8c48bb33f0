import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import type {Course} from '@site/src/data/courses';
import {courseProgressTexts as texts} from '@site/src/texts/course-progress';
import {useProgress} from './progress';
import styles from './styles.module.css';

interface Props {
  readonly course: Course;
  /** Number of the step that the page describes, from 1. */
  readonly step: number;
}

/** The end of a step's page: marks the step as done and links to the next one. */
export default function CourseFinish({course, step}: Props): ReactNode {
  const {done, mark} = useProgress(course.id);
  const isDone = done.has(step);
  const next = course.steps[step];
  return (
    <section className={styles.finish} aria-label={texts.finish(step)}>
      <button type="button" className={styles.toggle} aria-pressed={isDone} onClick={() => mark(step, !isDone)}>
        <span className={styles.box} aria-hidden="true" />
        {texts.markDone(step)}
      </button>
      {next ? (
        <Link href={next.path} className="button button--primary" onClick={() => mark(step, true)}>
          {texts.next(step + 1, next.label)}
        </Link>
      ) : (
        <Link
          href={`/university/${course.id}/further`}
          className="button button--primary"
          onClick={() => mark(step, true)}
        >
          {texts.finishCourse}
        </Link>
      )}
    </section>
  );
}
