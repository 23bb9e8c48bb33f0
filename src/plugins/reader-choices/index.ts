import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import {readerChoices, storageKeyOf, type ReaderChoice} from '../../data/reader-choices';

/**
 * Script that sets what the reader chose before the first paint: from the address, else as chosen before.
 * It runs without the framework, so the tabs of a page are right while its scripts are still on their way.
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

/** Styles that show one option of every group of tabs. Without the script, all are shown. */
export function styles(choices: readonly ReaderChoice[] = readerChoices): string {
  return choices.flatMap(stylesOf).join('');
}

/** Keeps what the reader chose, a language and a CI system, across pages and visits. */
export default function readerChoicesPlugin(): Plugin {
  return {
    name: 'reader-choices',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'style', innerHTML: styles()},
        {tagName: 'script', innerHTML: script()},
      ],
    }),
    getClientModules: () => [path.join(__dirname, 'follow')],
  };
}
