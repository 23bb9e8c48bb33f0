/** A former URL and its replacement. */
export interface Redirect {
  /** Path without a trailing slash. */
  readonly from: string;
  /** Path of a page, with a query or a fragment where the old rule had one. */
  readonly to: string;
  /** 301 for a permanent move (the default), 302 for a shortcut that may change. */
  readonly status?: 301 | 302;
  /** True while the target page isn't written yet; the build fails once it is, so that the flag gets removed. */
  readonly waiting?: boolean;
}

const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname;

/**
 * Finds broken redirects: a malformed or duplicate source, a source that shadows a page, a chain or loop, a target
 * that doesn't exist, a stale `waiting` flag.
 *
 * @param redirects the list of `src/config/redirects.ts`
 * @param pages paths of all pages of the build
 * @returns one sentence per fault, with the redirect and the fix
 */
export function findFaults(redirects: readonly Redirect[], pages: ReadonlySet<string>): string[] {
  const sources = new Set<string>();
  const allSources = new Set(redirects.map(({from}) => from));
  return redirects.flatMap(({from, to, waiting}) => {
    const rule = `${from} -> ${to}`;
    const target = pathOf(to);
    const faults: string[] = [];
    if (!/^\/\S*[^/\s]$/.test(from) || /[?#]/.test(from)) {
      faults.push(`${rule}: "from" must be a path that starts with a slash and ends without one`);
    }
    if (sources.has(from)) {
      faults.push(`${rule}: ${from} is redirected twice; keep one`);
    }
    sources.add(from);
    if (pages.has(from)) {
      faults.push(`${rule}: ${from} is a page; remove the redirect or the page`);
    }
    if (target === from || allSources.has(target)) {
      faults.push(`${rule}: leads to another redirect; point it at the page itself`);
    } else if (waiting && pages.has(target)) {
      faults.push(`${rule}: the page exists now; delete its "waiting"`);
    } else if (!waiting && !pages.has(target)) {
      faults.push(`${rule}: ${target} is not a page; correct the target or mark the redirect "waiting"`);
    }
    return faults;
  });
}
