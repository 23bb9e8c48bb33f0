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
