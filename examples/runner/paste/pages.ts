// cspell:words javac
import type {SetUp} from './set-up';

/** A section of the site whose first samples are pasted into empty projects. */
export interface Section {
  readonly id: string;
  readonly languages: readonly string[];
  readonly tool: 'npm' | 'maven';
  /** The page with the section's installation, for pages that don't have their own. */
  readonly installation: string;
  /** Commands that succeed when the tools of the section are installed. */
  readonly tools?: readonly (readonly string[])[];
  readonly pages: readonly string[];
  /** What the reader of a page has installed already, as on pages about an upgrade. */
  readonly has: Readonly<Record<string, SetUp>>;
}

const guides = 'docs/implementation_guides';

/** Pages whose first test is pasted. Those that `follow/` follows are left out. */
export const sections: readonly Section[] = [
  {
    id: 'javascript',
    languages: ['javascript', 'typescript', 'js', 'ts'],
    tool: 'npm',
    installation: `${guides}/javascript/readme.mdx`,
    pages: [
      'readme',
      'docs/consumer',
      'docs/matching',
      'docs/messages',
      'docs/graphql',
      'docs/xml',
      'docs/test_frameworks',
      'docs/build_tools',
      'docs/migrations/9-10',
      'docs/migrations/16',
    ].map((page) => `${guides}/javascript/${page}.mdx`),
    has: {
      [`${guides}/javascript/docs/migrations/9-10.mdx`]: ['vitest'],
      [`${guides}/javascript/docs/migrations/16.mdx`]: ['vitest'],
    },
  },
  {
    id: 'java',
    languages: ['java'],
    tool: 'maven',
    installation: `${guides}/jvm/readme.mdx`,
    tools: [
      ['javac', '-version'],
      ['mvn', '--version'],
    ],
    pages: ['index', 'consumer/junit5', 'docs/messages'].map((page) => `${guides}/jvm/${page}.mdx`),
    has: {},
  },
];
