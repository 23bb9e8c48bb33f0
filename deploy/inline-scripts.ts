import {createHash} from 'node:crypto';
import {load} from 'cheerio';
import {isTag} from 'domhandler';

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

/**
 * Reads what a page runs without loading it.
 *
 * @param file name of the page for messages
 */
export function readInline(file: string, html: string): Inline {
  // The parser for XML in its HTML mode: several times as fast as the default, which repairs what the build doesn't break.
  const $ = load(html, {xml: {xmlMode: false, decodeEntities: true}});
  const hashes = $('script:not([src])')
    .toArray()
    .filter((script) => executable.test($(script).attr('type') ?? ''))
    .map((script) => hash($(script).text()));
  const faults = $('*')
    .toArray()
    .filter(isTag)
    .flatMap(({attribs, name}) =>
      Object.entries(attribs).flatMap(([attribute, value]) => {
        if (/^on[a-z]/i.test(attribute)) {
          return [`${file}: <${name} ${attribute}="…"> runs a script; listen for the event in a script instead`];
        }
        return /^\s*javascript:/i.test(value)
          ? [`${file}: <${name} ${attribute}="javascript:…"> runs a script; use a button and a script instead`]
          : [];
      }),
    );
  return {hashes, button: $('a.github-button').length > 0, faults};
}
