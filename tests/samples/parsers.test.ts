import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

import {fencesOf, parsePage} from '../content/pages';
import {commandsOf, languageOf, languageOfFile, languages, parse} from './parsers';

const good = fencesOf(parsePage('tests/samples/good.md', readFileSync('tests/samples/good.md', 'utf8')));

describe('the parsers', () => {
  it('accept the good samples, one for each language', async () => {
    console.log(`parsers: checked ${good.length} good samples of ${languages.length} languages`);
    expect([...new Set(good.map(({lang}) => lang))].sort()).toEqual([...languages].sort());
    for (const {lang, value} of good) {
      expect(await parse(lang ?? '', value), lang ?? '').toEqual([]);
    }
  });

  it.each([
    ['bash', 'npm ci\necho "a', 2],
    ['clojure', '(a)\n(b', 2],
    ['clojure', '(a))', 1],
    ['docker', 'RUN npm ci', 1],
    ['docker', 'FROM a\nCOMMAND b', 2],
    ['docker', 'FROM a\nUSER', 2],
    ['docker', 'FROM a\nRUN npm \\\n  && "b', 2],
    ['docker', 'FROM a\nHEALTHCHECK CMD ["a"', 2],
    ['docker', 'FROM a\nCMD "a"]', 2],
    ['erlang', 'a() ->\n  "b.', 2],
    ['graphql', 'type A {', 1],
    ['groovy', 'class A {\n  def "reads an order"( {}\n}', 3],
    ['json', '{\n  "a": b\n}', 2],
    ['mermaid', 'flowchart LR\n  a[b --> c', 2],
    ['mermaid', 'chart\n  a', 1],
    ['php', '$a = 1;\n$b = [;', 2],
    ['protobuf', 'message A {\n  int64 id = 1\n}', 2],
    ['protobuf', 'message A {\n  int64 id;\n}', 2],
    ['protobuf', 'import "a;', 1],
    ['protobuf', 'messages A {}', 1],
    ['protobuf', 'message A {}\n}', 2],
    ['protobuf', 'message A {', 1],
    ['sql', "SELECT 'it''s;", 1],
    ['toml', 'a = 1\nb = [1', 2],
    ['typescript', 'const a: number = 1;\nconst b = (1;', 2],
    ['javascript', 'const a = 1;\nconst b: number = 1;', 2],
    ['xml', '<a>\n  <b>\n</a>', 3],
    ['xml', '<?xml version="1.0"?>\n<a>', 2],
    ['yaml', 'a: 1\nb: "c', 2],
  ])('report the line of a fault in %s: %s', async (language, code, line) => {
    expect((await parse(language, code))[0]).toEqual({line, what: expect.stringMatching(/./)});
  });

  it.each([
    ['csharp', 'int[] a = [];\nf(new[] { 1 }, []);\nint[] b = [1, 2];'],
    ['docker', 'ARG A=1\nFROM a\nHEALTHCHECK NONE\nCOPY --from=b c d'],
    ['groovy', 'class A {\n  @Pact("a") def a(b) { b.each { c, d -> "(" } }\n}'],
    ['html', '<a href="b">c</a>'],
    ['php', '<p><?= $a ?></p>'],
    ['protobuf', 'rpc Get(A) returns (stream B);'],
    ['swift', '@Test func a() {\n  #expect(b == #"\\d{2}"#)\n}'],
    ['typescript', 'await a();'],
    ['xml', '<a/>\n<b>c</b>'],
  ])('accept what %s allows: %s', async (language, code) => {
    expect(await parse(language, code)).toEqual([]);
  });

  it('list the supported languages for an unknown one', async () => {
    expect(await parse('cobol', 'a')).toEqual([
      {line: 1, what: expect.stringMatching(/^"cobol" has no parser; use one of text, diff, .*, xml, yaml$/)},
    ]);
  });

  it('are found by alias and by file name', () => {
    expect(['js', 'sh', 'constructor', 'typescript'].map(languageOf)).toEqual([
      'javascript',
      'bash',
      undefined,
      'typescript',
    ]);
    expect(
      [
        'examples/a/build.gradle.kts',
        'examples/a/Gemfile',
        'Dockerfile',
        'a.mts',
        'a/tsconfig.json',
        'b.json',
        'a.txt',
      ].map(languageOfFile),
    ).toEqual(['kotlin', 'ruby', 'docker', 'typescript', undefined, 'json', undefined]);
  });

  it('find the commands of a session', () => {
    expect(commandsOf('$ a \\\n  b\nc\n$ d\n$HOME')).toBe('a \\\n  b\n\nd\n');
  });
});
