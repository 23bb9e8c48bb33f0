import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

/** Access to the machine, injectable in tests. */
export interface Machine {
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  /** Runs a command with inherited output; returns whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly log: (line: string) => void;
}

const program = '/usr/sbin/nginx';
// nginx.conf loads it from this path.
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Returns the path of nginx as packaged by Debian and Ubuntu, and used in the container. Root installs it if missing.
 *
 * @throws Error with the command to run when it is missing and can't be installed
 */
export function findOrInstallNginx(machine: Machine = thisMachine()): string {
  const isInstalled = (): boolean => machine.exists(program) && machine.exists(brotli);
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  if (!isInstalled() && machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    machine.log(`No nginx with brotli found. Installing one: apt-get update && apt-get ${install.join(' ')}`);
    if (machine.run('apt-get', ['update'])) {
      machine.run('apt-get', install);
    }
  }
  if (!isInstalled()) {
    throw new Error(
      `The browser tests need nginx with its Brotli module, but ${program} or ${brotli} is missing: run "sudo apt-get install ${packages.join(' ')}" on Debian or Ubuntu; elsewhere, run the tests in a Debian or Ubuntu container.`,
    );
  }
  return program;
}

/** The real machine. */
function thisMachine(): Machine {
  return {
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    // Keeps the package from starting a server.
    run: (command, args) =>
      spawnSync(command, args, {
        stdio: 'inherit',
        env: {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'},
      }).status === 0,
    log: (line) => process.stdout.write(`${line}\n`),
  };
}
