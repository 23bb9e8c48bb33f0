import {spawnSync} from 'node:child_process';
import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';

/** What finding a browser depends on; tests put a machine of their own in its place. */
export interface Machine {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Where Playwright keeps the browser that it downloads, whether it has or not. */
  readonly downloaded: string;
  readonly isExecutable: (file: string) => boolean;
  /** Runs a command with its output shown; true when it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly say: (line: string) => void;
}

// The headless shell has no windows to draw: it opens a page in half the time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const packages = ['chromium-headless-shell', 'chromium'];

function onPath(machine: Machine, name: string): string | undefined {
  const folders = (machine.variables.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find(machine.isExecutable);
}

/**
 * Finds a Chromium: `CHROME_PATH`, then the usual names on the path, then the usual places on macOS,
 * then the one that Playwright has downloaded.
 *
 * @throws Error when `CHROME_PATH` is set and leads to no program
 */
function findBrowser(machine: Machine): string | undefined {
  const chosen = machine.variables.CHROME_PATH;
  if (chosen) {
    if (!machine.isExecutable(chosen)) {
      throw new Error(`CHROME_PATH is "${chosen}", which is no program: correct it, or unset it to have one found.`);
    }
    return chosen;
  }
  const installed = names.map((name) => onPath(machine, name)).find((file) => file !== undefined);
  return installed ?? [...applications, machine.downloaded].find(machine.isExecutable);
}

/** Installs a Chromium by the means at hand; what it does is said beforehand. */
function installBrowser(machine: Machine): void {
  if (machine.isRoot && onPath(machine, 'apt-get')) {
    machine.say(`No Chromium found. Installing one by apt-get: ${packages.join(', or else ')}`);
    const install = (name: string): boolean =>
      machine.run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    if (machine.run('apt-get', ['update']) && packages.some(install)) {
      return;
    }
  }
  machine.say('No Chromium found. Downloading one: npx playwright install chromium');
  machine.run('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Path of the browser that the tests drive. A machine without one gets one.
 *
 * @throws Error that names the one command to run when there is none and none can be brought
 */
export function provideBrowser(machine: Machine = thisMachine()): string {
  const found = findBrowser(machine);
  if (found) {
    return found;
  }
  installBrowser(machine);
  const brought = findBrowser(machine);
  if (!brought) {
    throw new Error(
      'The browser tests need Chromium, and none could be installed: run "npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome that is there.',
    );
  }
  return brought;
}

/** Flags that keep the browser quiet; it runs without a sandbox only for root, where the sandbox cannot start. */
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

/** The machine that the tests run on. */
export function thisMachine(): Machine {
  return {
    variables: process.env,
    isRoot: process.getuid?.() === 0,
    downloaded: chromium.executablePath(),
    isExecutable,
    run: (command, args) =>
      spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0,
    say: (line) => process.stdout.write(`${line}\n`),
  };
}
