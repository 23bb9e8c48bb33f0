import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

import {tools} from '../../data/errors/tools';
import {ContentError, sourceOf} from '../collection';
import {readErrorFamilies, readErrorMessages} from './index';

const file = 'content/errors/late/order-late.mdx';
const entry = `---
title: '\`The order is late\`'
position: 10
messages:
  - slug: go-order-late
    tool: pact-go
    text: the order {id} is late by {count} days
    source: pact-foundation/pact-go@v2.6.0:consumer/http.go
    provoked: examples/go/late.txt
more:
  - page: /orders/late#parcels
    title: Late parcels
---

The parcel was lost. See [orders](/orders/late).

It was not found, either.

## Fix for go, java

Send it again:

- by post
- by hand

\`\`\`diff
 send()
-parcel()
+parcel(again)
\`\`\`

## Fix

Ask for help.

\`\`\`bash
make parcel
\`\`\`

## Check

It arrives.

## Other causes

The address is wrong.
`;

let root: string;

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
  writeFileSync(path.join(root, name), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'errors-'));
  mkdirSync(path.join(root, 'content'));
  for (const schema of ['errors', 'error-families']) {
    cpSync(`content/${schema}.schema.json`, path.join(root, `content/${schema}.schema.json`));
  }
  write('content/error-families.yml', '- id: late\n  title: Late orders\n');
  write('docs/orders/late.mdx', '');
  write('examples/go/late.txt', 'Error: the order O-1/7 is late by 12 days');
  write(file, entry);
});

afterEach(() => rmSync(root, {recursive: true}));

function faultsOf(): readonly string[] {
  try {
    readErrorFamilies(root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) {
      return error.faults;
    }
    throw error;
  }
}

describe('the error index', () => {
  it('has entries without faults', () => {
    const messages = readErrorMessages();
    const provoked = messages.filter((message) => message.provoked);
    const problems = readErrorFamilies().flatMap((family) => family.problems);
    console.log(
      [
        `error index: checked ${messages.length} messages of ${problems.length} problems, ${provoked.length} provoked`,
        ...tools.map(({id, name}) => {
          const own = messages.filter(({tool}) => tool === id);
          return `  ${name}: ${own.length}, ${own.filter((message) => message.provoked).length} provoked`;
        }),
      ].join('\n'),
    );
    expect(messages.length).toBeGreaterThanOrEqual(150);
    expect(provoked.length).toBeGreaterThanOrEqual(80);
  });
});

