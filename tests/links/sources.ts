import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** A file that can link to other sites. */
export interface Source {
  /** Relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

/** An address with the line that has it. */
export interface Address {
  readonly url: string;
  readonly line: number;
}

/** Folders, and which of their files have links of readers or maintainers. */
const kinds: readonly (readonly [folders: readonly string[], names: RegExp])[] = [
  [['docs', 'blog', 'content'], /\.(?:mdx|yml)$/],
  [['content', 'deploy', 'examples', 'src', 'tests', 'adr'], /\.md$/],
  [['src/config'], /(?<!\.test)\.ts$/],
];

/** The record itself names what is gone. */
const record = 'content/gone-links.yml';

function listFiles(folder: string, names: RegExp): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? [] : listFiles(file, names);
    }
    return names.test(file) ? [file] : [];
  });
}

/** Reads all files that can link to other sites. */
export function readSources(): Source[] {
  const top = readdirSync('.').filter((name) => name.endsWith('.md') && statSync(name).isFile());
  return [...top, ...kinds.flatMap(([folders, names]) => folders.flatMap((folder) => listFiles(folder, names)))]
    .filter((file) => file !== record)
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));
}

/** Every address in a text, in links or not, without the punctuation behind it. */
export function addressesIn(text: string): Address[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/https?:\/\/[^\s<>"'`|]+/g)].map(([url]) => ({
      url: url.replace(/[).,;:!?\]}*]+$/, ''),
      line: index + 1,
    })),
  );
}
