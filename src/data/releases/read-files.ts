import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {ReleaseAnchors, ReleaseList} from './types';

/** Default root. */
const project = path.resolve(__dirname, '../../..');

const readJson = (root: string, file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Path of the file with the versions of a library, relative to the project. */
export const listFile = (id: string): string => `src/data/releases/${id}.json`;

/** Reads all versions of a library, newest first. @throws Error for a library without a file */
export function readReleaseList(id: string, root = project): ReleaseList {
  const file = listFile(id);
  if (!existsSync(path.join(root, file))) {
    throw new Error(`${file} is missing; run npm run generate -- releases ${id}`);
  }
  return readJson(root, file) as ReleaseList;
}

/** Reads the heading ids of a library's former changelog page, if it had one. */
export function readAnchors(id: string, root = project): ReleaseAnchors {
  const file = `src/data/releases/${id}-anchors.json`;
  return existsSync(path.join(root, file)) ? (readJson(root, file) as ReleaseAnchors) : {};
}
