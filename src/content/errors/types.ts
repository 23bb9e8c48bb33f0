import type {Code, RootContent} from 'mdast';

import type {ToolId} from '../../data/errors/tools';
import type {SdkId} from '../../data/sdks';

/** A text that a tool prints; `content/errors.schema.json` describes the fields. */
export interface Message {
  readonly slug: string;
  readonly tool: ToolId;
  /** With `{names}` for what differs from run to run. */
  readonly text: string;
  readonly source: string;
  readonly provoked?: string;
}

/** Blocks of Markdown without positions. Clone them before they become part of a page: later plugins change nodes. */
export type Blocks = readonly RootContent[];

/** What a reader changes. */
export interface Fix {
  /** The languages it is for; without it, all that have no fix of their own. */
  readonly sdks?: readonly SdkId[];
  readonly content: Blocks;
  /** The code blocks of `content`, at least one. */
  readonly code: readonly Code[];
}

/** A section that only some entries have. */
export interface Note {
  readonly label: string;
  readonly content: Blocks;
}

/** What the body of an entry says. */
export interface Body {
  readonly cause: Blocks;
  readonly fixes: readonly Fix[];
  /** How a reader sees that the fix works. */
  readonly check: Blocks;
  /** In the order in which they are written. */
  readonly notes: readonly Note[];
}

/** A problem that tools report, each in words of its own: an entry of the error index. */
export interface Problem extends Body {
  /** Heading id on the page of its family, and the name of its file. */
  readonly id: string;
  /** Heading, in Markdown. */
  readonly title: string;
  readonly messages: readonly Message[];
  readonly more: readonly {readonly page: string; readonly title: string}[];
  /** Whether the messages only sum up, at the end of a run, what others above them explain. */
  readonly sumsUp: boolean;
}

/** Problems that a reader meets at one stage; a page of the error index. */
export interface Family {
  /** Last part of its page's address, and its part of `<ErrorList of="…" />`. */
  readonly id: string;
  readonly title: string;
  /** The most common first. */
  readonly problems: readonly Problem[];
}
