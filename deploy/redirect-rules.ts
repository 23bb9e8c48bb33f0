import type {Redirect} from '../src/plugins/redirects/check';

/**
 * Redirects as locations of nginx. As on redirect pages, the reader's query follows that of the target. The reader's
 * fragment never gets to a server; browsers keep it where the target has none.
 *
 * @throws Error when an address has what nginx would read as a variable or as an end of text
 */
export function renderRedirects(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({from, to, status = 301}) => {
    if (/["$\\\s]/.test(from + to)) {
      throw new Error(`${from} -> ${to} holds a quote, a dollar, a backslash or a space; write it percent-encoded`);
    }
    const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
    const query = target.includes('?') ? '$and_args' : '$is_args$args';
    return `location = "${from}" { return ${status} "${target}${query}${fragment}"; }`;
  });
  return `# Generated from src/config/redirects.ts by deploy/finish.ts.\n${rules.join('\n')}\n`;
}
