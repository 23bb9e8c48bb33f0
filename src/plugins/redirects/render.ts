import type {Redirect} from './check';

/** Script of all redirect pages; a separate file, so that the content security policy can allow it. */
export const scriptName = 'redirect.js';

/**
 * Source of the script: redirects to the page's target and preserves the reader's query and fragment.
 * The reader's fragment wins over the target's; the queries are merged.
 */
export const script = `(function () {
  var target = new URL(document.querySelector('link[rel=canonical]').dataset.target, location.origin);
  new URLSearchParams(location.search).forEach(function (value, key) {
    target.searchParams.append(key, value);
  });
  if (location.hash) target.hash = location.hash;
  location.replace(target.pathname + target.search + target.hash);
})();
`;

/** Renders the page that a static host serves at the old URL; it also works without JavaScript. */
export function renderPage({to}: Redirect, siteUrl: string): string {
  const address = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const canonical = new URL(to, siteUrl);
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Moved to ${canonical.pathname}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical.origin}${canonical.pathname}" data-target="${address}">
<script src="/${scriptName}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${address}">${canonical.pathname}</a>.</p>
</body>
</html>
`;
}

/** Renders `_redirects` for Netlify and Cloudflare Pages. */
export function renderRules(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({from, to, status = 301}) => `${from} ${to} ${status}`);
  return `# Generated from src/config/redirects.ts by src/plugins/redirects.\n${rules.join('\n')}\n`;
}

/** Script of the not-found page that leads to a page by another spelling of its address. */
export const spellingScriptName = 'other-spellings.js';

/**
 * Renders the script that leads from another spelling of an address to the page: with capitals, `-` for `_`, a double
 * slash, an encoded character, `.html` or `/index` at its end, or the `/docs` at its start that an early release of the
 * site had. Hosts that can't redirect these show the not-found page. The rules of nginx are in
 * `deploy/spelling-rules.ts`.
 *
 * @param addresses all pages and redirects
 */
export function renderSpellingScript(addresses: readonly string[]): string {
  return `(function (addresses) {
  function nameOf(address) {
    return address
      .toLowerCase()
      .replace(/_/g, '-')
      .replace(/\\/{2,}/g, '/')
      .replace(/(\\.html|\\.mdx?)?\\/*$/, '')
      .replace(/^\\/(docs|en)(?=\\/|$)/, '');
  }
  var pages = new Map(
    addresses.map(function (address) {
      return [nameOf(address), address];
    }),
  );
  var requested;
  try {
    requested = nameOf(decodeURIComponent(location.pathname));
  } catch {
    return;
  }
  var page = pages.get(requested) || pages.get(requested.replace(/\\/(index|readme)$/, ''));
  if (page && page !== location.pathname) location.replace(page + location.search + location.hash);
})(${JSON.stringify(addresses)});
`;
}
