import type {Code, RootContent} from 'mdast';

import type {ToolId} from '../../data/errors/tools';
import type {SdkId} from '../../data/sdks';

/** A message that a tool prints; `content/errors.schema.json` describes the fields. */
export interface Message {
  readonly slug: string;
  readonly tool: ToolId;
  /** With `{names}` as placeholders. */
  readonly text: string;
  readonly source: string;
  readonly provoked?: string;
}

/** Blocks of Markdown without positions. Clone them before adding them to a page, because later plugins change nodes. */
export type Blocks = readonly RootContent[];

/** A solution, as a section of an entry. */
export interface Fix {
  /** Languages that it is for; by default, all that no other fix is for. */
  readonly sdks?: readonly SdkId[];
  readonly content: Blocks;
  /** The code blocks of `content`, at least one. */
  readonly code: readonly Code[];
}

/** An optional section. */
export interface Note {
  readonly label: string;
  readonly content: Blocks;
}

/** Body of an entry. */
export interface Body {
  readonly cause: Blocks;
  readonly fixes: readonly Fix[];
  /** How readers see that the fix works. */
  readonly check: Blocks;
  /** In the order of the file. */
  readonly notes: readonly Note[];
}

/** An entry of the error index: a problem, with the messages that tools print about it. */
export interface Problem extends Body {
  /** Heading id on the page of its family, and name of its file. */
  readonly id: string;
  /** Heading, in Markdown. */
  readonly title: string;
  readonly messages: readonly Message[];
  /** References of changes between versions: `pact-js/plugin-refusal-ignored`. */
  readonly versions: readonly string[];
  readonly more: readonly {readonly page: string; readonly title: string}[];
  /** Whether the messages only summarise earlier messages at the end of a run. */
  readonly sumsUp: boolean;
}

/** Problems at one stage of a reader's work; a page of the error index. */
export interface Family {
  /** Last segment of its page's path, and value of `<ErrorList of="…" />`. */
  readonly id: string;
  readonly title: string;
  /** Most common first. */
  readonly problems: readonly Problem[];
}