describe('an entry', () => {
  it('is read with its sections, their code and its source', () => {
    const [family] = readErrorFamilies(root);
    const [problem] = family?.problems ?? [];
    expect(family).toMatchObject({id: 'late', title: 'Late orders'});
    expect(problem).toMatchObject({
      id: 'order-late',
      title: '`The order is late`',
      cause: [{type: 'paragraph'}, {type: 'paragraph'}],
      fixes: [
        {
          sdks: ['go', 'java'],
          content: [{type: 'paragraph'}, {type: 'list'}, {type: 'code'}],
          code: [{lang: 'diff', value: ' send()\n-parcel()\n+parcel(again)'}],
        },
        {content: [{type: 'paragraph'}, {type: 'code'}], code: [{lang: 'bash', value: 'make parcel'}]},
      ],
      check: [{type: 'paragraph'}],
      notes: [{label: 'Other causes', content: [{type: 'paragraph'}]}],
      sumsUp: false,
    });
    expect(problem && sourceOf(problem)).toEqual({file, line: 2});
    expect(problem?.fixes.flatMap(({code}) => code).map((code) => sourceOf(code).line)).toEqual([26, 36]);
  });

  it('has the URL of its page, with the language of the tool', () => {
    expect(readErrorMessages(root).map(({address}) => address)).toEqual(['/help/errors/late?sdk=go#order-late']);
  });

  it('is sorted by position, then by id', () => {
    const at = (position: number, slug: string) =>
      entry.replace('position: 10', `position: ${position}`).replace('go-order-late', slug);
    write('content/errors/late/b.mdx', at(10, 'go-b'));
    write('content/errors/late/a.mdx', at(20, 'go-a'));
    expect(readErrorFamilies(root)[0]?.problems.map(({id}) => id)).toEqual(['b', 'order-late', 'a']);
  });

  it('may have comments', () => {
    write(file, entry.replace('It arrives.', '{/* By post. */}\n\nIt arrives.'));
    expect(faultsOf()).toEqual([]);
  });

  it.each<[what: string, good: string, bad: string, fault: string]>([
    ['an unknown field', 'position:', 'postion:', ':3: postion: is not a known field; use one of title, position'],
    ['no title', "title: '`The order is late`'\n", '', ':2: "title" is missing; add it.'],
    ['an unmatched backtick in the title', 'late`', 'late', ':2: title: there is an unmatched backtick in'],
    [
      'a position that is not a number',
      'position: 10',
      'position: first',
      ':3: position: must be integer, not "first"',
    ],
    ['a malformed slug', 'go-order-late', 'Go_Late', ':5: messages.0.slug: "Go_Late" has the wrong form (lower'],
    ['a slug of another tool', 'go-order-late', 'js-late', ':5: slug: "js-late" must begin with go-, for its tool.'],
    ['an unknown tool', 'tool: pact-go', 'tool: pact-og', ':5: tool: unknown tool "pact-og"; use one of pact-js'],
    [
      'too few literal words',
      'the order {id} is late by {count} days',
      'a{b} late',
      ':5: text: has fewer than three words',
    ],
    ['a placeholder in capitals', '{count}', '{COUNT}', ':5: text: a placeholder has capitals; write it in lower case'],
    [
      'no source',
      'pact-foundation/pact-go@v2.6.0:consumer/http.go',
      'README',
      ':5: source: "README" has the wrong form',
    ],
    ['a missing test', 'go/late.txt', 'go/gone.txt', ":5: provoked: examples/go/gone.txt doesn't exist; correct"],
    [
      'a test of another message',
      'is late by',
      'is delayed by',
      ":5: provoked: examples/go/late.txt doesn't contain this message",
    ],
    ['a missing page', '/orders/late#parcels', '/orders/gone', ':11: page: there is no page docs/orders/gone; correct'],
    ['a broken link', '(/orders/late)', '(/orders)x [y](/gone)', ':15: there is no page docs/gone; correct'],
    ['a relative link', '(/orders/late)', '(../late.mdx)', ':15: "../late.mdx" is a relative link; start it'],
    ['an unknown section', '## Check', '## Verify', ':40: "## Verify" is not a section of an entry; use one of "'],
    ['a section without content', 'It arrives.\n', '', ':40: "## Check" is empty; write a sentence below it.'],
    ['a duplicate section', '## Other causes', '## Check', ':44: "## Check" appears twice; merge the two.'],
    ['a heading in a section', 'It arrives.', '### By post', ':42: "By post" is not an h2; an entry'],
    [
      'no check',
      '## Check\n\nIt arrives.\n\n',
      '',
      ':14: there is no "## Check"; add it, and describe how readers see',
    ],
    [
      'no cause',
      'The parcel was lost. See [orders](/orders/late).\n\nIt was not found, either.\n\n',
      '',
      ':14: the cause is',
    ],
    [
      'an unknown language',
      'Fix for go, java',
      'Fix for go, jav',
      ':19: unknown language "jav"; use one of javascript',
    ],
    ['two fixes for a language', '## Fix\n', '## Fix for go\n', ':32: there are two fixes for go; merge them.'],
    ['a fix without code', '```bash\nmake parcel\n```\n\n', '', ':32: "## Fix" has no code; add a code block with the'],
    ['an empty code block', 'make parcel', '', ':36: a code block is empty; give the command or the diff.'],
    ['code without a language', '```bash', '```', ':36: a code block has no language; write ```bash'],
    [
      'a diff that changes nothing',
      '-parcel()\n+parcel(again)',
      ' x',
      ':26: a diff changes nothing; start removed lines',
    ],
    ['a malformed diff', ' send()', 'send()', ':27: a line of a diff must start with a space, + or -'],
    ['an unfinished sentence', 'It arrives.', 'It arrives', ':42: "It arrives" ends without a full stop; add it.'],
    [
      'an unmatched backtick',
      'The parcel was',
      'The `parcel was',
      ':15: there is an unmatched backtick in "The `parcel was lost.',
    ],
    [
      'an expression',
      'It arrives.',
      'It {arrives}.',
      ':42: {arrives} is a JavaScript expression; write `{arrives}` in',
    ],
    ['an import', 'It arrives.', "import a from 'a';\n\nIt.", ':42: an entry has no imports or exports; put the code'],
    ['an unclosed element', 'It arrives.', 'It <arrives>.', ":42: isn't valid MDX: Expected a closing tag for `<arr"],
    ['unclosed braces', 'It arrives.', 'It {arrives.', ":42: isn't valid MDX: Unexpected end of file in expre"],
  ])('is rejected with %s', (_what, good, bad, fault) => {
    expect(entry).toContain(good);
    write(file, entry.replace(good, bad));
    const faults = faultsOf();
    expect(faults).toContainEqual(expect.stringContaining(file + fault));
    expect(faults.length).toBeLessThan(3);
  });

  it('needs a fix for the language of each library that prints a message', () => {
    write(file, entry.replace('## Fix for go, java', '## Fix for ruby').replace('## Fix\n', '## Fix for python\n'));
    expect(faultsOf()).toEqual([
      `${file}:2: there is no fix for go, whose library prints a message; add "## Fix for go".`,
    ]);
  });

  it.each([
    [
      'content/errors/early/order.mdx',
      'is in no folder of a family; move it to content/errors/<family>/, with one of late.',
    ],
    ['content/errors/order.mdx', 'is in no folder of a family; move it to content/errors/<family>/, with one of late.'],
    [
      'content/errors/late/Order_9.mdx',
      'the name of the file is the id of the entry; write it as lower-case words with',
    ],
  ])('is rejected as %s', (name, fault) => {
    write(name, entry.replace('go-order-late', 'go-order'));
    expect(faultsOf()).toEqual([expect.stringContaining(`${name}:1: ${fault}`)]);
  });

  it('is rejected when another has the same slug', () => {
    write('content/errors/late/again.mdx', entry);
    const fault = ':5: slug: "go-order-late" appears twice; change one of them.';
    expect(faultsOf()).toEqual([`content/errors/late/again.mdx${fault}`, file + fault]);
  });
});

describe('a family', () => {
  it.each([
    ['- id: late\n', ':1: 0: "title" is missing; add it.'],
    ['- id: late\n  title: Late\n- id: early\n  title: Early\n', ':3: id: "early" has no entries; add one to content/'],
    ['- id: late\n  title: Late\n- id: late\n  title: Late\n', ':3: id: "late" appears twice; remove one.'],
  ])('is rejected as %j', (families, fault) => {
    write('content/error-families.yml', families);
    expect(faultsOf()).toEqual([expect.stringContaining(`content/error-families.yml${fault}`)]);
  });
});
