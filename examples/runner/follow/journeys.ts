import {courses} from '../../../src/data/courses';
import {registries, type Registry} from '../registries';
import {atLeastRuby32, cargoEnvironment, php83WithFfi} from '../shared';

/** Pages that readers work through in one folder. */
export interface Journey {
  readonly id: string;
  /** Paths relative to the root of the repository, in order. */
  readonly pages: readonly string[];
  /** Commands that succeed when the tools of the journey are installed. */
  readonly tools?: readonly (readonly string[])[];
  /** Where it installs libraries from, besides npm. */
  readonly registries?: readonly Registry[];
  /** Variables that speed things up; readers don't need them. */
  readonly environment?: (root: string) => Readonly<Record<string, string>>;
}

const guides = 'docs/implementation_guides';
const maven = [
  ['javac', '-version'],
  ['mvn', '--version'],
] as const;

/** The "Get started" page of each language. */
export const languageJourneys: readonly Journey[] = [
  {id: 'javascript', pages: [`${guides}/javascript/docs/get_started.mdx`]},
  {id: 'java', pages: [`${guides}/jvm/docs/get_started.mdx`], tools: maven, registries: [registries.maven]},
  {id: 'kotlin', pages: [`${guides}/jvm/docs/get_started_kotlin.mdx`], tools: maven, registries: [registries.maven]},
  {id: 'go', pages: [`${guides}/go/docs/get_started.mdx`], tools: [['go', 'version']], registries: [registries.go]},
  {
    id: 'python',
    pages: [`${guides}/python/docs/get_started.mdx`],
    tools: [['python3', '-c', 'import venv']],
    registries: [registries.pypi],
  },
  {
    id: 'rust',
    pages: [`${guides}/rust/get_started.mdx`],
    tools: [['cargo', '--version']],
    registries: [registries.crates],
    environment: cargoEnvironment,
  },
  {
    id: 'scala',
    pages: [`${guides}/scala/get_started.mdx`],
    tools: [['sbt', '--version']],
    registries: [registries.maven],
  },
  {
    id: 'dotnet',
    pages: [`${guides}/net/docs/get_started.mdx`],
    tools: [['dotnet', '--version']],
    registries: [registries.nuget],
  },
  {
    id: 'ruby',
    pages: [`${guides}/ruby/get_started.mdx`],
    tools: [atLeastRuby32, ['bundle', '--version']],
    registries: [registries.rubygems],
  },
  {
    id: 'php',
    pages: [`${guides}/php/docs/get_started.mdx`],
    tools: [php83WithFfi, ['composer', '--version']],
    registries: [registries.packagist],
  },
  {id: 'cli', pages: [`${guides}/cli/get_started.mdx`]},
];

const pluginCourse = 'docs/plugins/workshops/create-a-plugin';

/** Courses outside the university, without their pages that have no instructions. */
export const workshopJourneys: readonly Journey[] = [
  {
    id: 'create-a-plugin',
    pages: ['intro', 'step4', 'step5', 'step6'].map((page) => `${pluginCourse}/${page}.mdx`),
    tools: [['python3', '-c', 'import venv']],
    registries: [registries.pypi],
  },
];

/** All journeys that the examples run follows. */
export const journeys: readonly Journey[] = [
  ...courses.map(({id, steps}) => ({id, pages: steps.map(({path}) => `docs${path}.mdx`)})),
  ...languageJourneys,
  ...workshopJourneys,
];
