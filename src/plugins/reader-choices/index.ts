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
    ids: choice.options.map(({id}) => id),
    fallback: choice.fallback,
    storageKey: storageKeyOf(choice),
  }));
  const call = `(function(choices){${source}})(${JSON.stringify(values)})`;
  return minifySync(call, {compress: true, mangle: true}).code;
}

function stylesOf({name, options}: ReaderChoice): string[] {
  const each = (rule: (id: string) => string): string => options.map(({id}) => rule(id)).join(',');
  return [
    // Until the script hides them in a way in which the browser finds their text.
    `html[data-${name}] [data-${name}-panel]:where(:not([hidden])){display:none}`,
    // Out of the flow, because even an empty box separates the margins around it.
    `[data-${name}-panel][hidden]{position:absolute}`,
    `${each((id) => `html[data-${name}="${id}"] [data-${name}-panel~="${id}"]`)}{display:block;content-visibility:visible}`,
    `${each((id) => `html[data-${name}="${id}"] [data-${name}-tab="${id}"]`)}{border-color:var(--ifm-color-primary);color:var(--ifm-color-primary)}`,
    ...(name === 'sdk' ? options.map(({id, label}) => `html[data-sdk="${id}"]{--sdk-label:"${label}"}`) : []),
  ];
}

/** Styles that show one panel of every tab group. Without the script, all panels are shown. */
export function styles(choices: readonly ReaderChoice[] = readerChoices): string {
  return choices.flatMap(stylesOf).join('');
}

/** Remembers the reader's language and CI system across pages and visits. */
export default function readerChoicesPlugin(): Plugin {
  return {
    name: 'reader-choices',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'style', innerHTML: styles()},
        {tagName: 'script', innerHTML: script()},
      ],
    }),
    getClientModules: () => [path.join(__dirname, 'sync')],
  };
}
