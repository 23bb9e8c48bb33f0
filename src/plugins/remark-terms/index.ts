import type {Nodes, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import type {VFile} from 'vfile';

import {readGlossary, type Term} from '../../content/glossary';

/** More hints than this would distract readers. */
const maximum = 8;

/** The glossary itself. */
const glossaryPage = /(?:^|\/)docs\/getting_started\/terminology\.mdx$/;

/** Types of pages whose readers are new to terms that other readers know. */
const introductions: readonly unknown[] = ['tutorial', 'explanation'];

/** Nodes of running text. Links, code, tables, headings and components are left unchanged. */
const runningText: readonly string[] = [
  'root',
  'paragraph',
  'list',
  'listItem',
  'blockquote',
  'containerDirective',
  'emphasis',
  'strong',
];

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A form and its capitalised spelling, which starts sentences. */
const spellings = (form: string): string[] => [...new Set([form, form.charAt(0).toUpperCase() + form.slice(1)])];

/** A pattern for the terms of a glossary. */
interface Matcher {
  /** Terms by spelling; undefined for a phrase that must not be taken for a term. */
  readonly terms: ReadonlyMap<string, Term | undefined>;
  /** Matches any spelling as whole words, but not inside a name, path or compound. */
  readonly pattern: RegExp;
}

function createMatcher(glossary: readonly Term[]): Matcher {
  const terms = new Map(
    glossary.flatMap((term) => [
      ...term.forms.flatMap(spellings).map((form) => [form, term] as const),
      ...(term.except ?? []).flatMap(spellings).map((form) => [form, undefined] as const),
    ]),
  );
  // Longest first, so that "pact file" isn't taken for "pact".
  const alternatives = [...terms.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}_/.-])(?:${alternatives.join('|')})(?![\p{L}\p{N}_/]|-\p{L}|\.\p{L})`,
    'gu',
  );
  return {terms, pattern};
}

const matchers = new WeakMap<readonly Term[], Matcher>();

/** The matcher of a glossary, cached because all pages share it. */
function matcherOf(glossary: readonly Term[]): Matcher {
  const matcher = matchers.get(glossary) ?? createMatcher(glossary);
  matchers.set(glossary, matcher);
  return matcher;
}

function hint({id}: Term, text: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [{type: 'mdxJsxAttribute', name: 'id', value: id}],
    children: [{type: 'text', value: text}],
  };
}

/** Wraps each term that `take` accepts in a hint. */
function explain(text: string, {terms, pattern}: Matcher, take: (term: Term) => boolean): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const term = terms.get(match[0]);
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

/** Terms that a page may explain: all but those in its title. */
function termsFor(glossary: readonly Term[], {title, page_type: type}: Readonly<Record<string, unknown>>): Set<Term> {
  const subject = typeof title === 'string' ? title.toLowerCase() : '';
  return new Set(
    glossary.filter(
      ({everywhere, forms}) =>
        (everywhere || introductions.includes(type)) && !forms.some((form) => subject.includes(form.toLowerCase())),
    ),
  );
}

/**
 * Explains terms of `content/glossary.yml` where docs pages and posts use them first in their running text: the words
 * become `<Term id="pending-pact">pending pact</Term>`, at most eight a page.
 */
const remarkTerms: Plugin<[], Root> = () => (tree: Root, page: VFile) => {
  if (glossaryPage.test(page.path.replaceAll('\\', '/'))) {
    return;
  }
  const glossary = readGlossary();
  const matcher = matcherOf(glossary);
  const remaining = termsFor(glossary, (page.data.frontMatter ?? {}) as Readonly<Record<string, unknown>>);
  const limit = remaining.size - maximum;
  const take = (term: Term): boolean => remaining.size > limit && remaining.delete(term);
  const walk = (node: Nodes): void => {
    if (!('children' in node) || !runningText.includes(node.type) || isCalloutTitle(node)) {
      return;
    }
    const children: readonly Nodes[] = node.children;
    (node as {children: Nodes[]}).children = children.flatMap((child): Nodes[] => {
      walk(child);
      return child.type === 'text' ? explain(child.value, matcher, take) : [child];
    });
  };
  walk(tree);
};

export default remarkTerms;
