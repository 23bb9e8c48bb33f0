import {spawnSync} from 'node:child_process';
import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** Access to the machine, injectable in tests. */
export interface Machine {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Path of the browser that Playwright downloads; it may not exist. */
  readonly downloaded: string;
  readonly isExecutable: (file: string) => boolean;
  /** Runs a command with inherited output; returns whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly log: (line: string) => void;
}

// The headless shell opens a page in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packages = ['chromium-headless-shell', 'chromium'];

function findOnPath(machine: Machine, name: string): string | undefined {
  const folders = (machine.variables.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find(machine.isExecutable);
}

/**
 * Finds Chromium: `CHROME_PATH`, the usual names on the path, the usual places on macOS, or Playwright's download.
 *
 * @throws Error when `CHROME_PATH` is set but is not executable
 */
function findBrowser(machine: Machine): string | undefined {
  const configured = machine.variables.CHROME_PATH;
  if (configured) {
    if (!machine.isExecutable(configured)) {
      throw new Error(
        `CHROME_PATH is "${configured}", which is not executable: correct it, or unset it to use an installed browser.`,
      );
    }
    return configured;
  }
  const installed = names.map((name) => findOnPath(machine, name)).find((file) => file !== undefined);
  return installed ?? [...applications, machine.downloaded].find(machine.isExecutable);
}

/** Installs Chromium with apt-get or Playwright, and logs it first. */
function installBrowser(machine: Machine): void {
  if (machine.isRoot && findOnPath(machine, 'apt-get')) {
    machine.log(`No Chromium found. Installing one by apt-get: ${packages.join(', or else ')}`);
    const install = (name: string): boolean =>
      machine.run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    if (machine.run('apt-get', ['update']) && packages.some(install)) {
      return;
    }
  }
  machine.log('No Chromium found. Downloading one: npx playwright install chromium');
  machine.run('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Returns the path of a browser for the tests, and installs one if necessary.
 *
 * @throws Error with the command to run when none can be installed
 */
export function findOrInstallBrowser(machine: Machine = thisMachine()): string {
  const found = findBrowser(machine);
  if (found) {
    return found;
  }
  installBrowser(machine);
  const added = findBrowser(machine);
  if (!added) {
    throw new Error(
      'The browser tests need Chromium, and none could be installed: run "npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome that is there.',
    );
  }
  return added;
}

/** Flags for a quiet browser. As root, it runs without a sandbox, which cannot start there. */
export function browserFlags(isRoot: boolean): string[] {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** The real machine. */
export function thisMachine(): Machine {
  return {
    variables: process.env,
    isRoot: process.getuid?.() === 0,
    downloaded: chromium.executablePath(),
    isExecutable,
    run: (command, args) =>
      spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0,
    log: (line) => process.stdout.write(`${line}\n`),
  };
}
