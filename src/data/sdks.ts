/** A language with a Pact library. */
export interface Sdk {
  /** Id in `?sdk=`, storage and pages; also its folder in `examples/`. */
  readonly id: string;
  /** Label of tabs and of the chooser. */
  readonly label: string;
  /** Longer label. */
  readonly name: string;
  /** Path of its "Get started" page. */
  readonly guide: string;
  /** Path prefix of all pages about it. */
  readonly section: string;
}

/** Languages, in the order of the whole site. */
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

/** Default language. */
export const defaultSdk: SdkId = 'javascript';

/** Whether a value is the id of a language. */
export function isSdkId(text: unknown): text is SdkId {
  return sdks.some(({id}) => id === text);
}

/**
 * Finds the languages that a page is about.
 *
 * @param path path of the page
 * @returns an empty list for a page that is not about a language
 */
export function sdksOfPath(path: string): SdkId[] {
  return sdks.flatMap(({id, section}) => (path === section || path.startsWith(`${section}/`) ? [id] : []));
}
