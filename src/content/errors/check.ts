import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {findMessage, literalsOf, placeholder, wordsOf} from '../../data/errors/template';
import {toolIds, tools} from '../../data/errors/tools';
import {suggestName} from '../../data/near-names';
import {sdks} from '../../data/sdks';
import {readSource} from '../../data/support/sources';
import {faultAt, findDuplicates, sourceOf} from '../collection';
import type {Fix, Message} from './types';

/** Prefixes of slugs by tool, unless it is the id of the tool without `pact-`. */
const prefixes: Readonly<Record<string, string>> = {
  'pact-net': 'net',
  pact4s: 'scala',
  'pact-broker-client': 'client',
  'pact-plugins': 'plugin',
};
const prefixOf = (tool: string): string => prefixes[tool] ?? tool.replace(/^pact-/, '');

function findToolFault(tool: string): string[] {
  if (tools.some(({id}) => id === tool)) {
    return [];
  }
  return [`tool: unknown tool "${tool}"; use one of ${toolIds.join(', ')}.${suggestName(tool, toolIds)}`];
}

function findProvokedFault(text: string, provoked: string, root: string): string[] {
  const file = path.join(root, provoked);
  if (!existsSync(file)) {
    return [`provoked: ${provoked} doesn't exist; correct the path, or remove the field.`];
  }
  return findMessage(text, wordsOf(readFileSync(file, 'utf8'))) === undefined
    ? [`provoked: ${provoked} doesn't contain this message; compare it with "text", and correct the wrong one.`]
    : [];
}

/** Finds faults of a message that the schema can't express. @param root folder of the project, for files in `examples/` */
export function findMessageFaults({slug, tool, text, source, provoked}: Message, root: string): string[] {
  const toolFaults = findToolFault(tool);
  return [
    ...toolFaults,
    ...(toolFaults.length > 0 || slug.startsWith(`${prefixOf(tool)}-`)
      ? []
      : [`slug: "${slug}" must begin with ${prefixOf(tool)}-, for its tool.`]),
    ...(wordsOf(literalsOf(text).join(' ')).split(' ').length >= 3
      ? []
      : ['text: has fewer than three words outside placeholders; quote more of the message.']),
    ...(/\{[A-Z ]+\}/.test(text.replaceAll(placeholder, ''))
      ? ['text: a placeholder has capitals; write it in lower case, as {base url}.']
      : []),
    ...(readSource(source)
      ? []
      : [`source: "${source}" has the wrong form; write owner/repository@tag:path or npm:package@version:path.`]),
    ...(provoked === undefined ? [] : findProvokedFault(text, provoked, root)),
  ];
}

/** Finds languages whose library prints a message, but that have no fix. */
export function findLanguageFaults(messages: readonly Message[], fixes: readonly Fix[]): string[] {
  if (fixes.some((fix) => fix.sdks === undefined)) {
    return [];
  }
  const own = fixes.flatMap((fix) => fix.sdks ?? []);
  const printing = messages.flatMap(({tool}) => tools.find(({id}) => id === tool)?.sdks ?? []);
  const all = own.length === sdks.length;
  return [...new Set(printing)]
    .filter((language) => !all && !own.includes(language))
    .map(
      (language) => `there is no fix for ${language}, whose library prints a message; add "## Fix for ${language}".`,
    );
}

/** Finds an unmatched backtick in a title. */
export const findTitleFaults = (title: string): string[] =>
  (title.split('`').length - 1) % 2 === 1
    ? [`title: there is an unmatched backtick in "${title}"; add the other one, or remove it.`]
    : [];

/** Finds a broken link, or a relative one, which would be resolved against the page of the family. */
export function findLinkFault(url: string, root: string): string[] {
  if (/^(?:https?:|mailto:|#)/.test(url)) {
    return [];
  }
  if (!url.startsWith('/')) {
    return [`"${url}" is a relative link; start it with /, as in /provider/handling_auth.`];
  }
  const page = url.replace(/[?#].*/, '');
  // Docusaurus checks the URL, which can differ from the path of the file.
  const files = [`docs${page}`, `docs${page}.mdx`, `docs${page}.md`, `src/pages${page}.tsx`];
  return page.startsWith('/blog/') || files.some((file) => existsSync(path.join(root, file)))
    ? []
    : [`there is no page docs${page}; correct the address.`];
}

/** Finds duplicate slugs, which would be ambiguous short links. @param messages those of all families */
export function findSlugFaults(messages: readonly Message[]): string[] {
  const twice = findDuplicates(messages.map(({slug}) => slug));
  return messages
    .filter(({slug}) => twice.includes(slug))
    .map((message) => faultAt(sourceOf(message), `slug: "${message.slug}" appears twice; change one of them.`));
}
