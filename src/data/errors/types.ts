import type {SdkId} from '../sdks';
import type {ToolId} from './tools';

/** A text that a tool prints. */
export interface Message {
  /** Its short link is `/e/<slug>`: a promise once it is published. Lower-case words with hyphens, the tool's first. */
  readonly slug: string;
  readonly tool: ToolId;
  /**
   * As the tool prints it, up to the part that tells it from others; several lines are fine. What differs from run to
   * run stands as a name in braces: `{url}`, `{count}`. Names are lower-case letters and spaces.
   */
  readonly text: string;
  /** Where the tool's source has the text, at a release: `owner/repository@tag:path` or `npm:package@version:path`. */
  readonly source: string;
  /** File in `examples/` whose tests provoke the message and compare it. */
  readonly provoked?: string;
}

/** What a reader changes. */
export interface Fix {
  /** The languages it is for; without it, all that no other fix of the problem is for. */
  readonly sdks?: readonly SdkId[];
  /** One to three sentences of Markdown, without the code. */
  readonly words: string;
  /** The command or the change, as a whole fence. */
  readonly code: {
    readonly language: 'bash' | 'powershell' | 'diff' | 'docker' | 'yaml' | 'json';
    readonly text: string;
  };
}

/** A fault that tools report, each in words of its own. */
export interface Problem {
  /** Heading id on the page of its family. */
  readonly id: string;
  /** Heading, in Markdown: the symptom as readers search for it, with the best-known message in backticks. */
  readonly title: string;
  readonly messages: readonly [Message, ...Message[]];
  /** Whether the messages only sum up, at the end of a run, what others above them explain. */
  readonly sumsUp?: boolean;
  /** One to three sentences of Markdown. */
  readonly cause: string;
  readonly fixes: readonly [Fix, ...Fix[]];
  /** How the reader sees that it is mended; Markdown, with a command where there is one. */
  readonly verify: {readonly words: string; readonly command?: string};
  /** Pages that tell more, from the top of the site: `/provider/handling_auth`. */
  readonly more?: readonly {readonly page: string; readonly title: string}[];
}

/** Problems that a reader meets at one stage; a page of the error index. */
export interface Family {
  /** Last part of its page's address, and its part of `<ErrorList of="…" />`. */
  readonly id: string;
  readonly title: string;
  /** The most asked about first. */
  readonly problems: readonly Problem[];
}

/** A message as a reader's text is compared with it. */
export interface KnownMessage {
  /** As in the index, with `{names}` for what varies. */
  readonly text: string;
  readonly tool: string;
  /** Languages of the tool; none where it serves all. */
  readonly sdks: readonly string[];
  /** What it is a symptom of: family and problem. */
  readonly problem: string;
  /** Heading of the explanation, in Markdown. */
  readonly title: string;
  readonly family: string;
  /** Whether it only sums up what other messages explain. */
  readonly sumsUp: boolean;
  /** Address of the explanation, with the language of the tool. */
  readonly address: string;
}
