import {spawnSync} from 'node:child_process';

/** Outcome of a command, with what it printed. */
export interface Run {
  readonly passed: boolean;
  readonly printed: string;
}

/** Runs a command in a folder. */
export function run(command: string, args: readonly string[], folder: string): Run {
  const {status, stdout, stderr} = spawnSync(command, [...args], {cwd: folder, encoding: 'utf8'});
  return {passed: status === 0, printed: `${stdout}${stderr}`};
}
