import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';

import rehypeTables from '.';
import {seamsOf} from './breakable';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeTables);

/** The HTML of a page, with MDX elements as plain ones. */
function render(markdown: string, ids: Readonly<Record<string, string>> = {}): string {
  const tree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).runSync(processor.parse(markdown));
  visit(tree, 'element', (heading: Element) => {
    const [text] = heading.children;
    const id = text?.type === 'text' ? ids[text.value] : undefined;
    heading.properties = id === undefined ? heading.properties : {...heading.properties, id};
  });
  unified().use(rehypeTables).runSync(tree);
  visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
    const properties = Object.fromEntries(
      node.attributes.flatMap((each) =>
        each.type === 'mdxJsxAttribute' ? [[each.name, typeof each.value === 'string' ? each.value : '']] : [],
      ),
    );
    const plain: Element = {
      type: 'element',
      tagName: (node.name ?? '').toLowerCase(),
      properties,
      children: node.children,
    };
    parent?.children.splice(index ?? 0, 1, plain);
  });
  return toHtml(tree).replaceAll('\n', '');
}

const options = `
## Options

| Option | Type | Default | Meaning |
| - | - | - | - |
| \`port\` | \`number\` | \`0\` | Where it listens. |
| \`dir\` | | | Where it writes. |
`;

describe('a table of options', () => {
  const html = render(options, {Options: 'options'});

  it('has type and default on a line above the meaning', () => {
    expect(html).toContain(
      '<div data-facts=""><span>Type </span><code>number</code> · <span>Default </span><code>0</code></div>Where it listens.',
    );
    expect(html).toContain('>Where it writes.</td>');
    expect(html.match(/<th\b/g)).toHaveLength(2);
  });

  it('has an id and a link in each row, made from heading and name', () => {
    expect(html).toContain('<code>port</code><rowlink id="options-port" name="port"></rowlink>');
    expect(html).toContain('id="options-dir"');
  });

  it('becomes blocks on narrow screens, and stays a table for screen readers', () => {
    expect(html).toContain('<table role="table" data-stack="">');
    expect(html.match(/role="row"/g)).toHaveLength(3);
    expect(html.match(/role="cell"/g)).toHaveLength(4);
  });

  it('does not take an id that the page has already', () => {
    expect(render(`${options}\n## Port`, {Options: 'options', Port: 'options-port'})).toContain('id="options-port-1"');
    const twice = render(options + options, {Options: 'options'});
    expect(new Set(twice.match(/<rowlink id="[^"]*"/g)).size).toBe(4);
  });
});

it('labels what else a row of three cells has', () => {
  const html = render('| Matcher | Accepts | Example |\n| - | - | - |\n| `like` | any | `1` |');
  expect(html).toContain('data-label="Accepts"');
  expect(html).toContain('data-label="Example"');
});

it('leaves a table alone whose rows name nothing', () => {
  const markdown = '| Step | Type |\n| - | - |\n| First | a |\n| Then `this` | b |';
  expect(render(markdown)).toBe(
    toHtml(unified().use(remarkRehype).runSync(processor.parse(markdown))).replaceAll('\n', ''),
  );
});

it.each([
  ['port', ['port']],
  ['PACT_BROKER_DATABASE_URL', ['PACT_', 'BROKER_', 'DATABASE_', 'URL']],
  ['consumerVersionSelectors', ['consumer', 'Version', 'Selectors']],
  ['spring.pact.verifier.publishResults', ['spring.', 'pact.', 'verifier.', 'publish', 'Results']],
  ['a short one and another', ['a short one and another']],
])('%s may break between its parts', (code, parts) => {
  expect(seamsOf(code)).toEqual(parts);
});

it('breaks long code in cells only', () => {
  const html = render('`consumerVersionSelectors`\n\n| a | b |\n| - | - |\n| x | `consumerVersionSelectors` |');
  expect(html).toContain('<p><code>consumerVersionSelectors</code></p>');
  expect(html).toContain('<td><code>consumer<wbr>Version<wbr>Selectors</code></td>');
});

it('breaks addresses, but no other words', () => {
  const html = render('| a | b |\n| - | - |\n| x | see https://docs.pact.io/webhooks for consumerVersionSelectors |');
  expect(html).toContain('>https://<wbr>docs.<wbr>pact.<wbr>io/<wbr>webhooks</a> for consumerVersionSelectors</td>');
});
