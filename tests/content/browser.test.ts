import {describe, expect, it} from 'vitest';

import {browserFlags, findBrowser, provideBrowser, type Machine} from '../e2e/browser';

interface Setting {
  readonly programs?: readonly string[];
  readonly variables?: Record<string, string>;
  readonly isRoot?: boolean;
  /** What a command leaves behind when it runs; a command that is not named here fails. */
  readonly brings?: Readonly<Record<string, readonly string[]>>;
}

function machine({programs = [], variables = {PATH: '/usr/bin'}, isRoot = false, brings = {}}: Setting) {
  const present = new Set(programs);
  const commands: string[] = [];
  const said: string[] = [];
  const double: Machine = {
    variables,
    isRoot,
    downloaded: '/cache/chromium',
    isExecutable: (file) => present.has(file),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      brings[line]?.forEach((file) => present.add(file));
      return line in brings;
    },
    say: (line) => said.push(line),
  };
  return {double, commands, said};
}

const apt = 'apt-get install -y --no-install-recommends chromium-headless-shell';
const aptOfOld = 'apt-get install -y --no-install-recommends chromium';
const download = 'npx playwright install chromium';

describe('findBrowser', () => {
  it('takes CHROME_PATH before anything else', () => {
    const {double} = machine({
      programs: ['/opt/chrome', '/usr/bin/chromium'],
      variables: {PATH: '/usr/bin', CHROME_PATH: '/opt/chrome'},
    });
    expect(findBrowser(double)).toBe('/opt/chrome');
  });

  it('refuses a CHROME_PATH that leads nowhere, and says what to do', () => {
    const {double} = machine({programs: ['/usr/bin/chromium'], variables: {PATH: '/usr/bin', CHROME_PATH: '/gone'}});
    expect(() => findBrowser(double)).toThrow('CHROME_PATH is "/gone", which is no program: correct it, or unset it');
  });

  it.each([
    ['the shell first', ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], '/usr/bin/chromium-headless-shell'],
    ['chromium then', ['/usr/bin/google-chrome', '/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
    ['a browser under another name', ['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
    [
      'the application on macOS',
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/cache/chromium'],
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    ['the one that Playwright downloaded', ['/cache/chromium'], '/cache/chromium'],
  ])('finds %s', (_, programs, expected) => {
    const {double} = machine({programs, variables: {PATH: ['/usr/bin', '/usr/local/bin'].join(':')}});
    expect(findBrowser(double)).toBe(expected);
  });

  it('finds nothing on a bare machine', () => {
    expect(findBrowser(machine({}).double)).toBeUndefined();
  });
});

describe('provideBrowser', () => {
  it('installs nothing where there is a browser', () => {
    const {double, commands, said} = machine({programs: ['/usr/bin/chromium']});
    expect(provideBrowser(double)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
    expect(said).toEqual([]);
  });

  it('installs the package as root, and says so', () => {
    const {double, commands, said} = machine({
      programs: ['/usr/bin/apt-get'],
      isRoot: true,
      brings: {'apt-get update': [], [apt]: ['/usr/bin/chromium-headless-shell']},
    });
    expect(provideBrowser(double)).toBe('/usr/bin/chromium-headless-shell');
    expect(commands).toEqual(['apt-get update', apt]);
    expect(said).toEqual(['No Chromium found. Installing one by apt-get: chromium-headless-shell, or else chromium']);
  });

  it('installs the whole browser as root where the shell has no package', () => {
    const {double, commands} = machine({
      programs: ['/usr/bin/apt-get'],
      isRoot: true,
      brings: {'apt-get update': [], [aptOfOld]: ['/usr/bin/chromium']},
    });
    expect(provideBrowser(double)).toBe('/usr/bin/chromium');
    expect(commands).toEqual(['apt-get update', apt, aptOfOld]);
  });

  it('downloads one where it is not root', () => {
    const {double, commands, said} = machine({
      programs: ['/usr/bin/apt-get'],
      brings: {[download]: ['/cache/chromium']},
    });
    expect(provideBrowser(double)).toBe('/cache/chromium');
    expect(commands).toEqual([download]);
    expect(said).toEqual([`No Chromium found. Downloading one: ${download}`]);
  });

  it('downloads one where the package cannot be had', () => {
    const {double, commands} = machine({
      programs: ['/usr/bin/apt-get'],
      isRoot: true,
      brings: {'apt-get update': [], [download]: ['/cache/chromium']},
    });
    expect(provideBrowser(double)).toBe('/cache/chromium');
    expect(commands).toEqual(['apt-get update', apt, aptOfOld, download]);
  });

  it('stops with the command to run where nothing helps', () => {
    expect(() => provideBrowser(machine({isRoot: true}).double)).toThrow(
      'run "npx playwright install --with-deps chromium"',
    );
  });
});

describe('browserFlags', () => {
  it('gives up the sandbox for root only', () => {
    expect(browserFlags(true)).toContain('--no-sandbox');
    expect(browserFlags(false)).not.toContain('--no-sandbox');
  });
});
