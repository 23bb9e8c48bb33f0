import {readFileSync} from 'node:fs';
import path from 'node:path';
import {minifySync} from '@swc/core';
import type {Plugin} from '@docusaurus/types';

/** The inline script that decides when to load the framework's scripts. */
const loader = minifySync(readFileSync(path.join(__dirname, 'loader.js'), 'utf8'), {
  compress: true,
  mangle: true,
}).code;

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

/** Loads the framework's scripts, and prefetches pages, when the reader is about to need them. */
export default function scriptsOnIntent(): Plugin {
  return {
    name: 'scripts-on-intent',
    // In the body: the loader reads the list of scripts in the head. The development server has its own template.
    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production' ? {preBodyTags: [{tagName: 'script', innerHTML: loader}]} : {},
    getClientModules: () => [path.join(__dirname, 'prefetch')],
  };
}
