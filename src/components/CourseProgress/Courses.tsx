import type {ReactNode} from 'react';

import {Card, Cards} from '@site/src/components/Cards';
import {courses, type Course} from '@site/src/data/courses';
import {nextStep, useProgress} from './progress';

function hours({steps}: Course): string {
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0);
  return minutes < 90 ? `${minutes} minutes` : `${Math.round(minutes / 30) / 2} hours`;
}

function CourseCard({course}: {readonly course: Course}): ReactNode {
  const {done} = useProgress(course.id);
  const total = course.steps.length;
  const next = nextStep(total, done);
  const begun = done.size > 0 && next !== undefined;
  const path = begun ? (course.steps[next - 1]?.path ?? '') : `/university/${course.id}/00_1_Intro`;
  return (
    <Card to={path} title={course.title}>
      {total} steps, about {hours(course)}.{' '}
      {next === undefined ? 'You have done all of them.' : begun ? `Go on with step ${next}.` : 'Begin here.'}
    </Card>
  );
}

/** The courses of the university, each with how far the reader has come. */
export default function Courses(): ReactNode {
  return (
    <Cards>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </Cards>
  );
}
