import type {ComponentProps, ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import {CourseFinish, CourseSteps} from '@site/src/components/CourseProgress';
import {courseOf} from '@site/src/data/courses';

/** Tells on the pages of a course how far the reader has come. */
export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const {permalink} = useDoc().metadata;
  const course = courseOf(permalink);
  const step = course ? course.steps.findIndex(({path}) => path === permalink) + 1 : 0;
  return (
    <>
      {course && <CourseSteps course={course} path={permalink} />}
      <Content {...props} />
      {course && step > 0 && <CourseFinish course={course} step={step} />}
    </>
  );
}
