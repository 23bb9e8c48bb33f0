import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

import {firstSample, type FirstSample} from './first-sample';
import {setUpOf, type SetUp, type Tool} from './set-up';

const page = 'docs/page.mdx';

/** Lines in a region. The markers are put together, because this file has no regions. */
const region = (name: string, ...lines: readonly string[]): string =>
  [`// #${'region'} ${name}`, ...lines, `// #${'endregion'}`, ''].join('\n');

const client = region('helper-client', 'export const ask = () => 42;');
const test = `import {expect, test} from 'vitest';
import {ask} from './client.js';

${region('asks uses client', "test('asks', () => {", '  expect(ask()).toBe(42);', '});')}`;

/** A repository with two samples and a page. */
function repository(...lines: readonly string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'paste-'));
  for (const [file, text] of [
    ['examples/javascript/client.ts', client],
    ['examples/javascript/client.test.ts', test],
    [page, lines.join('\n')],
  ] as const) {
    mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const read = (...lines: readonly string[]): FirstSample | undefined => firstSample(repository(...lines), page, ['ts']);

describe('the first sample of a page', () => {
  it('is its first test, with imports and helpers', () => {
    expect(
      read(
        '```ts',
        "import {test} from 'vitest';",
        '```',
        '',
        '```ts file=examples/javascript/client.test.ts#asks',
        '```',
      ),
    ).toEqual({
      language: 'ts',
      line: 5,
      files: [
        {name: 'client.ts', code: 'export const ask = () => 42;\n'},
        {
          name: 'client.test.ts',
          code: [
            "import {expect, test} from 'vitest';",
            "import {ask} from './client.js';",
            '',
            "test('asks', () => {",
            '  expect(ask()).toBe(42);',
            '});',
            '',
          ].join('\n'),
        },
      ],
    });
  });

  it('comes with the samples before it', () => {
    const sample = read(
      '```ts title="settings.ts"',
      'export const port = 1;',
      '```',
      '',
      '```ts file=examples/javascript/client.test.ts#asks',
      '```',
    );
    expect(sample?.files.map(({name}) => name)).toEqual(['settings.ts', 'client.ts', 'client.test.ts']);
  });

  it('is undefined without a test', () => {
    expect(read('```ts title="settings.ts"', 'export const port = 1;', '```')).toBeUndefined();
  });
});

describe('the set-up of a page', () => {
  const setUp = (tool: Tool, before?: number): SetUp =>
    setUpOf(
      repository(
        '```bash',
        'npm install --save-dev @pact-foundation/pact vitest',
        '```',
        '',
        '```xml',
        '<dependency><artifactId>junit5</artifactId></dependency>',
        '```',
        '',
        '```bash',
        'npm install graphql',
        'pip install pact-python',
        "pip install 'pact-python-cli==2.6.0.1'",
        'go get github.com/pact-foundation/pact-go/v2@v2.7.0',
        '```',
        '',
        '```toml',
        '[dependencies]',
        'pact_models = "1.3.17"',
        '',
        '[dev-dependencies]',
        '# For tests.',
        'pact_consumer = { version = "1.4.11", default-features = false }',
        '',
        '[profile.dev]',
        'debug = false',
        '```',
      ),
      page,
      tool,
      before,
    );

  it('is the packages that it installs', () => {
    expect(setUp('npm')).toEqual(['@pact-foundation/pact', 'vitest', 'graphql']);
  });

  it('ends at a line', () => {
    expect(setUp('npm', 9)).toEqual(['@pact-foundation/pact', 'vitest']);
  });

  it('is what pip installs without a version, and not the older ones that it names', () => {
    expect(setUp('pip')).toEqual(['pact-python']);
  });

  it('is the modules of Go', () => {
    expect(setUp('go')).toEqual(['github.com/pact-foundation/pact-go/v2@v2.7.0']);
  });

  it('is the dependencies of a Cargo manifest', () => {
    expect(setUp('cargo')).toEqual([
      'pact_models = "1.3.17"',
      'pact_consumer = { version = "1.4.11", default-features = false }',
    ]);
  });

  it('is the dependencies that it adds to a POM', () => {
    expect(setUp('maven')).toEqual(['<dependency><artifactId>junit5</artifactId></dependency>']);
  });
});
