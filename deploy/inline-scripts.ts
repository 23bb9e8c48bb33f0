import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What a page contains that the content security policy must allow. */
export interface InlineScripts {
  /** Sources for `script-src`, such as `'sha256-…'`, one for each inline script. */
  readonly hashes: readonly string[];
  /** Whether the page has GitHub's star button. */
  readonly hasGithubButton: boolean;
  /** Scripts that no hash can allow, a message each. */
  readonly faults: readonly string[];
}

/** Types that are executed, or that `script-src` governs; everything else is data. */
const executableTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns a message when an attribute runs a script. */
function checkAttribute(element: string, attribute: string, value: string): string | undefined {
  if (/^on[a-z]/i.test(attribute)) {
    return `<${element} ${attribute}="…"> runs a script; listen for the event in a script instead`;
  }
  return /^\s*javascript:/i.test(value)
    ? `<${element} ${attribute}="javascript:…"> runs a script; use a button and a script instead`
    : undefined;
}

/**
 * Finds the inline scripts of a page.
 *
 * @param file name of the page, for messages
 */
export function readInlineScripts(file: string, html: string): InlineScripts {
  const hashes: string[] = [];
  const faults: string[] = [];
  let hasGithubButton = false;
  /** Text of the current script element. */
  let openScript: string | undefined;
  // A streaming parser: a page has thousands of elements, and only a few matter.
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.src === undefined && executableTypes.test(attributes.type ?? '')) {
        openScript = '';
      }
      hasGithubButton ||= name === 'a' && (attributes.class ?? '').split(' ').includes('github-button');
      for (const [attribute, value] of Object.entries(attributes)) {
        const fault = checkAttribute(name, attribute, value);
        faults.push(...(fault === undefined ? [] : [`${file}: ${fault}`]));
      }
    },
    ontext(text) {
      if (openScript !== undefined) {
        openScript += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && openScript !== undefined) {
        hashes.push(hash(openScript));
        openScript = undefined;
      }
    },
  });
  parser.end(html);
  return {hashes, hasGithubButton, faults};
}
