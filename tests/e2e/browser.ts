import {spawnSync} from 'node:child_process';
import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import {chromium, firefox, type PlaywrightWorkerOptions} from '@playwright/test';

type BrowserName = 'chromium' | 'firefox';

/** Access to the machine, injectable in tests. */
export interface Machine {
  readonly variables: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Path of a browser that Playwright downloads; it may not exist. */
  readonly downloaded: (name: BrowserName) => string;
  readonly isExecutable: (file: string) => boolean;
  /** Runs a command with inherited output; returns whether it succeeded. */
  readonly run: (command: string, args: readonly string[]) => boolean;
  readonly log: (line: string) => void;
}

interface Kind {
  readonly title: string;
  /** Environment variable with the path of the browser. */
  readonly variable: string;
  /** Names on the path. */
  readonly names: readonly string[];
  /** Places on macOS. */
  readonly applications: readonly string[];
  /** Packages of Debian, the best first. */
  readonly packages: readonly string[];
}

const kinds: Readonly<Record<BrowserName, Kind>> = {
  chromium: {
    title: 'Chromium',
    variable: 'CHROME_PATH',
    // The headless shell opens a page in half the time.
    names: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    applications: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    applications: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
};

// Playwright starts it in place of Firefox.
const launcher = path.resolve('tests/e2e/firefox-launcher.mjs');

function findOnPath(machine: Machine, name: string): string | undefined {
  const folders = (machine.variables.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find(machine.isExecutable);
}

/**
 * Finds a browser: the variable for it, the usual names on the path, the usual places on macOS, or Playwright's download.
 *
 * @throws Error when the variable is set but is not executable
 */
function findBrowser(name: BrowserName, machine: Machine): string | undefined {
  const {variable, names, applications} = kinds[name];
  const configured = machine.variables[variable];
  if (configured) {
    if (!machine.isExecutable(configured)) {
      throw new Error(
        `${variable} is "${configured}", which is not executable: correct it, or unset it to use an installed browser.`,
      );
    }
    return configured;
  }
  const installed = names.map((each) => findOnPath(machine, each)).find((file) => file !== undefined);
  return installed ?? [...applications, machine.downloaded(name)].find(machine.isExecutable);
}

/** Installs a browser with apt-get or Playwright, and logs it first. */
function installBrowser(name: BrowserName, machine: Machine): void {
  const {title, packages} = kinds[name];
  if (machine.isRoot && findOnPath(machine, 'apt-get')) {
    machine.log(`No ${title} found. Installing one by apt-get: ${packages.join(', or else ')}`);
    const install = (each: string): boolean =>
      machine.run('apt-get', ['install', '-y', '--no-install-recommends', each]);
    if (machine.run('apt-get', ['update']) && packages.some(install)) {
      return;
    }
  }
  machine.log(`No ${title} found. Downloading one: npx playwright install ${name}`);
  machine.run('npx', ['playwright', 'install', name]);
}

/**
 * Returns the path of a browser for the tests, and installs one if necessary.
 *
 * @throws Error with the command to run when none can be installed
 */
export function findOrInstallBrowser(name: BrowserName = 'chromium', machine: Machine = thisMachine()): string {
  const found = findBrowser(name, machine);
  if (found) {
    return found;
  }
  installBrowser(name, machine);
  const added = findBrowser(name, machine);
  if (!added) {
    const {title, variable} = kinds[name];
    throw new Error(
      `The browser tests need ${title}, and none could be installed: run "npx playwright install --with-deps ${name}", or set ${variable} to one that is there.`,
    );
  }
  return added;
}

/**
 * Options of Playwright for Firefox. Playwright speaks WebDriver BiDi with a Firefox of Mozilla or a distribution, and
 * another protocol with the one that it downloads.
 */
export function firefoxOptions(
  executablePath: string,
  machine: Machine = thisMachine(),
): Partial<PlaywrightWorkerOptions> {
  const isDownloaded = executablePath === machine.downloaded('firefox');
  return {
    browserName: 'firefox',
    ...(isDownloaded ? {} : {channel: 'moz-firefox'}),
    launchOptions: {
      executablePath: isDownloaded ? executablePath : launcher,
      env: {...process.env, FIREFOX_PATH: executablePath},
      firefoxUserPrefs: {
        // Lets tests read the clipboard; Firefox has no permission for that.
        'dom.events.testing.asyncClipboard': true,
        // Playwright doesn't notice a page that comes from the back-forward cache.
        'browser.sessionhistory.max_total_viewers': 0,
      },
    },
  };
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
    downloaded: (name) => ({chromium, firefox})[name].executablePath(),
    isExecutable,
    run: (command, args) =>
      spawnSync(command, args, {stdio: 'inherit', shell: process.platform === 'win32'}).status === 0,
    log: (line) => process.stdout.write(`${line}\n`),
  };
}
