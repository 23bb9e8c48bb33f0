import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node} from 'yaml';

import {validate, type Schema} from './schema';
import {ContentError, faultAt, setFieldLines, setSource, type Source} from './source';

/** A file of a collection, valid by its schema. */
export interface ContentFile {
  /** Relative to the project: `content/errors/broker/lock.mdx`. */
  readonly file: string;
  /** Name without folder and extension. */
  readonly id: string;
  /** The YAML of the file, or the front matter of an MDX file. */
  readonly value: unknown;
  /** Body of an MDX file, with the number of its first line. */
  readonly body: {readonly text: string; readonly line: number};
}

const frontMatter = /^---\r?\n(?<yaml>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Records the first line of each map and list of a document, and the lines of the fields of each map. */
function rememberLines(node: unknown, value: unknown, at: (node: Node) => Source): void {
  if (typeof value !== 'object' || value === null) {
    return;
  }
  if (isMap(node)) {
    setSource(value, at(node));
    setFieldLines(
      value,
      new Map(node.items.flatMap(({key}) => (isScalar(key) ? [[String(key.value), at(key).line]] : []))),
    );
    for (const {key, value: child} of node.items) {
      const name = isScalar(key) ? String(key.value) : String(key);
      rememberLines(child, (value as Record<string, unknown>)[name], at);
      const item = (value as Record<string, unknown>)[name];
      // Point to the line of `entries:` rather than to the line below it.
      if (typeof item === 'object' && item !== null && isScalar(key)) {
        setSource(item, at(key));
      }
    }
  } else if (isSeq(node)) {
    setSource(value, at(node));
    node.items.forEach((child, index) => rememberLines(child, (value as unknown[])[index], at));
  }
}

/** Line of a field, or of the closest existing field that contains it. */
function lineOf(document: Document, counter: LineCounter, keys: readonly (string | number)[]): number {
  for (let length = keys.length; length > 0; length--) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(keys.slice(0, length - 1), true);
    const key = keys[length - 1];
    const pair = isMap(parent)
      ? parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))?.key
      : isSeq(parent)
        ? parent.items[Number(key)]
        : undefined;
    const range = (pair as Node | undefined)?.range;
    if (range) {
      return counter.linePos(range[0]).line;
    }
  }
  return 1;
}

/**
 * Reads a YAML file, or an MDX file with YAML as front matter, and validates it.
 *
 * @param root folder of the project
 * @param file path from there
 * @throws ContentError with a line for each fault: file, line, field, and how to fix it
 */
export function readContentFile(root: string, file: string, schema: Schema): ContentFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const isMdx = file.endsWith('.mdx');
  const matter = isMdx ? frontMatter.exec(text) : undefined;
  if (isMdx && !matter) {
    throw new ContentError([
      faultAt({file, line: 1}, 'has no front matter; begin the file with --- and end it with ---.'),
    ]);
  }
  const yaml = matter?.groups?.yaml ?? text;
  // Front matter begins on the second line of its file.
  const offset = matter ? 1 : 0;
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter, prettyErrors: false});
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({pos, message}) =>
        faultAt(
          {file, line: counter.linePos(pos[0]).line + offset},
          `isn't valid YAML: ${message.replace(/\.?$/, '.')}`,
        ),
      ),
    );
  }
  const value: unknown = document.toJS();
  const faults = validate(value, schema).map((fault) =>
    faultAt(
      {file, line: lineOf(document, counter, fault.path) + offset},
      fault.path.length > 0 ? `${fault.path.join('.')}: ${fault.text}` : fault.text,
    ),
  );
  if (faults.length > 0) {
    throw new ContentError(faults);
  }
  rememberLines(document.contents, value, (node) => ({
    file,
    line: counter.linePos(node.range?.[0] ?? 0).line + offset,
  }));
  const head = matter?.[0] ?? '';
  return {
    file,
    id: path.basename(file).replace(/\.\w+$/, ''),
    value,
    body: {text: isMdx ? text.slice(head.length) : '', line: head.split('\n').length},
  };
}
