import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import {readerChoices, storageKeyOf, type ReaderChoice} from '../../data/reader-choices';

/**
 * Inline script that applies the reader's choices before the first paint, from the URL or else from storage.
 * It doesn't need the framework, so tabs are right while the bundle is still loading.
 */
export function script(choices: readonly ReaderChoice[] = readerChoices): string {
  const calls = choices.map((choice) => {
    const values = [choice.name, choice.options.map(({id}) => id), choice.fallback, storageKeyOf(choice)];
    return `c(${values.map((value) => JSON.stringify(value)).join(',')})`;
  });
  return `(function(){function c(n,i,d,k){var s;try{var a=new URLSearchParams(location.search).get(n);if(i.indexOf(a)>=0){s=a;localStorage.setItem(k,a)}else s=localStorage.getItem(k)}catch(e){}document.documentElement.dataset[n]=i.indexOf(s)>=0?s:d}${calls.join(';')}})()`;
}

function stylesOf({name, options}: ReaderChoice): string[] {
  const each = (rule: (id: string) => string): string => options.map(({id}) => rule(id)).join(',');
  return [
    `html[data-${name}] [data-${name}-panel]{display:none}`,
    `${each((id) => `html[data-${name}="${id}"] [data-${name}-panel~="${id}"]`)}{display:block}`,
    `${each((id) => `html[data-${name}="${id}"] [data-${name}-tab="${id}"]`)}{border-color:var(--ifm-color-primary);color:var(--ifm-color-primary)}`,
    ...options.map(({id, label}) => `html[data-${name}="${id}"]{--${name}-label:"${label}"}`),
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
