import {describe, expect, it} from 'vitest';

import {contentFolder} from '../../../tests/doubles/content-folder';
import {correctionOf, readCliCorrections} from '.';

const entry = (fields: Readonly<Record<string, string>> = {}): string =>
  Object.entries({
    command: 'verifier',
    option: '--transports',
    wrong: 'use --transports http:8080 grpc:5555',
    correction: 'Repeat the option.',
    source: 'https://example.org/1',
    ...fields,
  })
    .map(([name, value], index) => `${index === 0 ? '- ' : '  '}${name}: ${value}\n`)
    .join('');

const folder = (text: string): string =>
  contentFolder('content/cli-corrections.schema.json', {'content/cli-corrections.yml': text});

describe('the corrections of the generated help', () => {
  it('are valid', () => {
    console.log(`corrections of the help: read ${readCliCorrections().length}`);
    expect(readCliCorrections().length).toBeGreaterThan(0);
  });

  it('are found by command and option', () => {
    const root = folder(entry());
    expect(correctionOf('verifier', '--transports', root)).toBe('Repeat the option.');
    expect(correctionOf('verifier', '--port', root)).toBeUndefined();
    expect(correctionOf('mock start', '--transports', root)).toBeUndefined();
  });

  it.each([
    [{command: 'verifyer'}, '1: command: Unknown command "pact verifyer"; the closest are'],
    [{option: '--transport-s'}, '1: option: "pact verifier" has no option --transport-s; correct the name.'],
    [
      {wrong: 'use two'},
      '1: wrong: the help of --transports doesn\'t say "use two"; quote it, or remove the correction.',
    ],
    [{correction: 'repeat it'}, '4: 0.correction: "repeat it" has the wrong form'],
  ])('are rejected with %o', (fields, fault) => {
    expect(() => readCliCorrections(folder(entry(fields)))).toThrow(`content/cli-corrections.yml:${fault}`);
  });

  it('are rejected if an option is corrected twice', () => {
    expect(() => readCliCorrections(folder(entry() + entry()))).toThrow(
      'content/cli-corrections.yml:6: "pact verifier --transports" appears twice; merge the two.',
    );
  });
});
