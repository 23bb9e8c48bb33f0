import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** What finding nginx depends on; tests put a machine of their own in its place. */
export interface Machine {
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  /** Runs a command with its output shown; true when it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly say: (line: string) => void;
}

const program = '/usr/sbin/nginx';
// The configuration of the site loads it from here.
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Path of nginx, the one of Debian and Ubuntu, which the container has, too. Where it's missing, root gets it.
 *
 * @throws Error that names the command to run when it's missing and can't be brought
 */
export function provideNginx(machine: Machine = thisMachine()): string {
  const isThere = (): boolean => machine.exists(program) && machine.exists(brotli);
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (!isThere() && machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    machine.say(`No nginx with brotli found. Installing one: apt-get update && apt-get ${install.join(' ')}`);
    if (machine.run('apt-get', ['update'])) {
      machine.run('apt-get', install);
    }
  }
  if (!isThere()) {
    throw new Error(
      `The browser tests serve the site with nginx and its brotli module, and ${program} or ${brotli} is missing: run "sudo apt-get install ${packages.join(' ')}" on Debian or Ubuntu; elsewhere run the tests in a container of these.`,
    );
  }
  return program;
}

/** The machine that the tests run on. */
function thisMachine(): Machine {
  return {
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    // Installing must not start a server of its own.
    run: (command, args) =>
      spawnSync(command, args, {
        stdio: 'inherit',
        env: {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'},
      }).status === 0,
    say: (line) => process.stdout.write(`${line}\n`),
  };
}
