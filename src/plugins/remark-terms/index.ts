import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {glossary, type Term} from '../../data/glossary';

/** More would make a page restless. */
const most = 8;

/** The page that has all terms. */
const home = /(?:^|\/)docs\/getting_started\/terminology\.mdx$/;

/** Pages whose readers are new to the words that all others know. */
const introductions: readonly unknown[] = ['tutorial', 'explanation'];

/** What running text consists of. Links, code, tables, headings and components stay as they are. */
const running: readonly string[] = [
  'root',
  'paragraph',
  'list',
  'listItem',
  'blockquote',
  'containerDirective',
  'emphasis',
  'strong',
];

const quoted = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A form with a small first letter also begins sentences. */
const spellings = (form: string): string[] => [...new Set([form, form.charAt(0).toUpperCase() + form.slice(1)])];

/** What text may have, the longest first, with the term that it stands for; nothing for what only looks like one. */
const meanings: ReadonlyMap<string, Term | undefined> = new Map(
  glossary.flatMap((term) => [
    ...term.forms.flatMap(spellings).map((form) => [form, term] as const),
    ...(term.except ?? []).flatMap(spellings).map((form) => [form, undefined] as const),
  ]),
);

/** Whole words: the neighbours are neither letters nor parts of a name, a path or a compound. */
const sign = new RegExp(
  String.raw`(?<![\p{L}\p{N}_/.-])(?:${[...meanings.keys()]
    .sort((a, b) => b.length - a.length)
    .map(quoted)
    .join('|')})(?![\p{L}\p{N}_/]|-\p{L}|\.\p{L})`,
  'gu',
);

function hint({id, short}: Term, text: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'id', value: id},
      {type: 'mdxJsxAttribute', name: 'means', value: short},
    ],
    children: [{type: 'text', value: text}],
  };
}

/** Puts hints into a text where `take` gives a term away. */
function explain(text: string, take: (term: Term) => boolean): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(sign)) {
    const term = meanings.get(match[0]);
    if (term !== undefined && take(term)) {
      parts.push({type: 'text', value: text.slice(end, match.index)}, hint(term, match[0]));
      end = match.index + match[0].length;
    }
  }
  return [...parts, {type: 'text' as const, value: text.slice(end)}].filter(
    (part) => part.type !== 'text' || part.value !== '',
  );
}

const isCalloutTitle = ({data}: Nodes): boolean => data !== undefined && 'directiveLabel' in data;

/** Terms that a page explains: not those of its own title. */
function wanted({title, page_type: type}: Readonly<Record<string, unknown>>): Set<Term> {
  const subject = typeof title === 'string' ? title.toLowerCase() : '';
  return new Set(
    glossary.filter(
      ({everywhere, forms}) =>
        (everywhere || introductions.includes(type)) && !forms.some((form) => subject.includes(form.toLowerCase())),
    ),
  );
}

/**
 * Explains terms of `src/data/glossary.ts` where docs pages and posts use them first in their running text: the words
 * become `<Term id="pending-pact" means="…">pending pact</Term>`, at most eight a page.
 */
const remarkTerms: Plugin<[], Root> = () => (tree: Root, page: VFile) => {
  if (home.test(page.path.replaceAll('\\', '/'))) {
    return;
  }
  const left = wanted((page.data.frontMatter ?? {}) as Readonly<Record<string, unknown>>);
  const enough = left.size - most;
  const take = (term: Term): boolean => left.size > enough && left.delete(term);
  const walk = (node: Nodes): void => {
    if (!('children' in node) || !running.includes(node.type) || isCalloutTitle(node)) {
      return;
    }
    const children: readonly Nodes[] = node.children;
    (node as {children: Nodes[]}).children = children.flatMap((child): Nodes[] => {
      walk(child);
      return child.type === 'text' ? explain(child.value, take) : [child];
    });
  };
  walk(tree);
};

export default remarkTerms;
