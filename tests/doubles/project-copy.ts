import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** A copy of some of the project's files, which tests can modify. */
export interface ProjectCopy {
  readonly root: string;
  /** Replaces the first match in a file. @throws Error when there is none */
  readonly edit: (file: string, from: string | RegExp, to: string) => void;
  readonly write: (file: string, text: string) => void;
  readonly remove: (file: string) => void;
}

/**
 * Copies files and folders to a temporary folder that is removed after the test; `docs` is a link to the project's folder.
 *
 * @param files paths relative to the project
 */
export function copyProject(...files: readonly string[]): ProjectCopy {
  const root = mkdtempSync(path.join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  symlinkSync(path.resolve('docs'), path.join(root, 'docs'));
  files.forEach((file) => cpSync(file, path.join(root, file), {recursive: true}));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  };
  return {
    root,
    write,
    edit: (file, from, to) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) {
        throw new Error(`${file} doesn't have ${String(from)}; correct the test`);
      }
      write(file, edited);
    },
    remove: (file) => rmSync(path.join(root, file)),
  };
}
