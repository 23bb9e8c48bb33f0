import type {LoadContext, Plugin} from '@docusaurus/types';

import {readErrorMessages} from '../../content/errors';
import type {KnownMessage} from '../../data/errors/known-message';
import {findTool} from '../../data/errors/tools';
import {emitFetchedData, toFetchedData, type FetchedData} from '../fetched-data';

const name = 'error-index';

/** The address that a page fetches the messages from, as `@generated/error-index/default/messages.json`. */
export interface MessagesFile {
  /** Address of a list of {@link KnownMessage} as JSON. */
  readonly address: string;
}

/** Publishes the messages of the error index for the page that compares a reader's text with them. */
export default function errorIndex({baseUrl, siteDir}: LoadContext): Plugin {
  let prepared: readonly FetchedData[] = [];

  return {
    name,

    async allContentLoaded({actions}) {
      const known = readErrorMessages(siteDir).map(({text, tool, problem, family, address}): KnownMessage => ({
        text,
        tool: findTool(tool).name,
        sdks: findTool(tool).sdks,
        problem: `${family.id}#${problem.id}`,
        title: problem.title,
        family: family.title,
        sumsUp: problem.sumsUp,
        address,
      }));
      const data = toFetchedData('errors/messages', known);
      prepared = [data];
      await actions.createData('messages.json', {address: baseUrl + data.file} satisfies MessagesFile);
    },

    configureWebpack: emitFetchedData(name, () => prepared),
  };
}
