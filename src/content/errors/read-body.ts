import type {Code, Nodes, Paragraph, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {suggestName} from '../../data/near-names';
import {isSdkId, sdks, type SdkId} from '../../data/sdks';
import {type ContentFile, faultAt, findDuplicates, setSource} from '../collection';
import type {Blocks, Body, Fix, Note} from './types';

const noteHeadings: readonly string[] = ['Other causes', 'Versions'];
const headings = ['Fix', `Fix for ${sdks[0].id}, ${sdks[1].id}`, 'Check', ...noteHeadings];
const known = headings.map((name) => `"## ${name}"`).join(', ');

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/** Error of the parser. */
interface ParseError {
  readonly line?: number;
  readonly reason?: string;
}

/** A section of the body, with its first line, relative to the body. */
interface Section {
  /** Text of its heading; empty before the first heading. */
  readonly name: string;
  readonly line: number;
  readonly content: RootContent[];
}

/** A fault, with its line relative to the body. */
interface BodyFault {
  readonly line: number;
  readonly text: string;
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

function splitSections(tree: Root): Section[] {
  const sections: Section[] = [{name: '', line: 1, content: []}];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({name: textOf(node), line: lineOf(node), content: []});
    } else {
      sections.at(-1)?.content.push(node);
    }
  }
  return sections;
}

/** Code blocks in a section, including those in lists and quotations. */
function codeBlocksIn(content: Blocks): Code[] {
  const found: Code[] = [];
  for (const block of content) {
    visit(block, 'code', (code: Code) => {
      found.push(code);
    });
  }
  return found;
}

function suggestLanguage(written: string): string {
  const ids = sdks.map(({id}) => id);
  return `unknown language "${written}"; use one of ${ids.join(', ')}.${suggestName(written, ids)}`;
}

/** Languages in the heading of a fix; undefined for `## Fix`, which is for all others. */
function languagesOf(name: string): string[] | undefined {
  const list = /^Fix for (.+)$/.exec(name)?.[1];
  return list?.split(/\s*,\s*|\s+and\s+/);
}

const isFix = (name: string): boolean => name === 'Fix' || languagesOf(name) !== undefined;

/** Finds unknown, missing, empty and duplicate sections. */
function findSectionFaults(sections: readonly Section[]): BodyFault[] {
  const fixes = sections.filter(({name}) => isFix(name));
  const languages = fixes.flatMap(({name}) => languagesOf(name) ?? []);
  const twice = findDuplicates(languages);
  const repeatedNames = findDuplicates(sections.map(({name}) => name));
  return [
    ...sections.flatMap(({name, line, content}): BodyFault[] => {
      const label = name === '' ? 'the cause' : `"## ${name}"`;
      const own = languagesOf(name) ?? [];
      return [
        ...(name === '' || isFix(name) || name === 'Check' || noteHeadings.includes(name)
          ? []
          : [`${label} is not a section of an entry; use one of ${known}.`]),
        ...(content.length === 0 ? [`${label} is empty; write a sentence below it.`] : []),
        ...(own.length === 0 && repeatedNames.includes(name) ? [`${label} appears twice; merge the two.`] : []),
        ...own.filter((id) => !isSdkId(id)).map(suggestLanguage),
        ...own.filter((id) => twice.includes(id)).map((id) => `there are two fixes for ${id}; merge them.`),
        ...(isFix(name) && codeBlocksIn(content).length === 0
          ? [`${label} has no code; add a code block with the command or the diff.`]
          : []),
      ].map((text) => ({line, text}));
    }),
    ...(fixes.length === 0 ? [{line: 1, text: 'there is no fix; add "## Fix" with the command or the change.'}] : []),
    ...(sections.some(({name}) => name === 'Check')
      ? []
      : [{line: 1, text: 'there is no "## Check"; add it, and describe how readers see that the fix works.'}]),
  ];
}

function findCodeFaults(code: Code): BodyFault[] {
  const start = lineOf(code);
  const lines = code.value.split('\n');
  if (code.value.trim() === '') {
    return [{line: start, text: 'a code block is empty; give the command or the diff.'}];
  }
  if (!code.lang) {
    return [{line: start, text: 'a code block has no language; write ```bash, ```diff, ```yaml, …'}];
  }
  if (code.lang !== 'diff') {
    return [];
  }
  const misplaced = lines.findIndex((line) => !/^([ +-]|@@|$)/.test(line));
  return [
    ...(lines.some((line) => /^[+-]/.test(line))
      ? []
      : [{line: start, text: 'a diff changes nothing; start removed lines with -, added ones with +.'}]),
    ...(misplaced < 0
      ? []
      : [{line: start + 1 + misplaced, text: 'a line of a diff must start with a space, + or -.'}]),
  ];
}

