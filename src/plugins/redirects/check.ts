/** A former address and where its readers find the subject today. */
export interface Redirect {
  /** Path without a trailing slash. */
  readonly from: string;
  /** Path of a page, with a query or a fragment where the old rule had one. */
  readonly to: string;
  /** 301 for an address that is gone for good (the default), 302 for a short cut that may move. */
  readonly status?: 301 | 302;
  /** True while the page that it leads to is not written yet; the build asks for its removal once it is. */
  readonly waiting?: boolean;
}

const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname;

/**
 * Finds every redirect that would strand a reader: a malformed or repeated address, one that hides a
 * page, a chain or loop, a target that is no page, a `waiting` mark that has outlived its reason.
 *
 * @param redirects the list of `src/config/redirects.ts`
 * @param pages paths of all pages of the build
 * @returns one sentence a fault, naming the redirect and the fix; empty when all are sound
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
      faults.push(`${rule}: ${target} is no page; correct the target or mark the redirect "waiting"`);
    }
    return faults;
  });
}
