import {describe, expect, it} from 'vitest';

import {findOrInstallBrowser, firefoxOptions, type Machine} from './browser';

interface Computer extends Machine {
  readonly commands: string[];
  readonly lines: string[];
}

/** A computer with some files. Commands add the files that are listed for them, and fail without a list. */
function computer(
  files: readonly string[],
  {
    variables = {},
    isRoot = true,
    commands: effects = {},
  }: {
    readonly variables?: Record<string, string>;
    readonly isRoot?: boolean;
    readonly commands?: Readonly<Record<string, readonly string[]>>;
  } = {},
): Computer {
  const present = new Set(files);
  const commands: string[] = [];
  const lines: string[] = [];
  return {
    commands,
    lines,
    variables: {PATH: '/usr/local/bin:/usr/bin', ...variables},
    isRoot,
    downloaded: (name) => `/cache/${name}`,
    isExecutable: (file) => present.has(file),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      effects[line]?.forEach((file) => present.add(file));
      return effects[line] !== undefined;
    },
    log: (line) => lines.push(line),
  };
}

const apt = (name: string): string => `apt-get install -y --no-install-recommends ${name}`;

describe.each([
  {
    name: 'chromium' as const,
    variable: 'CHROME_PATH',
    program: 'chromium',
    application: '/Applications/Chromium.app/Contents/MacOS/Chromium',
    packages: ['chromium-headless-shell', 'chromium'],
  },
  {
    name: 'firefox' as const,
    variable: 'FIREFOX_PATH',
    program: 'firefox',
    application: '/Applications/Firefox.app/Contents/MacOS/firefox',
    packages: ['firefox-esr'],
  },
])('a browser for the tests: $name', ({name, variable, program, application, packages}) => {
  const [best = ''] = packages;

  it('is the one of the variable', () => {
    const machine = computer(['/opt/mine', `/usr/bin/${program}`], {variables: {[variable]: '/opt/mine'}});
    expect(findOrInstallBrowser(name, machine)).toBe('/opt/mine');
  });

  it('is not replaced by another when the variable is wrong', () => {
    const machine = computer([`/usr/bin/${program}`], {variables: {[variable]: '/opt/mine'}});
    expect(() => findOrInstallBrowser(name, machine)).toThrow(
      `${variable} is "/opt/mine", which is not executable: correct it, or unset it`,
    );
  });

  it('is on the path, in Applications, or downloaded by Playwright, in this order', () => {
    const files = [`/usr/bin/${program}`, application, `/cache/${name}`];
    const found = files.map((_, index) => findOrInstallBrowser(name, computer(files.slice(index))));
    expect(found).toEqual(files);
  });

  it('is the best one of several on the path', () => {
    const machine = computer([`/usr/local/bin/${program}`, `/usr/bin/${best}`]);
    expect(findOrInstallBrowser(name, machine)).toBe(`/usr/bin/${best}`);
  });

  it('is installed by apt-get as root, which is logged first', () => {
    const commands = {'apt-get update': [], [apt(best)]: [`/usr/bin/${best}`]};
    const machine = computer(['/usr/bin/apt-get'], {commands});
    expect(findOrInstallBrowser(name, machine)).toBe(`/usr/bin/${best}`);
    expect(machine.commands).toEqual(['apt-get update', apt(best)]);
    expect(machine.lines).toEqual([
      expect.stringContaining(`Installing one by apt-get: ${packages.join(', or else ')}`),
    ]);
  });

  it('is downloaded when apt-get has none', () => {
    const download = `npx playwright install ${name}`;
    const machine = computer(['/usr/bin/apt-get'], {commands: {'apt-get update': [], [download]: [`/cache/${name}`]}});
    expect(findOrInstallBrowser(name, machine)).toBe(`/cache/${name}`);
    expect(machine.commands).toEqual(['apt-get update', ...packages.map(apt), download]);
  });

  it('is downloaded for a user who is not root', () => {
    const download = `npx playwright install ${name}`;
    const machine = computer(['/usr/bin/apt-get'], {isRoot: false, commands: {[download]: [`/cache/${name}`]}});
    expect(findOrInstallBrowser(name, machine)).toBe(`/cache/${name}`);
    expect(machine.commands).toEqual([download]);
  });

  it('is asked for with a command when nothing helps', () => {
    expect(() => findOrInstallBrowser(name, computer([], {isRoot: false}))).toThrow(
      `run "npx playwright install --with-deps ${name}", or set ${variable}`,
    );
  });
});

describe('the protocol with Firefox', () => {
  it('is WebDriver BiDi for one of Mozilla or a distribution', () => {
    const {channel, launchOptions} = firefoxOptions('/usr/bin/firefox-esr', computer([]));
    expect(channel).toBe('moz-firefox');
    expect(launchOptions?.executablePath).toMatch(/firefox-launcher\.mjs$/);
    expect(launchOptions?.env?.FIREFOX_PATH).toBe('/usr/bin/firefox-esr');
  });

  it('is the one of Playwright for its download', () => {
    const {channel, launchOptions} = firefoxOptions('/cache/firefox', computer([]));
    expect(channel).toBeUndefined();
    expect(launchOptions?.executablePath).toBe('/cache/firefox');
  });
});