/** Whether a paragraph ends like a sentence, or introduces a list or code. */
const endsSentence = ({children}: Paragraph): boolean => {
  const last = children.at(-1);
  return last?.type === 'text' && /[.:?]\s*$/.test(last.value);
};

const isComment = (expression: string): boolean => /^\s*\/\*[^]*\*\/\s*$/.test(expression);

/** Finds Markdown that would break the page or look wrong on it. */
function findMarkdownFaults(tree: Root): BodyFault[] {
  const faults: BodyFault[] = [];
  visit(tree, (node, _index, parent) => {
    const add = (text: string) => faults.push({line: lineOf(node), text});
    if (node.type === 'heading' && (node.depth !== 2 || parent !== tree)) {
      add(`"${textOf(node)}" is not an h2; an entry only has ${known}.`);
    } else if (node.type === 'mdxjsEsm') {
      add('an entry has no imports or exports; put the code into a code block.');
    } else if ((node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') && !isComment(node.value)) {
      add(`{${node.value}} is a JavaScript expression; write \`{${node.value}}\` in backticks, or \\{${node.value}}.`);
    } else if (node.type === 'text' && node.value.includes('`')) {
      add(`there is an unmatched backtick in "${node.value}"; add the other one, or remove it.`);
    } else if (node.type === 'paragraph' && parent === tree && !endsSentence(node)) {
      add(`"${textOf(node)}" ends without a full stop; add it.`);
    } else if (node.type === 'code') {
      faults.push(...findCodeFaults(node));
    }
  });
  return faults;
}

/** Links in the body, with their lines. */
function linksIn(tree: Root): {readonly url: string; readonly line: number}[] {
  const links: {readonly url: string; readonly line: number}[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      links.push({url: node.url, line: lineOf(node)});
    }
  });
  return links;
}

function toBody(sections: readonly Section[]): Body {
  const contentOf = (wanted: string): Blocks => sections.find(({name}) => name === wanted)?.content ?? [];
  return {
    cause: contentOf(''),
    fixes: sections
      .filter(({name}) => isFix(name))
      .map(({name, content}): Fix => {
        const languages = languagesOf(name) as readonly SdkId[] | undefined;
        return {...(languages ? {sdks: languages} : {}), content, code: codeBlocksIn(content)};
      }),
    check: contentOf('Check'),
    notes: sections
      .filter(({name}) => noteHeadings.includes(name))
      .map(({name, content}): Note => ({label: name, content})),
  };
}

/** Result of parsing the body of an entry. */
export interface ReadBody {
  /** Undefined if it can't be parsed or has faults. */
  readonly body: Body | undefined;
  readonly faults: readonly string[];
  readonly links: readonly {readonly url: string; readonly line: number}[];
}

/**
 * Parses the body of an entry: the cause, then sections.
 *
 * @returns nodes without positions, because they become part of other files; `sourceOf` has the lines of code blocks
 */
export function readBody({file, body: {text: markdown, line: first}}: ContentFile): ReadBody {
  const at = (line: number) => ({file, line: first + line - 1});
  let tree: Root;
  try {
    tree = processor.parse(markdown);
  } catch (error) {
    const {line = 1, reason = String(error)} = error as ParseError;
    const fix = 'Write { as \\{ and < as \\<, or put the text into backticks.';
    // The parser's positions are relative to the end of the front matter.
    const text = reason.replaceAll(/ \([\d:-]+\)/g, '');
    return {body: undefined, links: [], faults: [faultAt(at(line), `isn't valid MDX: ${text}. ${fix}`)]};
  }
  const sections = splitSections(tree);
  const faults = [...findSectionFaults(sections), ...findMarkdownFaults(tree)]
    .sort((a, b) => a.line - b.line)
    .map(({line, text}) => faultAt(at(line), text));
  const links = linksIn(tree).map(({url, line}) => ({url, line: at(line).line}));
  codeBlocksIn(tree.children).forEach((code) => setSource(code, at(lineOf(code))));
  visit(tree, (node) => {
    delete node.position;
  });
  return {body: faults.length === 0 ? toBody(sections) : undefined, faults, links};
}
