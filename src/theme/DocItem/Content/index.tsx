import type {ComponentProps, ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import {useDoc} from '@docusaurus/plugin-content-docs/client';

import CourseFinish from '@site/src/components/CourseProgress/Finish';
import CourseSteps from '@site/src/components/CourseProgress/Steps';
import MarkdownControls from '@site/src/components/MarkdownControls';
import MarkdownAlternate from '@site/src/components/MarkdownControls/Alternate';
import {courseOf} from '@site/src/data/courses';

/** Adds the Markdown controls and, on pages of a course, the reader's progress. */
export default function DocItemContent(props: ComponentProps<typeof Content>): ReactNode {
  const {permalink} = useDoc().metadata;
  const path = permalink.replace(/(.)\/$/, '$1');
  const course = courseOf(permalink);
  const step = course ? course.steps.findIndex(({path: own}) => own === permalink) + 1 : 0;
  return (
    <>
      {course && <CourseSteps course={course} path={permalink} />}
      <MarkdownAlternate path={path} />
      <MarkdownControls key={path} path={path} />
      <Content {...props} />
      {course && step > 0 && <CourseFinish course={course} step={step} />}
    </>
  );
}
