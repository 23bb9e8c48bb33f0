import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';

/** The script that fetches the framework's scripts; `loader.js` tells when. */
export const loader = minifySync(readFileSync(path.join(__dirname, 'loader.js'), 'utf8'), {
  compress: true,
  mangle: true,
}).code;

/**
 * The document around a page, for Docusaurus' `ssrTemplate`: its own of 3.10 (`lib/ssg/ssgTemplate.html.js` of
 * `@docusaurus/core`), in which a loader stands in place of the scripts that it would load at once.
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
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${loader}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** Fetches pages ahead only when the reader is about to go there; `documentTemplate` is the other half. */
export default function scriptsOnIntent(): Plugin {
  return {
    name: 'scripts-on-intent',
    getClientModules: () => [path.join(__dirname, 'fetch-ahead')],
  };
}
