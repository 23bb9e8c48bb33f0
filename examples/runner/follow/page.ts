import parseRange from 'parse-numeric-range';
import {SKIP, visit} from 'unist-util-visit';
import type {Code} from 'mdast';

import {parseReference} from '../../../src/plugins/remark-include-sample';
import {parsePage} from '../../../tests/content/pages';
import {readMeta} from '../../../tests/samples/fence';

/** A step that a page asks the reader to take, or something that it says they will see. */
export type Action = {readonly line: number} & (
  | {readonly kind: 'write'; readonly file: string; readonly source: string; readonly marked: readonly number[]}
  | {readonly kind: 'run'; readonly script: string; readonly fails: string | undefined; readonly prints: string[]}
  | {readonly kind: 'start'; readonly script: string; readonly prints: string[]}
  | {readonly kind: 'broker'; readonly token: boolean}
  | {readonly kind: 'library'}
  | {readonly kind: 'shows'; readonly file: string; readonly excerpt: unknown}
);

/**
 * Substitutes for what isn't available everywhere, by the value of `instead=`: a Broker that needs Docker or an
 * account, and the native library that is downloaded from GitHub.
 */
const substitutes = {
  double: {kind: 'broker', token: false},
  'double token': {kind: 'broker', token: true},
  library: {kind: 'library'},
} as const;

const isSubstitute = (name: string): name is keyof typeof substitutes => name in substitutes;

/** Lines that a fence highlights. */
function highlightedLines({meta}: Code): number[] {
  return parseRange(/\{([\d,-]+)\}/.exec(meta ?? '')?.[1] ?? '');
}

function parseAction(fence: Code, line: number): Action | undefined {
  const {values, background} = readMeta(fence.meta);
  const {title, fails, instead, shows} = values;
  const included = parseReference(fence.meta);
  if (included && title !== undefined && included.region === undefined) {
    return {kind: 'write', line, file: title, source: included.file, marked: highlightedLines(fence)};
  }
  if (instead !== undefined) {
    if (!isSubstitute(instead)) {
      throw new Error(`instead="${instead}" is unknown; use one of ${Object.keys(substitutes).join(', ')}`);
    }
    return {line, ...substitutes[instead]};
  }
  if (shows !== undefined) {
    return {kind: 'shows', line, file: shows, excerpt: JSON.parse(fence.value)};
  }
  if (fence.lang !== 'bash' || included) {
    return undefined;
  }
  return background
    ? {kind: 'start', line, script: fence.value, prints: []}
    : {kind: 'run', line, script: fence.value, fails, prints: []};
}

/**
 * Parses the steps of a page, in order. Fences in language tabs are skipped.
 *
 * @param file path of the page, for messages
 * @throws Error with the page's file and line
 */
export function parseActions(file: string, source: string): Action[] {
  const actions: Action[] = [];
  let previous: Action | undefined;
  visit(parsePage(file, source).tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'SdkTabs') {
      return SKIP;
    }
    if (node.type !== 'code') {
      return undefined;
    }
    const line = node.position?.start.line ?? 1;
    if (node.lang === 'text' && parseReference(node.meta) === undefined) {
      if (previous?.kind === 'run' || previous?.kind === 'start') {
        previous.prints.push(...node.value.split('\n').filter((each) => each.trim() !== ''));
      }
      return undefined;
    }
    try {
      previous = parseAction(node, line);
    } catch (error) {
      throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (previous) {
      actions.push(previous);
    }
    return undefined;
  });
  return actions;
}
