import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Results of an earlier build. */
export interface Memory<Result> {
  /** The result for a text: the one that is kept, or else what the work makes of it. */
  readonly recall: (text: string, work: () => Result) => Result;
  /** Writes the results that this build asked for, and leaves out all others. */
  readonly keep: () => Promise<void>;
}

const sha = (...texts: readonly string[]): string =>
  texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256')).digest('base64');

/** The folder of the site's own code. */
const source = path.resolve(__dirname, '../..');

/** A hash of the code that works: the site's own, and the versions of all that it uses. */
async function codeOf(): Promise<string> {
  const names = (await readdir(source, {recursive: true})).filter(
    (name) => /\.[jt]sx?$/.test(name) && !/\.test\./.test(name),
  );
  const files = [...names.sort(), '../package-lock.json'].map((name) => path.join(source, name));
  return sha(...(await Promise.all(files.map((file) => readFile(file, 'utf8')))));
}

/**
 * Opens what earlier builds kept; nothing, when the code changed or the file can't be read.
 *
 * @param siteDir top of the project
 * @param name of the file, in `node_modules/.cache`
 */
export async function openMemory<Result>(siteDir: string, name: string): Promise<Memory<Result>> {
  const file = path.join(siteDir, 'node_modules/.cache', `${name}.json`);
  const code = await codeOf();
  const before = await readFile(file, 'utf8')
    .then((text) => new Map(Object.entries(JSON.parse(text) as Record<string, Result>)))
    .catch(() => new Map<string, Result>());
  const asked = new Map<string, Result>();
  return {
    recall(text, work) {
      const key = sha(code, text);
      const result = before.get(key) ?? work();
      asked.set(key, result);
      return result;
    },

    async keep() {
      const draft = `${file}.${process.pid}`;
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(draft, JSON.stringify(Object.fromEntries(asked)));
      await rename(draft, file);
    },
  };
}
