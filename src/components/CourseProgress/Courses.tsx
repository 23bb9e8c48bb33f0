import type {ReactNode} from 'react';

import {Card, Cards} from '@site/src/components/Cards';
import {courses, type Course} from '@site/src/data/courses';
import {courseProgressTexts as texts} from '@site/src/texts/course-progress';
import {nextStep, useProgress} from './progress';

function CourseCard({course}: {readonly course: Course}): ReactNode {
  const {done} = useProgress(course.id);
  const total = course.steps.length;
  const next = nextStep(total, done);
  const minutes = course.steps.reduce((sum, step) => sum + step.minutes, 0);
  const isStarted = done.size > 0 && next !== undefined;
  const path = isStarted ? (course.steps[next - 1]?.path ?? '') : `/university/${course.id}/00_1_Intro`;
  return (
    <Card to={path} title={course.title}>
      {texts.length(total, minutes)}{' '}
      {next === undefined ? texts.completed : isStarted ? texts.resume(next) : texts.start}
    </Card>
  );
}

/** A card for each course of the university, with the reader's progress. */
export default function Courses(): ReactNode {
  return (
    <Cards>
      {courses.map((course) => (
        <CourseCard key={course.id} course={course} />
      ))}
    </Cards>
  );
}
