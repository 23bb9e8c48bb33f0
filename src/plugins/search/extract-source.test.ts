import {expect, test} from 'vitest';

import {extractSource} from './extract-source';

const source = `---
title: Webhooks
---

A [webhook](./x.mdx#y) is a **request**.

<Anchor id="old" />

## Events {#contract-events}

- \`contract_content_changed\` and _more_

:::note Mind
Text in a note.
:::

\`\`\`bash
# no heading
pact broker create-webhook
\`\`\`

\`\`\`mermaid
graph LR
\`\`\`

### Who calls?

| A | B |
| --- | --- |
| \\{x\\} | y |

### Who calls?
`;

test('extracts nearly the same sections as from HTML', () => {
  expect(extractSource(source)).toEqual([
    {level: 1, heading: '', anchor: '', text: 'A webhook is a request.'},
    {
      level: 2,
      heading: 'Events',
      anchor: 'contract-events',
      text: 'contract_content_changed and more Text in a note. # no heading pact broker create-webhook',
    },
    {level: 3, heading: 'Who calls?', anchor: 'who-calls', text: 'A B {x} y'},
    {level: 3, heading: 'Who calls?', anchor: 'who-calls-1', text: ''},
  ]);
});
