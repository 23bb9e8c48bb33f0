import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

import {listFiles} from './build-folder.ts';

/** Text files; images and fonts are already compressed. */
const compressible = /\.(?:atom|css|html|js|json|map|md|mjs|svg|txt|webmanifest|xml)$/;

/** Below this, a file fits in one packet and compression gains nothing. */
const minSize = 1024;

/**
 * Writes `.br` and `.gz` beside every text file of a build, for hosts that serve precompressed files.
 *
 * @param quality Brotli quality, 0 to 11
 * @returns the number of compressed files, and their bytes before and after (Brotli)
 * @throws Error when the folder is not a build
 */
export async function compress(
  folder: string,
  quality: number,
): Promise<{files: number; before: number; after: number}> {
  const totals = {files: 0, before: 0, after: 0};
  const queue = listFiles(folder).filter((file) => compressible.test(file));
  const worker = async (): Promise<void> => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const file = path.join(folder, next);
      const text = await readFile(file);
      if (text.length < minSize) {
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
      totals.files += 1;
      totals.before += text.length;
      totals.after += br.length;
    }
  };
  // As many as there are threads in Node's default pool.
  await Promise.all([1, 2, 3, 4].map(worker));
  return totals;
}

/** Runs the command line: `compress.ts [folder] [--quality 0-11]`. */
async function main(): Promise<void> {
  const {values, positionals} = parseArgs({options: {quality: {type: 'string'}}, allowPositionals: true});
  const [folder = 'build'] = positionals;
  const quality = Number(values.quality ?? constants.BROTLI_MAX_QUALITY);
  if (!(quality >= 0 && quality <= constants.BROTLI_MAX_QUALITY)) {
    throw new Error(`--quality ${values.quality} is not a Brotli quality: use 0 to ${constants.BROTLI_MAX_QUALITY}`);
  }
  const {files, before, after} = await compress(folder, quality);
  console.log(`compress: ${files} files in ${folder}, ${before} bytes to ${after} with Brotli`);
}

if (process.argv[1] && path.basename(process.argv[1]) === 'compress.ts') {
  void main();
}
