import type {Redirect} from '../src/plugins/redirects/check';

/**
 * Renders redirects as nginx locations. As on redirect pages, the reader's query is appended to that of the target. The
 * reader's fragment never reaches the server; browsers keep it when the target has none.
 *
 * @throws Error when a path contains what nginx would read as a variable or as the end of a string
 */
export function renderRedirects(redirects: readonly Redirect[]): string {
  const rules = redirects.map(({from, to, status = 301}) => {
    if (/["$\\\s]/.test(from + to)) {
      throw new Error(`${from} -> ${to} contains a quote, a dollar sign, a backslash or a space; percent-encode it`);
    }
    const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
    const query = target.includes('?') ? '$and_args' : '$is_args$args';
    return `location = "${from}" { return ${status} "${target}${query}${fragment}"; }`;
  });
  return `# Generated from src/config/redirects.ts by deploy/finish.ts.\n${rules.join('\n')}\n`;
}
