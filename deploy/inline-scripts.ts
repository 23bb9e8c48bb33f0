import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** What a page holds that the content security policy decides about. */
export interface Inline {
  /** Sources for `script-src`, such as `'sha256-…'`, one for each script that the page runs. */
  readonly hashes: readonly string[];
  /** Whether the page shows the button of the code host. */
  readonly button: boolean;
  /** What no hash can allow, one sentence each. */
  readonly faults: readonly string[];
}

/** Types that are executed, or that `script-src` decides about; everything else is data. */
const executable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What an attribute would run; undefined when it runs nothing. */
function faultOf(element: string, attribute: string, value: string): string | undefined {
  if (/^on[a-z]/i.test(attribute)) {
    return `<${element} ${attribute}="…"> runs a script; listen for the event in a script instead`;
  }
  return /^\s*javascript:/i.test(value)
    ? `<${element} ${attribute}="javascript:…"> runs a script; use a button and a script instead`
    : undefined;
}

/**
 * Reads what a page runs without loading it.
 *
 * @param file name of the page for messages
 */
export function readInline(file: string, html: string): Inline {
  const hashes: string[] = [];
  const faults: string[] = [];
  let button = false;
  /** Text of the script that is open. */
  let script: string | undefined;
  // Reports what it comes across, and builds no tree: a page has thousands of elements, and few are looked at.
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.src === undefined && executable.test(attributes.type ?? '')) {
        script = '';
      }
      button ||= name === 'a' && (attributes.class ?? '').split(' ').includes('github-button');
      for (const [attribute, value] of Object.entries(attributes)) {
        const fault = faultOf(name, attribute, value);
        faults.push(...(fault === undefined ? [] : [`${file}: ${fault}`]));
      }
    },
    ontext(text) {
      if (script !== undefined) {
        script += text;
      }
    },
    onclosetag(name) {
      if (name === 'script' && script !== undefined) {
        hashes.push(hash(script));
        script = undefined;
      }
    },
  });
  parser.end(html);
  return {hashes, button, faults};
}
