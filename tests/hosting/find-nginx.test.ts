import {describe, expect, it} from 'vitest';

import {provideNginx, type Machine} from './find-nginx';

const program = '/usr/sbin/nginx';
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const install = 'apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static';

interface Setting {
  readonly files?: readonly string[];
  readonly isRoot?: boolean;
  /** What installing leaves behind. */
  readonly brings?: readonly string[];
}

function machine({files = [], isRoot = true, brings = []}: Setting) {
  const present = new Set([...files, '/usr/bin/apt-get']);
  const commands: string[] = [];
  const double: Machine = {
    isRoot,
    exists: (file) => present.has(file),
    run: (command, args) => {
      const line = [command, ...args].join(' ');
      commands.push(line);
      if (line === install) {
        brings.forEach((file) => present.add(file));
      }
      return true;
    },
    say: (line) => commands.push(`say ${line}`),
  };
  return {double, commands};
}

describe('nginx', () => {
  it('is taken where it is with its brotli module', () => {
    const {double, commands} = machine({files: [program, brotli]});
    expect(provideNginx(double)).toBe(program);
    expect(commands).toEqual([]);
  });

  it.each([[[]], [[program]], [[brotli]]])('is installed by root where there is only %j, and that is said', (files) => {
    const {double, commands} = machine({files, brings: [program, brotli]});
    expect(provideNginx(double)).toBe(program);
    expect(commands).toEqual([
      `say No nginx with brotli found. Installing one: apt-get update && ${install}`,
      'apt-get update',
      install,
    ]);
  });

  it('is asked for where it cannot be installed', () => {
    const fix = 'run "sudo apt-get install nginx-light libnginx-mod-http-brotli-static" on Debian or Ubuntu';
    expect(() => provideNginx(machine({isRoot: false}).double)).toThrow(fix);
    expect(() => provideNginx(machine({brings: [program]}).double)).toThrow(fix);
  });
});
