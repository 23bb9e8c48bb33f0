import {describe, expect, it} from 'vitest';

import {readSource, sourceUrl} from './sources';

describe('a source', () => {
  it.each([
    [
      'pact-foundation/pact-net@5.0.1:src/Match.cs',
      'https://github.com/pact-foundation/pact-net/blob/5.0.1/src/Match.cs',
    ],
    [
      'pact-foundation/pact-net@5.0.1:src/Drivers/',
      'https://github.com/pact-foundation/pact-net/tree/5.0.1/src/Drivers',
    ],
    [
      'npm:@pact-foundation/pact@17.1.4:src/v4/types.ts',
      'https://www.npmjs.com/package/@pact-foundation/pact/v/17.1.4?activeTab=code',
    ],
    ['pypi:pact-python@4.2.0:pact/pact.py', 'https://pypi.org/project/pact-python/4.2.0/'],
    ['crates:pact_consumer@1.4.11:src/lib.rs', 'https://docs.rs/crate/pact_consumer/1.4.11/source/src/lib.rs'],
    [
      'maven:au.com.dius.pact:consumer@4.7.1:Dsl.class',
      'https://central.sonatype.com/artifact/au.com.dius.pact/consumer/4.7.1',
    ],
  ])('%s has a URL', (source, url) => {
    expect(sourceUrl(source)).toBe(url);
  });

  it.each(['README.md', 'pact-net@5.0.1:src', 'pip:pact@1:src', 'https://github.com/shop/tea'])(
    'is rejected as %s',
    (source) => {
      expect(readSource(source)).toBeUndefined();
      expect(() => sourceUrl(source)).toThrow(`"${source}" is not a source; write owner/repository@tag:path or`);
    },
  );
});
