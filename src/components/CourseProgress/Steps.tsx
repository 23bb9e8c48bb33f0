import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import type {Course} from '@site/src/data/courses';
import {courseProgressTexts as texts} from '@site/src/texts/course-progress';
import {nextStep, useProgress} from './progress';
import styles from './styles.module.css';

interface Props {
  readonly course: Course;
  /** Address of the page that shows this. */
  readonly path: string;
}

function describePosition({steps}: Course, current: number, done: ReadonlySet<number>): string {
  const doneCount = steps.filter((_, index) => done.has(index + 1)).length;
  const next = nextStep(steps.length, done);
  if (current > 0) {
    return texts.position(current, steps.length, doneCount);
  }
  if (next === undefined) {
    return texts.allDone(steps.length);
  }
  return doneCount === 0 ? texts.stepCount(steps.length) : texts.progress(doneCount, steps.length, next);
}

/** Shows on each page of a course which steps are done, and links to all of them. */
export default function CourseSteps({course, path}: Props): ReactNode {
  const {done} = useProgress(course.id);
  const current = course.steps.findIndex((step) => step.path === path) + 1;
  return (
    <nav className={styles.steps} aria-label={texts.steps(course.title)}>
      <p className={styles.position}>
        <strong>{course.title}</strong> <span>{describePosition(course, current, done)}</span>
      </p>
      <ol className={styles.list}>
        {course.steps.map((step, index) => {
          const number = index + 1;
          const isDone = done.has(number);
          return (
            <li key={step.path}>
              <Link
                to={step.path}
                className={clsx(styles.step, isDone && styles.done)}
                aria-current={number === current ? 'step' : undefined}
                aria-label={isDone ? texts.stepDone(number, step.label) : texts.step(number, step.label)}
                title={step.label}
              >
                {number}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
