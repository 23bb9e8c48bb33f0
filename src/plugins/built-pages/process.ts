import {fork} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import path from 'node:path';

/**
 * Calls a function in a process of its own, which runs while no other needs the processor: unlike a thread, it can be
 * given way to by what the build waits for.
 *
 * @param file absolute path of the module whose default export is the function; it takes one value and may return a promise
 * @param input can be cloned: data, no functions
 * @throws Error when the process fails; what the function threw is on its standard error
 */
export function inProcess<Result>(file: string, input: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(__dirname, 'process-entry.js'), {serialization: 'advanced'});
    // Threads have the priority of what starts them: the sooner, the more of them.
    if (child.pid !== undefined) {
      setPriority(child.pid, constants.priority.PRIORITY_LOW);
    }
    child.once('message', ({result}: {result: Result}) => resolve(result));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`${file} ended with ${signal ?? code} and no result`));
    });
    child.send({file, input});
  });
}
