import {describe, expect, it} from 'vitest';

import {parseActions} from './page';

function read(...lines: readonly string[]) {
  return parseActions('docs/Step1.mdx', lines.join('\n'));
}

describe('a page that is followed', () => {
  it('writes a file that it includes whole with a path as title', () => {
    expect(
      read(
        '```js title="web/site.js" file=examples/university/introduction/step1/web/site.js {1,3}',
        '```',
        '```js file=examples/javascript/consumers/order-client.ts#client',
        '```',
      ),
    ).toEqual([
      {
        kind: 'write',
        line: 1,
        file: 'web/site.js',
        source: 'examples/university/introduction/step1/web/site.js',
        marked: [1, 3],
      },
    ]);
  });

  it('runs commands, with expected output and expected failures', () => {
    expect(read('```bash', 'npm test', '```', '', '```text', 'tests 3', '', 'pass 3', '```')).toEqual([
      {kind: 'run', line: 1, script: 'npm test', fails: undefined, prints: ['tests 3', 'pass 3']},
    ]);
    expect(read('```bash fails="404"', 'curl -f localhost', '```')).toMatchObject([{kind: 'run', fails: '404'}]);
  });

  it('leaves a background program running', () => {
    expect(read('```bash background', 'npm start', '```', '```text', 'ready', '```')).toEqual([
      {kind: 'start', line: 1, script: 'npm start', prints: ['ready']},
    ]);
  });

  it('substitutes what needs Docker or an account', () => {
    expect(read('```bash instead="double"', 'docker compose up', '```')).toMatchObject([
      {kind: 'broker', token: false},
    ]);
    expect(read('```bash instead="library"', 'pact-go install', '```')).toMatchObject([{kind: 'library'}]);
    expect(() => read('', '```bash instead="nothing"', 'docker', '```')).toThrow(
      'docs/Step1.mdx:2: instead="nothing" is unknown; use one of double, double token, library',
    );
  });

  it('shows an excerpt of a file', () => {
    expect(read('```json shows="pacts/a.json"', '{"consumer": {}}', '```')).toMatchObject([
      {kind: 'shows', file: 'pacts/a.json', excerpt: {consumer: {}}},
    ]);
    expect(() => read('```json shows="pacts/a.json"', '{', '```')).toThrow('docs/Step1.mdx:1: ');
  });

  it('ignores code without instructions, and language tabs', () => {
    expect(
      read(
        '```text',
        'a picture',
        '```',
        '```diff',
        '+ a',
        '```',
        '<SdkTabs>',
        '<Sdk of="go">',
        '```bash',
        'go test',
        '```',
        '</Sdk>',
        '</SdkTabs>',
      ),
    ).toEqual([]);
  });
});
