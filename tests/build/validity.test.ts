import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import {describe, expect, it} from 'vitest';

import {allPages, parsePage, type BuiltPage} from './site';

/** The rules of the HTML standard, and none of style. */
const validator = new HtmlValidate(new StaticConfigLoader({root: true, extends: ['html-validate:standard']}));

/** Finds what is no valid HTML, with the place and the name of the rule. */
async function validityFaults({html, file}: BuiltPage): Promise<string[]> {
  const {results} = await validator.validateString(html, file);
  return results.flatMap(({messages}) =>
    messages.map(({line, column, ruleId, message}) => `${file}:${line}:${column}: ${message} (${ruleId})`),
  );
}

describe('the HTML of every page, also of redirects', () => {
  it('is valid', async () => {
    const faults: string[] = [];
    for (const page of allPages) {
      faults.push(...(await validityFaults(page)));
    }
    console.log(`validity: looked at ${allPages.length} pages, found ${faults.length} faults`);
    expect(allPages.length).toBeGreaterThan(0);
    // A fault in the frame of the site is on every page: the first few say enough.
    expect(faults.slice(0, 50)).toEqual([]);
  });

  it('is reported when it is not', async () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Bad</title></head><body><p><div>a</div></p><img alt=""></body></html>';
    expect(await validityFaults(parsePage('bad.html', html))).toEqual([
      "build/bad.html:1:85: Stray end tag '</p>' (close-order)",
      'build/bad.html:1:89: <img> is missing required "src" attribute (element-required-attributes)',
    ]);
  });
});
