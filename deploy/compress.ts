import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {filesOf} from './build-folder.ts';

/** Kinds of files that are texts; pictures and fonts are compressed already. */
const texts = /\.(?:atom|css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** A file that fits into one packet gains nothing. */
const smallest = 1024;

/**
 * Writes the compressed form of every text of a build beside it: `.br` and `.gz`, for hosts that send them as they are.
 *
 * @param quality of brotli, 0 to 11
 * @returns how many files were compressed, and their bytes before and after (brotli)
 * @throws Error when the folder is no build
 */
export async function compress(
  folder: string,
  quality: number,
): Promise<{files: number; before: number; after: number}> {
  const sum = {files: 0, before: 0, after: 0};
  const waiting = filesOf(folder).filter((file) => texts.test(file));
  const squeeze = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const file = path.join(folder, next);
      const text = await readFile(file);
      if (text.length < smallest) {
        await Promise.all([rm(`${file}.br`, {force: true}), rm(`${file}.gz`, {force: true})]);
        continue;
      }
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      };
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(text, {params}),
        promisify(gzip)(text, {level: Math.min(quality, 9)}),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
      sum.files += 1;
      sum.before += text.length;
      sum.after += br.length;
    }
  };
  // As many at a time as Node has threads for it.
  await Promise.all([1, 2, 3, 4].map(squeeze));
  return sum;
}

/** Reads the command line: the folder, and `--quality`. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {quality: {type: 'string'}}, allowPositionals: true});
  const [folder = 'build'] = positionals;
  const quality = Number(values.quality ?? constants.BROTLI_MAX_QUALITY);
  if (!(quality >= 0 && quality <= constants.BROTLI_MAX_QUALITY)) {
    throw new Error(`--quality ${values.quality} is no quality of brotli: choose 0 to ${constants.BROTLI_MAX_QUALITY}`);
  }
  const {files, before, after} = await compress(folder, quality);
  console.log(`compress: ${files} files of ${folder}, ${before} bytes, ${after} as brotli`);
}

if (process.argv[1] && path.basename(process.argv[1]) === 'compress.ts') {
  void main();
}
