import path from 'node:path';
import {Worker} from 'node:worker_threads';
// Threads compile with it. It is native code, which must not be unloaded when the first thread ends.
import '@swc/core';

/** MiB for new objects: what the build itself has would be there once more for each thread. */
const resourceLimits = {maxYoungGenerationSizeMb: 32};

/**
 * Calls a function in a thread of its own, so that works on a build go on side by side.
 *
 * @param file absolute path of the module whose default export is the function; it takes one value and may return a promise
 * @param input can be cloned: data, no functions
 * @throws Error that the function throws
 */
export function inThread<Result>(file: string, input: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(path.join(__dirname, 'thread-entry.js'), {workerData: {file, input}, resourceLimits});
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`${file} ended with ${code} and no result`));
    });
  });
}
