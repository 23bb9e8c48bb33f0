import parseRange from 'parse-numeric-range';
import {SKIP, visit} from 'unist-util-visit';
import type {Code} from 'mdast';

import {parseReference} from '../../../src/plugins/remark-include-sample';
import {parsePage} from '../../../tests/content/pages';
import {readMeta} from '../../../tests/samples/fence';

/** What a page tells its reader to do, or says that the reader sees. */
export type Action = {readonly line: number} & (
  | {readonly kind: 'write'; readonly file: string; readonly source: string; readonly marked: readonly number[]}
  | {readonly kind: 'run'; readonly script: string; readonly fails: string | undefined; readonly prints: string[]}
  | {readonly kind: 'start'; readonly script: string; readonly prints: string[]}
  | {readonly kind: 'broker'; readonly token: boolean}
  | {readonly kind: 'library'}
  | {readonly kind: 'shows'; readonly file: string; readonly extract: unknown}
);

/**
 * What replaces something that can't be had everywhere, by the value of `instead=`: a Broker that needs Docker or an
 * account, a download from GitHub of the native library.
 */
const standIns = {
  double: {kind: 'broker', token: false},
  'double token': {kind: 'broker', token: true},
  library: {kind: 'library'},
} as const;

const isStandIn = (name: string): name is keyof typeof standIns => name in standIns;

/** The lines that a fence marks. */
function marksOf({meta}: Code): number[] {
  return parseRange(/\{([\d,-]+)\}/.exec(meta ?? '')?.[1] ?? '');
}

function actionOf(fence: Code, line: number): Action | undefined {
  const {values, background} = readMeta(fence.meta);
  const {title, fails, instead, shows} = values;
  const included = parseReference(fence.meta);
  if (included && title !== undefined && included.region === undefined) {
    return {kind: 'write', line, file: title, source: included.file, marked: marksOf(fence)};
  }
  if (instead !== undefined) {
    if (!isStandIn(instead)) {
      throw new Error(`instead="${instead}" is unknown; there are ${Object.keys(standIns).join(', ')}`);
    }
    return {line, ...standIns[instead]};
  }
  if (shows !== undefined) {
    return {kind: 'shows', line, file: shows, extract: JSON.parse(fence.value)};
  }
  if (fence.lang !== 'bash' || included) {
    return undefined;
  }
  return background
    ? {kind: 'start', line, script: fence.value, prints: []}
    : {kind: 'run', line, script: fence.value, fails, prints: []};
}

/**
 * Reads what a page tells its reader to do, in its order. Fences in the tabs of a language are left out.
 *
 * @param file path of the page, for messages
 * @throws Error with the page's file and line
 */
export function actionsOf(file: string, source: string): Action[] {
  const actions: Action[] = [];
  let last: Action | undefined;
  visit(parsePage(file, source).tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'SdkTabs') {
      return SKIP;
    }
    if (node.type !== 'code') {
      return undefined;
    }
    const line = node.position?.start.line ?? 1;
    if (node.lang === 'text' && parseReference(node.meta) === undefined) {
      if (last?.kind === 'run' || last?.kind === 'start') {
        last.prints.push(...node.value.split('\n').filter((each) => each.trim() !== ''));
      }
      return undefined;
    }
    try {
      last = actionOf(node, line);
    } catch (error) {
      throw new Error(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (last) {
      actions.push(last);
    }
    return undefined;
  });
  return actions;
}
