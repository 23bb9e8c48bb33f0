import {courses} from '../../../src/data/courses';
import {compileOnce} from '../shared';

/** Pages that a reader works through in one folder. */
export interface Journey {
  readonly id: string;
  /** Their paths from the repository's root, in order. */
  readonly pages: readonly string[];
  /** Commands that answer where what its reader needs is there. */
  readonly tools?: readonly (readonly string[])[];
  /** Variables that save work and that its reader doesn't need. */
  readonly environment?: (root: string) => Readonly<Record<string, string>>;
}

const guides = 'docs/implementation_guides';
const maven = [
  ['javac', '-version'],
  ['mvn', '--version'],
] as const;

/** The pages on which a reader begins with a language, in an empty folder. */
export const languageJourneys: readonly Journey[] = [
  {id: 'javascript', pages: [`${guides}/javascript/docs/get_started.mdx`]},
  {id: 'java', pages: [`${guides}/jvm/docs/get_started.mdx`], tools: maven},
  {id: 'kotlin', pages: [`${guides}/jvm/docs/get_started_kotlin.mdx`], tools: maven},
  {id: 'go', pages: [`${guides}/go/docs/get_started.mdx`], tools: [['go', 'version']]},
  {id: 'python', pages: [`${guides}/python/docs/get_started.mdx`], tools: [['python3', '-c', 'import venv']]},
  {
    id: 'rust',
    pages: [`${guides}/rust/get_started.mdx`],
    tools: [['cargo', '--version']],
    environment: compileOnce,
  },
  {id: 'scala', pages: [`${guides}/scala/get_started.mdx`], tools: [['sbt', '--version']]},
  {id: 'cli', pages: [`${guides}/cli/get_started.mdx`]},
];

const pluginCourse = 'docs/plugins/workshops/create-a-plugin';

/** Courses outside of the university; pages of theirs on which nothing is to be done are left out. */
export const workshopJourneys: readonly Journey[] = [
  {
    id: 'create-a-plugin',
    pages: ['intro', 'step4', 'step5', 'step6'].map((page) => `${pluginCourse}/${page}.mdx`),
    tools: [['python3', '-c', 'import venv']],
  },
];

/** What is followed to the letter: the courses, and where a reader begins with a language. */
export const journeys: readonly Journey[] = [
  ...courses.map(({id, steps}) => ({id, pages: steps.map(({path}) => `docs${path}.mdx`)})),
  ...languageJourneys,
  ...workshopJourneys,
];
