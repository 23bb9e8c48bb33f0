import type {SdkId} from '../sdks';

/** A date as exactly as it is known: a day, a month or a year. */
export type KnownDate = `${number}` | `${number}-${number}` | `${number}-${number}-${number}`;

/** What an entry is, with the word that readers see. */
export const kinds = {
  article: 'Article',
  report: 'Experience report',
  talk: 'Talk',
  video: 'Video',
  slides: 'Slides',
  podcast: 'Podcast',
  course: 'Course',
  book: 'Book',
  chapters: 'Book with a part on Pact',
  workflow: 'Consumer and provider',
  tool: 'Library or tool',
  webinar: 'Webinar',
  workshop: 'Workshop',
  conference: 'Conference',
  meetup: 'Meetup',
} as const;

/** Id of a kind in {@link kinds}. */
export type Kind = keyof typeof kinds;

/** What an entry is about, besides programming languages. */
export const topics = {
  introduction: 'Introduction',
  strategy: 'Test strategy',
  ci: 'CI/CD and Pact Broker',
  messages: 'Messages and events',
  graphql: 'GraphQL',
  grpc: 'gRPC and plugins',
  mobile: 'Mobile',
  frontend: 'Web front ends',
  authentication: 'Authentication',
  upgrade: 'Upgrading',
  bidirectional: 'OpenAPI and bi-directional',
  project: 'The Pact project',
} as const;

/** Id of a topic in {@link topics}. */
export type Topic = keyof typeof topics;

/** Something about Pact that others publish; `content/resources.schema.json` describes the fields. */
export interface Resource {
  /** As its authors call it; what it is, in our words, where its title isn't known. */
  readonly title: string;
  /** Address, without what is appended to count visits; a path where it is a page of this site. */
  readonly url: `https://${string}` | `/${string}`;
  /** Who wrote, gave or made it, as far as it is known. */
  readonly authors?: readonly string[];
  /** Who published it: a company, a conference, a magazine. */
  readonly publisher?: string;
  readonly date: KnownDate;
  /** Last day of what takes several. */
  readonly end?: KnownDate;
  readonly kind: Kind;
  /** Programming languages that it shows, by their id in `src/data/sdks.ts`. */
  readonly languages?: readonly SdkId[];
  readonly topics?: readonly Topic[];
  /** Natural language, where it isn't English. */
  readonly spoken?: string;
  /** One sentence in our words: what the reader finds there. */
  readonly note?: string;
  /** The same in another form: slides, a recording. */
  readonly also?: {readonly title: string; readonly url: `https://${string}`};
}

/** Ids of the lists, as pages write them in `of="…"`; each is a file in `content/resources`. */
export const collectionIds = ['articles', 'books', 'events', 'projects'] as const;

export type CollectionId = (typeof collectionIds)[number];

/** All lists, each with the newest first. */
export type Collections = Readonly<Record<CollectionId, readonly Resource[]>>;

/** A plugin of the plugin framework. */
export interface Plugin {
  /** Name that a test passes to `usingPlugin`. */
  readonly name: string;
  /** `index`: `pact plugin install` knows it by name; `example`: it is built from its source. */
  readonly status: 'index' | 'example';
  /** Content types or protocols that it adds. */
  readonly brings: string;
  readonly writtenIn: string;
  readonly by: string;
  readonly url: `https://${string}`;
  /** Newest version, without a prefix. */
  readonly version: string;
  /** Day on which that version was tagged, entered in the index or, for an example, last changed. */
  readonly date: KnownDate;
  /** In our words: what it can't do, or needs. */
  readonly note: string;
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A date in words, with as many parts as are known. */
export function formatDate(date: KnownDate): string {
  const [year, month, day] = date.split('-');
  return [day && Number(day), month && months[Number(month) - 1], year].filter(Boolean).join(' ');
}
