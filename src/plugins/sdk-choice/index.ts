import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

import {parameter, storageKey} from '../../components/Sdk/choice/keys';
import {defaultSdk, sdks} from '../../data/sdks';

/**
 * Script that sets the language before the first paint: from the address, else as chosen before. It
 * runs without the framework, so the tabs of a page are right while its scripts are still on their way.
 */
export function script(): string {
  const ids = JSON.stringify(sdks.map(({id}) => id));
  return `(function(){var i=${ids},s;try{var a=new URLSearchParams(location.search).get('${parameter}');if(i.indexOf(a)>=0){s=a;localStorage.setItem('${storageKey}',a)}else s=localStorage.getItem('${storageKey}')}catch(e){}document.documentElement.dataset.sdk=i.indexOf(s)>=0?s:'${defaultSdk}'})()`;
}

/** Styles that show one language of every group of tabs. Without the script, all are shown. */
export function styles(): string {
  const each = (rule: (id: string) => string): string => sdks.map(({id}) => rule(id)).join(',');
  return [
    'html[data-sdk] [data-sdk-panel]{display:none}',
    `${each((id) => `html[data-sdk="${id}"] [data-sdk-panel~="${id}"]`)}{display:block}`,
    `${each((id) => `html[data-sdk="${id}"] [data-sdk-tab="${id}"]`)}{border-color:var(--ifm-color-primary);color:var(--ifm-color-primary)}`,
    ...sdks.map(({id, label}) => `html[data-sdk="${id}"]{--sdk-label:"${label}"}`),
  ].join('');
}

/** Keeps the reader's choice of a language across pages and visits. */
export default function sdkChoice(): Plugin {
  return {
    name: 'sdk-choice',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'style', innerHTML: styles()},
        {tagName: 'script', innerHTML: script()},
      ],
    }),
    getClientModules: () => [path.join(__dirname, 'follow')],
  };
}
