import type {LoadContext, Plugin} from '@docusaurus/types';

import {findTool, messages} from '../../data/errors';
import type {KnownMessage} from '../../data/errors/types';
import {emitFetchedData, toFetchedData, type FetchedData} from '../fetched-data';

const name = 'error-index';

/** Where a page fetches the messages, `@generated/error-index/default/messages.json`. */
export interface MessagesFile {
  /** Of a list of {@link KnownMessage}, in JSON. */
  readonly address: string;
}

/** Offers the messages of the error index to the page that compares a reader's text with them. */
export default function errorIndex({baseUrl}: LoadContext): Plugin {
  let prepared: readonly FetchedData[] = [];

  return {
    name,

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
      const data = toFetchedData('errors/messages', known);
      prepared = [data];
      await actions.createData('messages.json', {address: baseUrl + data.file} satisfies MessagesFile);
    },

    configureWebpack: emitFetchedData(name, () => prepared),
  };
}
