import {readFileSync} from 'node:fs';
import path from 'node:path';

/** A route of the Broker. */
export interface Route {
  /** `/pacticipants/{pacticipant}` */
  readonly path: string;
  readonly methods: readonly string[];
  readonly name: string;
}

/** What `write-shapes.ts` finds in the Broker. */
export interface Interface {
  readonly source: string;
  readonly version: string;
  readonly routes: readonly Route[];
  /** Keys of the bodies of approved responses, by the name of the file. */
  readonly shapes: Readonly<Record<string, readonly string[]>>;
}

export const shapesFile = path.join(import.meta.dirname, 'shapes.json');

/** The routes of the Broker, and the keys of its approved responses. */
export const brokerInterface = JSON.parse(readFileSync(shapesFile, 'utf8')) as Interface;

/** The key paths of a document: `_links.self.href`; `[]` stands for the items of a list. */
export function shapeOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${prefix}[]`]
      : [...new Set(value.flatMap((item) => shapeOf(item, `${prefix}[]`)))].sort();
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as Record<string, unknown>);
    return [
      ...new Set(entries.flatMap(([key, item]) => shapeOf(item, prefix === '' ? key : `${prefix}.${key}`))),
    ].sort();
  }
  return [prefix];
}

/** The key paths of an approved response. @throws Error with the names that exist */
export function approvedShape(name: string): readonly string[] {
  const {shapes} = brokerInterface;
  const shape = shapes[name];
  if (shape === undefined) {
    throw new Error(`There is no approved response "${name}"; there are ${Object.keys(shapes).join(', ')}`);
  }
  return shape;
}
