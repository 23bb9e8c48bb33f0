import type {Hosts} from '../src/config/hosts';

type Directives = Readonly<Record<string, readonly string[]>>;

/*
 * - default-src also covers prefetching (`<link rel="prefetch">`).
 * - style-src: React, Mermaid and GitHub's star button set inline styles.
 * - data: is for images in the theme's stylesheet.
 * - upgrade-insecure-requests is not needed: the site has no http URLs, and Strict-Transport-Security covers returning
 *   browsers. On a plain http server, as in the tests, it would break the site.
 */
const base: Directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'none'"],
  'media-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** Adds sources to a directive; the first one replaces 'none'. */
function addSources(directives: Directives, name: string, sources: readonly string[]): Directives {
  const before = (directives[name] ?? []).filter((source) => source !== "'none'");
  return {...directives, [name]: [...new Set([...before, ...sources])]};
}

/**
 * Builds the content security policy of the site. All pages share it: client-side navigation keeps the first document
 * with its policy, so each page must allow what any other page needs.
 *
 * @param hashes sources of the inline scripts
 * @param hosts third-party hosts that the build uses, from `src/config/hosts.ts`
 */
export function composePolicy(hashes: readonly string[], hosts: readonly Hosts[]): string {
  const withHosts = hosts
    .flatMap((each) => Object.entries(each))
    .reduce((policy, [name, sources]) => addSources(policy, name, sources), base);
  return Object.entries(addSources(withHosts, 'script-src', [...hashes].sort()))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Removes what a `<meta>` policy can't have: `frame-ancestors` only works in a header. */
export function policyForMeta(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
