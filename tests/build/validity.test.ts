import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {describe, expect, it} from 'vitest';

import {allPages, parsePage, type BuiltPage} from './site';

/** Only rules of the HTML standard, none about style. */
const validator = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));

/**
 * Finds invalid HTML, with location and rule.
 *
 * The validator doesn't support the optional tags that the build omits, so the page is parsed and serialised first. The
 * parser repairs `<p><div></div></p>` by adding empty paragraphs, which are therefore reported.
 */
async function validityFaults({$, file}: BuiltPage): Promise<string[]> {
  const {results} = await validator.validateString($.html(), file);
  const split = $('p:empty:not([class], [id])').length;
  return [
    ...results.flatMap(({messages}) =>
      messages.map(({line, column, ruleId, message}) => `${file}:${line}:${column}: ${message} (${ruleId})`),
    ),
    ...(split > 0 ? [`${file}: has ${split} empty paragraphs; a <p> must not hold a block such as <div>`] : []),
  ];
}

describe('the HTML of every page, also of redirects', () => {
  it('is valid', async () => {
    const faults: string[] = [];
    for (const page of allPages) {
      faults.push(...(await validityFaults(page)));
    }
    console.log(`validity: checked ${allPages.length} pages, found ${faults.length} faults`);
    expect(allPages.length).toBeGreaterThan(0);
    // A problem in the layout is on every page, so the first few are enough.
    expect(faults.slice(0, 50)).toEqual([]);
  });

  it('is reported when it is not', async () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Bad</title></head><body><p><div>a</div></p><img alt=""></body></html>';
    expect(await validityFaults(parsePage('bad.html', html))).toEqual([
      expect.stringMatching(
        /^build\/bad\.html:1:\d+: <img> is missing required "src" attribute \(element-required-attributes\)$/,
      ),
      'build/bad.html: has 2 empty paragraphs; a <p> must not hold a block such as <div>',
    ]);
  });
});
