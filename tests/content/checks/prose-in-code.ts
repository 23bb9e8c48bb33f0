import ts from 'typescript';

/** A passage that is written in code. */
export interface Passage {
  readonly file: string;
  readonly line: number;
  readonly words: number;
  /** Without line breaks; `…` replaces interpolated values. */
  readonly text: string;
}

/** Passages of a file, and the number of strings that were checked. */
export interface Prose {
  readonly passages: readonly Passage[];
  readonly strings: number;
}

/** A string with more words than this is prose. */
const limit = 12;

/** Counts words that have a letter; tags and their attributes aren't words. */
function countWords(text: string): number {
  return text
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length;
}

const isConcatenation = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

/** Whether an element mixes text with child elements, which are then part of a sentence. */
const isJsxParagraph = (node: ts.Node): node is ts.JsxElement | ts.JsxFragment =>
  (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
  node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));

/** Literal parts of a string or paragraph, with `…` for each value; undefined for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => `…${literal.text}`).join('');
  }
  if (isConcatenation(node)) {
    const parts = [textOf(node.left), textOf(node.right)];
    return parts.every((part) => part === undefined) ? undefined : parts.map((part) => part ?? '…').join('');
  }
  if (isJsxParagraph(node)) {
    return node.children.map((child) => (ts.isJsxText(child) ? child.text : (textOf(child) ?? '…'))).join('');
  }
  return undefined;
}

/**
 * Whether strings inside a node are messages for developers: errors, log lines, and faults, which are in functions and
 * variables whose name ends in "fault" or "faults".
 */
function isMessage(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) {
    return true;
  }
  if (ts.isNewExpression(node)) {
    return /Error$/.test(node.expression.getText());
  }
  if (ts.isCallExpression(node)) {
    return /^(?:(?:console|logger)\.\w+|faultAt|faults\.push)$/.test(node.expression.getText());
  }
  if (ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) {
    return /^faults?$|Faults?$/.test(node.name?.getText() ?? '');
  }
  return false;
}

/** Whether a node splits a string, which is then a list of words. */
const isSplit = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'split';

/** Finds passages in strings, templates and JSX of a module, except in messages for developers. */
export function findProse(file: string, source: string): Prose {
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const passages: Passage[] = [];
  let strings = 0;

  function visit(node: ts.Node, isPart: boolean): void {
    if (isMessage(node) || isSplit(node)) {
      return;
    }
    const text = textOf(node);
    if (text !== undefined) {
      strings++;
      const words = countWords(text);
      // Operands of a concatenation and elements of a paragraph are counted as part of it.
      if (words > limit && !isPart) {
        const line = module.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        passages.push({file, line, words, text: text.replace(/\s+/g, ' ').trim()});
      }
    }
    const hasParts = (isConcatenation(node) || isJsxParagraph(node)) && text !== undefined;
    ts.forEachChild(node, (child) => visit(child, hasParts));
  }

  visit(module, false);
  return {passages, strings};
}

/** A file or folder whose passages are allowed, or will move later. */
export interface Exception {
  /** A file, or a folder with a trailing slash. */
  readonly path: string;
  /** Limits the exception to the passage that starts with this. */
  readonly begins?: string;
  readonly reason: string;
}

const covers = ({path, begins = ''}: Exception, {file, text}: Passage): boolean =>
  (path.endsWith('/') ? file.startsWith(path) : file === path) && text.startsWith(begins);

/** Finds passages without an exception, and exceptions without a passage. @returns a message each */
export function proseFaults(passages: readonly Passage[], exceptions: readonly Exception[]): string[] {
  return [
    ...passages
      .filter((passage) => !exceptions.some((exception) => covers(exception, passage)))
      .map(
        ({file, line, words, text}) =>
          `${file}:${line}: "${text.slice(0, 40)}…" has ${words} words; move it to content/, or to src/texts if it is a word of the interface`,
      ),
    ...exceptions
      .filter((exception) => !passages.some((passage) => covers(exception, passage)))
      .map(({path}) => `${path}: no prose is left there; remove the exception from no-prose-in-code.test.ts`),
  ];
}
