import {courses} from '../../../src/data/courses';

/** Pages that a reader works through in one folder. */
export interface Journey {
  readonly id: string;
  /** Their paths from the repository's root, in order. */
  readonly pages: readonly string[];
}

/** What is followed to the letter: the courses, and the pages that begin in an empty folder. */
export const journeys: readonly Journey[] = [
  ...courses.map(({id, steps}) => ({id, pages: steps.map(({path}) => `docs${path}.mdx`)})),
  {id: 'javascript', pages: ['docs/implementation_guides/javascript/docs/get_started.mdx']},
];
