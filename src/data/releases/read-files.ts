import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ReleaseAnchors, ReleaseList} from './types';

/** The folder of the project, when no other is given. */
const project = path.resolve(__dirname, '../../..');

const readJson = (root: string, file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The file with the versions of a library, from the top of the project. */
export const listFile = (id: string): string => `src/data/releases/${id}.json`;

/** Reads all versions of a library, the newest first. @throws Error for a library without a list */
export function readReleaseList(id: string, root = project): ReleaseList {
  const file = listFile(id);
  if (!existsSync(path.join(root, file))) {
    throw new Error(`${file} is missing; run npm run generate -- releases ${id}`);
  }
  return readJson(root, file) as ReleaseList;
}

/** Reads the heading ids of the former changelog page; none for a library that had no such page. */
export function readAnchors(id: string, root = project): ReleaseAnchors {
  const file = `src/data/releases/${id}-anchors.json`;
  return existsSync(path.join(root, file)) ? (readJson(root, file) as ReleaseAnchors) : {};
}
