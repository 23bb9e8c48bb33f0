import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {compareParts} from '@site/src/data/matching/compare';
import {BodyFault} from '@site/src/data/matching/compare-body';
import {isArray, isObject, parseJson, plainText, printJson} from '@site/src/data/matching/json';
import {toWholeRegExp} from '@site/src/data/matching/oniguruma';
import {readPart} from '@site/src/data/matching/read-part';
import {setTranslator} from '@site/src/data/matching/regex';
import {partKinds, specificationVersions, type Json} from '@site/src/data/matching/types';

setTranslator(toWholeRegExp);

const page = readFileSync('docs/getting_started/matching/playground.mdx', 'utf8');
const folder = path.join(import.meta.dirname, 'specification');

function readCases(version: number): readonly Json[] {
  const cases = parseJson(readFileSync(path.join(folder, `version-${version}.json`), 'utf8'));
  return isArray(cases) ? cases : [];
}

function decide(one: Json, version: (typeof specificationVersions)[number]): boolean | undefined {
  const {name = null, expected, actual} = isObject(one) ? one : {};
  const kind = partKinds.find((each) => plainText(name).startsWith(`${each}/`));
  if (kind === undefined || expected === undefined || actual === undefined) {
    throw new Error(`tests/matching/specification/version-${version}.json: ${printJson(one)} isn't a case`);
  }
  // Both sides of a case are written as a pact file has them.
  const read = (part: Json) => readPart(printJson(part), {kind, version, isActual: false});
  try {
    return compareParts(read(expected), read(actual)).passed;
  } catch (error) {
    if (error instanceof BodyFault) {
      return undefined;
    }
    throw error;
  }
}

describe.each(specificationVersions)('the cases of version %i of the specification', (version) => {
  it('are decided as the specification says', () => {
    const cases = readCases(version);
    const results = cases.map((one) => ({one, passed: decide(one, version)}));
    const compared = results.filter(({passed}) => passed !== undefined);
    const wrong = compared.filter(({one, passed}) => !isObject(one) || one.match !== passed);
    console.log(
      `version ${version}: ${cases.length} cases, ${compared.length - wrong.length} agree, ${wrong.length} disagree, ` +
        `${cases.length - compared.length} have bodies of XML, forms or bytes`,
    );
    expect(wrong.map(({one}) => printJson(one))).toEqual([]);
    expect(compared.length).toBeGreaterThan(130);
    expect(page, 'docs/getting_started/matching/playground.mdx states the number of cases').toMatch(
      new RegExp(`\\b${compared.length} (?:cases )?of version ${version}\\b`),
    );
  });
});
