import {visit} from 'unist-util-visit';
import type {Parent, Paragraph} from 'mdast';

import {placeOf, textOf, type ContentPage} from '../pages';
import {readWordings} from './wording';

const judging = readWordings('tests/content/wording.yml').filter(({warns}) => warns);
const admonitions: readonly string[] = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'caution',
  'secondary',
  'important',
  'success',
];

/** Judgemental words, such as "simply". */
export function wordFaults(page: ContentPage): string[] {
  const faults: string[] = [];
  visit(page.tree, 'text', (node) => {
    for (const {not, but} of judging) {
      for (const [word] of node.value.matchAll(not)) {
        faults.push(`${placeOf(page, node)}: "${word}"; write ${but} (STYLE.md)`);
      }
    }
  });
  return faults;
}

function isAdmonition(node: Parent['children'][number] | undefined): boolean {
  return node?.type === 'containerDirective' && admonitions.includes(node.name);
}

/** Finds pages with more than two callouts, and callouts next to each other. */
export function calloutFaults(page: ContentPage): string[] {
  const faults: string[] = [];
  let count = 0;
  visit(page.tree, 'containerDirective', (node, index, parent) => {
    if (!isAdmonition(node)) {
      return;
    }
    count += 1;
    if (count > 2) {
      faults.push(
        `${placeOf(page, node)}: callout number ${count}; two are the most a page may have, say the rest in the text`,
      );
    }
    if (index !== undefined && isAdmonition(parent?.children[index - 1])) {
      faults.push(`${placeOf(page, node)}: a callout right after another; merge them or put text between them`);
    }
  });
  return faults;
}

/** Number of sentences of a paragraph. */
export function sentencesOf(paragraph: Paragraph): number {
  const text = textOf(paragraph, true)
    .replaceAll(/\b(?:e\.g|i\.e|etc|vs)\./g, 'x')
    .trim();
  return text.split(/[.!?]["'”’)]*\s+(?=[\p{Lu}\p{N}"'“‘(])/u).filter(Boolean).length;
}

/** Finds pages that don't start with a paragraph of at most three sentences. */
export function openingFaults(page: ContentPage): string[] {
  const first = page.tree.children.find(
    (node) =>
      !['yaml', 'mdxFlowExpression'].includes(node.type) &&
      !(node.type === 'mdxJsxFlowElement' && node.name === 'Anchor'),
  );
  if (first?.type !== 'paragraph') {
    return [
      `${page.file}:1: opens with ${first ? `a ${first.type}` : 'nothing'}; begin with a paragraph that says what this is`,
    ];
  }
  const count = sentencesOf(first);
  return count > 3 ? [`${placeOf(page, first)}: the first paragraph has ${count} sentences; cut it to three`] : [];
}

/** Finds table columns without a header, whose cells screen readers can't label. */
export function headerFaults(page: ContentPage): string[] {
  const faults: string[] = [];
  visit(page.tree, 'table', (table) => {
    for (const cell of table.children[0]?.children ?? []) {
      if (textOf(cell, true).trim() === '') {
        faults.push(`${placeOf(page, table)}: a column of the table has no header; add one`);
      }
    }
  });
  return faults;
}
