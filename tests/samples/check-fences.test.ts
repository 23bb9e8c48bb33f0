import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {fencesOf, parsePage, readPages} from '../content/pages';
import {checkFences, optOutFaults, type CheckedFence, type ReadFile} from './check-fences';

const pages = readPages('docs', 'blog');
const page = (...lines: string[]) => parsePage('docs/page.mdx', lines.join('\n'));
const fence = (head: string, ...lines: string[]) => page(`\`\`\`${head}`, ...lines, '```');
const fileOf: ReadFile = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Examples that the pages below include. */
const examples: Readonly<Record<string, string>> = {
  'examples/java/Order.java': 'class Order {\n  // #region id\n  int id;\n  // #endregion\n}\n',
  'examples/java/Broken.java': 'class Order {\n  // #region id\n  int id;\n  // #endregion\n',
  'examples/java/Gap.java': 'class Order {\n  // ...\n}\n',
  'examples/cpp/order.h': 'int id();\n',
  'examples/cli/compose.yaml': 'services:\n  broker:\n    image: postgres:17\n    port: 1\n',
  'examples/cli/output.txt': 'no code (\n',
};
const faultsOf = async (bad: ReturnType<typeof page>) => (await checkFences(bad, (file) => examples[file])).faults;

describe('the check of fences', () => {
  it('accepts every fence of every page and post', async () => {
    const results = [];
    for (const each of pages) {
      results.push(await checkFences(each, fileOf));
    }
    const checked = results.flatMap((result) => result.checked);
    const count = (outcome: CheckedFence['outcome']) => checked.filter((fence) => fence.outcome === outcome).length;
    const optedOut = count('opted out');
    console.log(
      `fences: checked ${checked.length} on ${pages.length} pages: ${count('included')} included, ` +
        `${count('parsed')} parsed, ${count('not code')} not code, ` +
        `${optedOut} opted out (${((100 * optedOut) / checked.length).toFixed(1)} %)`,
    );
    const languages = [...new Set(checked.map(({language}) => language))].sort();
    const counts = languages.map((each) => `${each} ${checked.filter(({language}) => language === each).length}`);
    console.log(`fences: ${counts.join(', ')}`);
    for (const {place, reason} of checked.filter(({outcome}) => outcome === 'opted out')) {
      console.log(`fences: opted out ${place}: ${reason}`);
    }
    expect(checked.length).toBeGreaterThan(0);
    // Tab groups add fences that the pages themselves don't have.
    expect(checked.length).toBeGreaterThan(pages.flatMap(fencesOf).length);
    expect(results.flatMap(({faults}) => faults)).toEqual([]);
    expect(optOutFaults(checked)).toEqual([]);
  });

  it.each([
    ['no language', fence('', 'a'), 1, 'the fence names no language; use "text" for output'],
    ['an unknown language', fence('cobol', 'a'), 1, 'is in a language without a parser; use one of bash, c'],
    ['words without a meaning', fence('java fragmnet=members', 'int a;'), 1, 'has "fragmnet=members" after its'],
    [
      'a bare ...',
      fence('java', 'class A {', '  ...', '}'),
      1,
      'has a bare "..." in its line 2; write a comment instead',
    ],
    ['a placeholder', fence('bash', 'pact broker publish <folder>'), 1, 'has the placeholder <folder>; use an upper'],
    ['a placeholder in a session', fence('console', '$ cat <file>', 'a'), 1, 'has the placeholder <file>'],
    ['a prompt sign', fence('bash', '$ npm ci'), 1, 'shows a prompt sign; give the command alone'],
    ['a prompt sign of PowerShell', fence('powershell', 'PS C:\\> npm ci'), 1, 'shows a prompt sign'],
    ['a session without a command', fence('console', 'done'), 2, 'is not valid console: shows no command'],
    ['a command that does not parse', fence('console', '$ ls', 'a (', '$ echo "a'), 4, 'is not valid console: '],
    ['JSON with a comment', fence('json', '{', '  "a": 1 // one', '}'), 3, 'is not valid json: '],
    ['JSON with a comma too many', fence('json', '{"a": 1,}'), 2, 'is not valid json: '],
    ['YAML that does not parse', fence('yaml', 'a: 1', 'b: [1, 2'), 3, 'is not valid yaml: '],
    [
      'code that does not parse',
      page('Text.', '', '- List', '', '  ```java', '  class A {', '    void b( {}', '  }', '  ```'),
      7,
      'is not valid java: ) is missing; correct it, or name the fragment with fragment=annotation|chain|members|statements,',
    ],
    [
      'a fragment that does not parse',
      fence('kotlin fragment=members', 'val a = 1', 'val b = ('),
      3,
      'is not valid kotlin: ',
    ],
    [
      'an unknown kind of fragment',
      fence('go fragment=member', 'a'),
      1,
      'has the unknown kind fragment=member; use members, object, statements',
    ],
    ['a fragment of a language without', fence('lua fragment=chain', 'a'), 1, 'fragment=chain; this language has none'],
    ['JavaScript that is written out', fence('js', 'a();', 'b();', 'c();', 'd();'), 1, 'has 4 lines; more than three'],
    ['TypeScript that is written out', fence('tsx', 'a();', 'b();', 'c();', 'd();'), 1, 'come from examples/'],
    ['an opt-out without a reason', fence('java noparse', 'a ('), 1, 'has noparse without saying why; add reason="…"'],
    ['an opt-out with a poor reason', fence('java noparse reason="bad"', 'a ('), 1, 'of at least 8 characters'],
    ['a reason for nothing', fence('lua reason="a good reason"', 'a = 1'), 1, 'has reason=, which belongs to noparse'],
    ['an opt-out of output', fence('text noparse reason="a good reason"', 'a ('), 1, 'is not parsed anyway'],
    ['a file and code of its own', fence('java file=examples/java/Order.java', 'int a;'), 1, 'and code of its own'],
    ['a file from elsewhere', fence('ts file=src/config/footer.ts'), 1, 'includes src/config/footer.ts; samples come'],
    ['a path that leaves examples/', fence('ts file=examples/../src/a.ts'), 1, 'samples come from examples/'],
    ['a missing file', fence('java file=examples/java/None.java'), 1, 'None.java, which does not exist'],
    ['a missing region', fence('java file=examples/java/Order.java#no'), 1, 'there is no region "no"'],
    ['a file of another language', fence('kotlin file=examples/java/Order.java#id'), 1, 'Order.java; name it java'],
    [
      'a file that does not parse',
      fence('java file=examples/java/Broken.java#id'),
      1,
      'includes examples/java/Broken.java, whose line 4 does not parse: } is missing',
    ],
    ['a file with a bare ...', fence('java file=examples/java/Gap.java'), 1, 'has a bare "..." in its line 2'],
    ['a file against its schema', fence('yaml file=examples/cli/compose.yaml'), 1, 'whose line 4 does not parse: '],
    ['a fragment of a file', fence('java fragment=members file=examples/java/Order.java#id'), 1, 'is parsed whole'],
    ['a schema for another language', fence('json schema=compose', '{}'), 1, 'has schema=, which is for yaml'],
    [
      'a Compose file without a name',
      fence('yaml', 'services:', '  broker:', '    image: postgres:17'),
      1,
      'looks like a file of compose; add its title, or schema=compose',
    ],
    [
      'steps of a workflow without a name',
      fence('yaml', '- uses: actions/checkout@v4'),
      1,
      'looks like a file of github-workflow; add its title, or schema=github-workflow fragment=steps',
    ],
    [
      'a Compose file against its schema',
      fence('yaml title="compose.yaml"', 'services:', '  broker:', '    imag: postgres:17'),
      4,
      'is not a valid compose file: /services/broker/imag is a key that the schema does not have',
    ],
  ])('rejects %s', async (_, bad, line, fault) => {
    const faults = await faultsOf(bad);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^docs/page\\.mdx:${line}: the \\w* ?fence `));
    expect(faults[0]).toContain(fault);
  });

  it.each([
    ['a spread', fence('javascript', 'const a = [...b, ...c];')],
    ['a catch-all of C++', fence('cpp fragment=statements', 'try { a(); } catch (...) {}')],
    ['a generic type', fence('java fragment=statements', 'List<String> a = b();')],
    ['a comment in bash', fence('bash', '# A comment', 'npm ci')],
    ['verbatim output', fence('text', 'Downloading ...', '$ done <none>')],
    ['a session with output', fence('console', '$ npm ci \\', '    --silent', 'added 3 (of <all> ...)')],
    ['several YAML documents', fence('yaml', 'a: 1', '---', 'b: 2')],
    ['a title, marked lines and numbers', fence('json title="a b.json" {1,3-4} showLineNumbers', '{}')],
    ['three lines of JavaScript', fence('js', 'a();', 'b();', 'c();')],
    ['a region of an example', fence('java title="Order.java" file=examples/java/Order.java#id')],
    ['a header of C++ in C', fence('c file=examples/cpp/order.h')],
    ['a file of output', fence('text file=examples/cli/output.txt')],
    ['a broken example with a reason', fence('java file=examples/java/Broken.java noparse reason="newer than it"')],
    ['code with a reason', fence('java noparse reason="shows a fault"', 'class {')],
    ['only text', page('Text.')],
  ])('accepts %s', async (_, good) => {
    expect(await faultsOf(good)).toEqual([]);
  });

  it('reports the outcome of each fence', async () => {
    const {checked} = await checkFences(
      page(
        '```java file=examples/java/Order.java#id',
        '```',
        '```sh',
        'npm ci',
        '```',
        '```text',
        'done',
        '```',
        '```java noparse reason="shows a fault"',
        'class {',
        '```',
        '```',
        'a',
        '```',
      ),
      (file) => examples[file],
    );
    expect(checked.map(({place, language, outcome}) => `${place} ${language} ${outcome}`)).toEqual([
      'docs/page.mdx:1 java included',
      'docs/page.mdx:3 bash parsed',
      'docs/page.mdx:6 text not code',
      'docs/page.mdx:9 java opted out',
      'docs/page.mdx:12 (none) refused',
    ]);
    expect(checked[3]?.reason).toBe('shows a fault');
  });

  it('rejects more opt-outs than two per cent', () => {
    const checked = (optedOut: number): CheckedFence[] =>
      Array.from({length: 149}, (_, index) => ({
        place: `docs/page.mdx:${index}`,
        language: 'java',
        ...(index < optedOut ? {outcome: 'opted out', reason: 'newer than it'} : {outcome: 'parsed'}),
      }));
    expect(optOutFaults(checked(2))).toEqual([]);
    expect(optOutFaults(checked(3))).toEqual([
      '3 of 149 fences opt out of parsing, more than the limit of 2: fix some, or use fragment= ' +
        '(docs/page.mdx:0 newer than it; docs/page.mdx:1 newer than it; docs/page.mdx:2 newer than it)',
    ]);
  });
});
