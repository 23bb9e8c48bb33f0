import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';

import {readerChoices, storageKeyOf, type ReaderChoice} from '../../data/reader-choices';

const source = readFileSync(path.join(__dirname, 'choices.js'), 'utf8');

/** The inline script, which applies the reader's choices before the first paint and acts on tabs and menus. */
export function script(choices: readonly ReaderChoice[] = readerChoices): string {
  const values = choices.map((choice) => ({
    name: choice.name,
    labels: Object.fromEntries(choice.options.map(({id, label}) => [id, label])),
    fallback: choice.fallback,
    storageKey: storageKeyOf(choice),
  }));
  const call = `(function(choices){${source}})(${JSON.stringify(values)})`;
  return minifySync(call, {compress: true, mangle: true}).code;
}

/** Remembers the reader's language and CI system across pages and visits. */
export default function readerChoicesPlugin(): Plugin {
  return {
    name: 'reader-choices',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: script()}],
    }),
    getClientModules: () => [path.join(__dirname, 'sync')],
  };
}
