import {isSdkId} from '../sdks';
import {broker} from './broker';
import {builds} from './builds';
import {consumerTests} from './consumer-tests';
import {loading} from './loading';
import {pluginsAndMessages} from './plugins-and-messages';
import {providerStates} from './provider-states';
import {publishing} from './publishing';
import {tools, type ToolId} from './tools';
import type {Family, Message, Problem} from './types';
import {verification} from './verification';

export {tools};
export type {Family, Fix, Message, Problem} from './types';
export type {ToolId} from './tools';

/** The error index, in the order in which a reader meets the stages. */
export const families: readonly Family[] = [
  loading,
  builds,
  consumerTests,
  verification,
  providerStates,
  pluginsAndMessages,
  publishing,
  broker,
];

/** A message with where it is explained. */
export interface IndexedMessage extends Message {
  readonly family: Family;
  readonly problem: Problem;
  /** Address of the explanation, with the language of the tool. */
  readonly address: string;
}

/** Looks a tool up. @throws Error with the ids that exist */
export function findTool(id: ToolId): (typeof tools)[number] {
  const tool = tools.find((each) => each.id === id);
  if (!tool) {
    throw new Error(`There is no tool "${id}"; there are ${tools.map((each) => each.id).join(', ')}`);
  }
  return tool;
}

/** Every message of the index. */
export const messages: readonly IndexedMessage[] = families.flatMap((family) =>
  family.problems.flatMap((problem) =>
    problem.messages.map((message) => {
      const [sdk] = findTool(message.tool).sdks;
      const query = isSdkId(sdk) && problem.fixes.some(({sdks}) => sdks) ? `?sdk=${sdk}` : '';
      return {...message, family, problem, address: `/help/errors/${family.id}${query}#${problem.id}`};
    }),
  ),
);

/** Looks a family up. @throws Error with the ids that exist */
export function findFamily(id: string): Family {
  const family = families.find((each) => each.id === id);
  if (!family) {
    throw new Error(`There is no family "${id}"; there are ${families.map((each) => each.id).join(', ')}`);
  }
  return family;
}
