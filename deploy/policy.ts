import type {Hosts} from '../src/config/hosts';

type Directives = Readonly<Record<string, readonly string[]>>;

/*
 * - default-src also decides about what is fetched ahead (`<link rel="prefetch">`).
 * - style-src: React, Mermaid and the button of the code host set styles in the document.
 * - data: pictures stand in the theme's stylesheet.
 * - upgrade-insecure-requests is not needed: the site has no http address of its own, and Strict-Transport-Security
 *   does it for browsers that have been here; on a plain http server, as in the tests, it would break the site.
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

/** Adds sources to a directive; the first one takes the place of 'none'. */
function widen(directives: Directives, name: string, sources: readonly string[]): Directives {
  const before = (directives[name] ?? []).filter((source) => source !== "'none'");
  return {...directives, [name]: [...new Set([...before, ...sources])]};
}

/**
 * Writes the content security policy of the site. There is one for all pages: navigation inside the site keeps the
 * document that the reader came in by, and its policy, so that each page must allow what any other page needs.
 *
 * @param hashes sources of the scripts that stand in pages
 * @param hosts hosts of others that the build uses, of `src/config/hosts.ts`
 */
export function composePolicy(hashes: readonly string[], hosts: readonly Hosts[]): string {
  const widened = hosts
    .flatMap((each) => Object.entries(each))
    .reduce((policy, [name, sources]) => widen(policy, name, sources), base);
  return Object.entries(widen(widened, 'script-src', [...hashes].sort()))
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The policy in the form that a `<meta>` may have: a frame's ancestors can only be told by a header. */
export function policyForMeta(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors '))
    .join('; ');
}
