import {existsSync, readFileSync} from 'node:fs';

import {sdks} from '../sdks';
import {readSource} from '../support/sources';
import {findMessage, literalsOf, placeholder, wordsOf} from './template';
import {tools} from './tools';
import type {Family, Fix, Message, Problem} from './types';

/** What stands before the first hyphen of a slug, by tool. */
const prefixes: Readonly<Record<string, string>> = {
  'pact-net': 'net',
  pact4s: 'scala',
  'pact-broker-client': 'client',
  'pact-plugins': 'plugin',
};
const prefixOf = (tool: string): string => prefixes[tool] ?? tool.replace(/^pact-/, '');

const twice = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

function messageFaults({slug, tool, text, source, provoked}: Message): string[] {
  const rest = text.replaceAll(placeholder, '');
  const file = provoked !== undefined && existsSync(provoked) ? readFileSync(provoked, 'utf8') : undefined;
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)+$/.test(slug) && slug.startsWith(`${prefixOf(tool)}-`)
      ? []
      : [`its slug is lower-case words with hyphens and begins with ${prefixOf(tool)}-`]),
    ...(tools.some(({id}) => id === tool) ? [] : [`there is no tool "${tool}" in tools.ts`]),
    ...(wordsOf(literalsOf(text).join(' ')).split(' ').length >= 3
      ? []
      : ['its text has less than three words that never change; quote more of it']),
    ...(/\{[A-Z ]+\}/.test(rest) ? ['a name in braces has capitals; write it as {base url}'] : []),
    ...(readSource(source) ? [] : [`"${source}" is no source; write owner/repository@tag:path`]),
    ...(provoked !== undefined && file === undefined ? [`${provoked} is not there`] : []),
    ...(file !== undefined && findMessage(text, wordsOf(file)) === undefined
      ? [`${provoked} has another text; compare them`]
      : []),
  ].map((fault) => `${slug}: ${fault}`);
}

/** A change without a line that changes, or with lines of another form. */
function codeFaults({code}: Fix): string[] {
  const lines = code.text.split('\n');
  if (code.text.trim() === '') {
    return ['a fix without code; give the command or the diff'];
  }
  if (code.language !== 'diff') {
    return [];
  }
  return [
    ...(lines.some((line) => /^[+-]/.test(line)) ? [] : ['a diff without + and -']),
    ...(lines.every((line) => /^([ +-]|@@|$)/.test(line)) ? [] : ['a line of a diff begins with a space, + or -']),
  ];
}

function problemFaults({id, title, messages, cause, fixes, verify}: Problem): string[] {
  const own = fixes.flatMap((fix) => fix.sdks ?? []);
  const printing = messages.flatMap(({tool}) => tools.find((each) => each.id === tool)?.sdks ?? []);
  const general = fixes.filter(({sdks: languages}) => languages === undefined).length;
  const prose = [title, cause, verify.words, ...fixes.map(({words}) => words)];
  return [
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : ['its id is lower-case words with hyphens']),
    ...twice(own).map((language) => `two fixes for ${language}; join them`),
    ...(general > 1 ? ['two fixes for all languages; join them'] : []),
    ...(general === 0 && (printing.length === 0 || own.length < sdks.length)
      ? printing.filter((language) => !own.includes(language)).map((language) => `no fix for ${language}`)
      : []),
    ...(general === 0 && own.length === 0 ? ['no fix'] : []),
    ...prose.filter((text) => text.trim() === '').map(() => 'an empty text'),
    ...prose.filter((text) => (text.split('`').length - 1) % 2 === 1).map((text) => `a lone backtick: "${text}"`),
    ...[cause, verify.words, ...fixes.map(({words}) => words)]
      .filter((text) => !/[.:]$/.test(text.trim()))
      .map((text) => `"${text}" ends without a full stop`),
    ...fixes.flatMap(codeFaults),
  ].map((fault) => `${id}: ${fault}`);
}

/** What is wrong with the error index: one sentence a fault, with the family, the entry and the fix. */
export function findErrorFaults(families: readonly Family[]): string[] {
  const problems = families.flatMap((family) => family.problems);
  const all = problems.flatMap(({messages}) => messages);
  return [
    ...families.flatMap((family) =>
      [
        ...family.problems.flatMap((problem) => [
          ...problemFaults(problem),
          ...problem.messages.flatMap((message) => messageFaults(message)),
        ]),
        ...twice(family.problems.map(({id}) => id)).map((id) => `two problems "${id}"`),
      ].map((fault) => `src/data/errors/${family.id}.ts, ${fault}`),
    ),
    ...twice(all.map(({slug}) => slug)).map((slug) => `src/data/errors: two messages "${slug}"; a short link has one`),
  ];
}
