import type {Plugin} from '@docusaurus/types';

import {findTool, messages} from '../../data/errors';

/** A message as a reader's text is compared with it. */
export interface KnownMessage {
  /** As in `src/data/errors`, with `{names}` for what varies. */
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

/** Offers the messages of the error index to the page that compares a reader's text with them. */
export default function errorIndex(): Plugin {
  return {
    name: 'error-index',
    async allContentLoaded({actions}) {
      const known = messages.map(({text, tool, problem, family, address}): KnownMessage => ({
        text,
        tool: findTool(tool).name,
        sdks: findTool(tool).sdks,
        problem: `${family.id}#${problem.id}`,
        title: problem.title,
        family: family.title,
        sumsUp: problem.sumsUp ?? false,
        address,
      }));
      await actions.createData('messages.json', known);
    },
  };
}
