/** A language that Pact has a library for. */
export interface Sdk {
  /** Stands in `?sdk=`, in storage, in pages, and names the folder in `examples/`. */
  readonly id: string;
  /** On a tab and in the chooser. */
  readonly label: string;
  /** Where there is more room than on a tab. */
  readonly name: string;
  /** Page of this site that tells how to start. */
  readonly guide: string;
  /** Address that all pages about this language begin with. */
  readonly section: string;
}

/** Languages in the fixed order of the whole site. */
export const sdks = [
  {
    id: 'javascript',
    label: 'JavaScript',
    name: 'JavaScript and TypeScript',
    guide: '/implementation_guides/javascript/docs/get_started',
    section: '/implementation_guides/javascript',
  },
  {
    id: 'java',
    label: 'Java',
    name: 'Java',
    guide: '/implementation_guides/jvm/docs/get_started',
    section: '/implementation_guides/jvm',
  },
  {
    id: 'kotlin',
    label: 'Kotlin',
    name: 'Kotlin',
    guide: '/implementation_guides/jvm/docs/get_started_kotlin',
    section: '/implementation_guides/jvm',
  },
  {
    id: 'go',
    label: 'Go',
    name: 'Go',
    guide: '/implementation_guides/go/docs/get_started',
    section: '/implementation_guides/go',
  },
  {
    id: 'python',
    label: 'Python',
    name: 'Python',
    guide: '/implementation_guides/python/docs/get_started',
    section: '/implementation_guides/python',
  },
  {
    id: 'dotnet',
    label: '.NET',
    name: '.NET',
    guide: '/implementation_guides/net/docs/get_started',
    section: '/implementation_guides/net',
  },
  {
    id: 'ruby',
    label: 'Ruby',
    name: 'Ruby',
    guide: '/implementation_guides/ruby/get_started',
    section: '/implementation_guides/ruby',
  },
  {
    id: 'php',
    label: 'PHP',
    name: 'PHP',
    guide: '/implementation_guides/php/docs/get_started',
    section: '/implementation_guides/php',
  },
  {
    id: 'rust',
    label: 'Rust',
    name: 'Rust',
    guide: '/implementation_guides/rust/get_started',
    section: '/implementation_guides/rust',
  },
  {
    id: 'swift',
    label: 'Swift',
    name: 'Swift',
    guide: '/implementation_guides/swift/get_started',
    section: '/implementation_guides/swift',
  },
  {
    id: 'scala',
    label: 'Scala',
    name: 'Scala',
    guide: '/implementation_guides/scala/get_started',
    section: '/implementation_guides/scala',
  },
  {
    id: 'cpp',
    label: 'C++',
    name: 'C++',
    guide: '/implementation_guides/cpp/get_started',
    section: '/implementation_guides/cpp',
  },
  {
    id: 'groovy',
    label: 'Groovy',
    name: 'Groovy',
    guide: '/implementation_guides/jvm/consumer/groovy',
    section: '/implementation_guides/jvm',
  },
] as const satisfies readonly Sdk[];

/** Id of a language in {@link sdks}. */
export type SdkId = (typeof sdks)[number]['id'];

/** What a reader sees who hasn't chosen. */
export const defaultSdk: SdkId = 'javascript';

/** Whether a text is the id of a language. */
export function isSdkId(text: unknown): text is SdkId {
  return sdks.some(({id}) => id === text);
}

/**
 * The languages that a page is about.
 *
 * @param path address of a page, without its host
 * @returns none for a page that is about no language in particular
 */
export function sdksOfPath(path: string): SdkId[] {
  return sdks.flatMap(({id, section}) => (path === section || path.startsWith(`${section}/`) ? [id] : []));
}
