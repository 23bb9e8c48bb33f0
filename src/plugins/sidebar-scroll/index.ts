import path from 'node:path';
import {minifySync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';

import {revealCurrentPage} from './reveal';

/** Scrolls the sidebar to the entry of the current page: on load before the first paint, then after each navigation. */
export default function sidebarScroll(): Plugin {
  return {
    name: 'sidebar-scroll',
    injectHtmlTags: () => ({
      postBodyTags: [
        {tagName: 'script', innerHTML: minifySync(`(${revealCurrentPage.toString()})()`, {mangle: true}).code},
      ],
    }),
    getClientModules: () => [path.join(__dirname, 'follow')],
  };
}
