import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';

/** An inline script of this folder, minified. */
function readInlineScript(name: string): string {
  return minifySync(readFileSync(path.join(__dirname, name), 'utf8'), {compress: true, mangle: true}).code;
}

/**
 * The HTML document of every page, for Docusaurus' `ssrTemplate`. It is the default template, except that it lists the
 * scripts as JSON for `loader.js` instead of loading them. The loader isn't part of the template, because Docusaurus
 * sends the whole configuration, template included, to the browser.
 */
export const documentTemplate = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script type="application/json" id="framework-scripts"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/**
 * Loads the framework's scripts once the page is there, and does at once what can't wait for them; prefetches a page when
 * the reader is about to need it.
 */
export default function scriptsAfterLoad(): Plugin {
  return {
    name: 'scripts-after-load',
    // The loader is in the body, because it reads the list of scripts in the head. The development server has its own
    // template, which loads the scripts at once.
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: readInlineScript('early-actions.js')}],
      preBodyTags:
        process.env.NODE_ENV === 'production' ? [{tagName: 'script', innerHTML: readInlineScript('loader.js')}] : [],
    }),
    getClientModules: () => ['prefetch', 'take-over'].map((name) => path.join(__dirname, name)),
  };
}
