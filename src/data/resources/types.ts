import type {SdkId} from '../sdks';

/** A date, as precise as it is known: a day, a month or a year. */
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
  /** Its title, or a description if its title isn't known. */
  readonly title: string;
  /** URL without tracking parameters, or path of a page of this site. */
  readonly url: `https://${string}` | `/${string}`;
  /** Who wrote, gave or made it, if known. */
  readonly authors?: readonly string[];
  /** Who published it: a company, a conference, a magazine. */
  readonly publisher?: string;
  readonly date: KnownDate;
  /** Last day of an event that takes several. */
  readonly end?: KnownDate;
  readonly kind: Kind;
  /** Programming languages that it shows, by their id in `src/data/sdks.ts`. */
  readonly languages?: readonly SdkId[];
  readonly topics?: readonly Topic[];
  /** Natural language, unless it is English. */
  readonly spoken?: string;
  /** A sentence about what the reader finds there. */
  readonly note?: string;
  /** Another form of the same content, such as slides or a recording. */
  readonly also?: {readonly title: string; readonly url: `https://${string}`};
}

/** Ids of the lists, for `of="…"` in pages; each is a file in `content/resources`. */
export const collectionIds = ['articles', 'books', 'events', 'projects'] as const;

export type CollectionId = (typeof collectionIds)[number];

/** All lists, newest entries first. */
export type Collections = Readonly<Record<CollectionId, readonly Resource[]>>;

/** A plugin of the plugin framework. */
export interface Plugin {
  /** Name that a test passes to `usingPlugin`. */
  readonly name: string;
  /** `index`: `pact plugin install` finds it by name; `example`: it is built from source. */
  readonly status: 'index' | 'example';
  /** Content types or protocols that it adds. */
  readonly brings: string;
  readonly writtenIn: string;
  readonly by: string;
  readonly url: `https://${string}`;
  /** Newest version, without a prefix. */
  readonly version: string;
  /** Day on which that version was tagged or added to the index or, for an example, last changed. */
  readonly date: KnownDate;
  /** Limitations or requirements. */
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

/** Formats a date with as many parts as are known: `22 November 2026`, `November 2026`, `2026`. */
export function formatDate(date: KnownDate): string {
  const [year, month, day] = date.split('-');
  return [day && Number(day), month && months[Number(month) - 1], year].filter(Boolean).join(' ');
}
