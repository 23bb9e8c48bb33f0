import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import type {Course} from '@site/src/data/courses';
import {nextStep, useProgress} from './progress';
import styles from './styles.module.css';

interface Props {
  readonly course: Course;
  /** Address of the page that this stands on. */
  readonly path: string;
}

function where({steps}: Course, current: number, done: ReadonlySet<number>): string {
  const finished = steps.filter((_, index) => done.has(index + 1)).length;
  const next = nextStep(steps.length, done);
  if (current > 0) {
    return `Step ${current} of ${steps.length}, ${finished} done`;
  }
  if (next === undefined) {
    return `All ${steps.length} steps done`;
  }
  return finished === 0 ? `${steps.length} steps` : `${finished} of ${steps.length} done, next is step ${next}`;
}

/** Tells on a page of a course where in it the reader is, and leads to every step. */
export default function CourseSteps({course, path}: Props): ReactNode {
  const {done} = useProgress(course.id);
  const current = course.steps.findIndex((step) => step.path === path) + 1;
  return (
    <nav className={styles.steps} aria-label={`Steps of ${course.title}`}>
      <p className={styles.where}>
        <strong>{course.title}</strong> <span>{where(course, current, done)}</span>
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
                aria-label={`Step ${number}: ${step.label}${isDone ? ', done' : ''}`}
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
