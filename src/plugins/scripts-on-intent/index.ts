import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';

/** The inline script that decides when to fetch the framework's scripts. */
const loader = minifySync(readFileSync(path.join(__dirname, 'loader.js'), 'utf8'), {
  compress: true,
  mangle: true,
}).code;

/**
 * The document around a page, for Docusaurus' `ssrTemplate`. It is the framework's own, except that it only names the
 * scripts, in a data block that `loader.js` reads, instead of loading them. The browser gets the configuration, and this
 * template with it, so the loader itself isn't in here.
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

/** Loads the framework's scripts, and further pages, when the reader is about to need them. */
export default function scriptsOnIntent(): Plugin {
  return {
    name: 'scripts-on-intent',
    // In the body: the loader needs the list of scripts that ends the head. The development server has its own document.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production' ? {preBodyTags: [{tagName: 'script', innerHTML: loader}]} : {},
    getClientModules: () => [path.join(__dirname, 'fetch-ahead')],
  };
}
