import {createServer} from 'node:http';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, describe, expect, it} from 'vitest';

import {startBrokerDouble} from '../../broker-double';
import {listen} from '../../listen';
import {Regions} from '../regions';
import {Shell, type Finished} from '../shell';
import {steady} from './steady';

const shown = (name: string): string => path.join(import.meta.dirname, 'output', `${name}.txt`);
const shell = new Shell();
const regions = new Regions(shell, path.join(import.meta.dirname, 'pact.sh'));

afterAll(async () => {
  await shell.stop();
  shell.remove();
});

const pact = (command: string): Promise<Finished> => shell.script(`pact ${command}`);

describe('the program', () => {
  it('tells the versions of its parts, and none of its own', async () => {
    const {status, output} = await regions.run('tool-pact-versions');
    expect(status).toBe(0);
    await expect(steady(output)).toMatchFileSnapshot(shown('versions'));
    expect((await pact('--version')).status).toBe(2);
    expect((await pact('pactflow --version')).status).toBe(2);
  });

  it('shows its help for a command that it does not know', async () => {
    const {status, output} = await pact('sell-teapots');
    expect([status, output]).toEqual([1, expect.stringContaining('Usage: pact [OPTIONS] [COMMAND]')]);
    expect(output).not.toContain('sell-teapots');
  });

  it('is known by the names of its parts', async () => {
    const commands = ['pact-broker', 'pact-verifier', 'pact-mock-server', 'pact-stub-server', 'pact-plugin'];
    const versions = await Promise.all(commands.map((command) => shell.script(`${command} --version`)));
    expect(versions.map(({status}) => status)).toEqual([0, 0, 0, 0, 0]);
    expect((await shell.script('pactflow --help')).output).toContain('publish-provider-contract');
  });
});

describe('completions', () => {
  it('are written for Bash, which completes', async () => {
    expect((await regions.run('tool-pact-completions-bash')).status).toBe(0);
    const {output} = await shell.script(
      `source ~/.local/share/bash-completion/completions/pact
       COMP_WORDS=(pact ver); COMP_CWORD=1; _pact pact ver pact
       echo "$COMPREPLY"`,
    );
    expect(output).toBe('verifier\n');
  });

  it('are written for zsh and fish', async () => {
    expect((await regions.run('tool-pact-completions-zsh')).status).toBe(0);
    expect((await regions.run('tool-pact-completions-fish')).status).toBe(0);
    const {status} = await shell.script(
      'grep --quiet "#compdef pact" ~/.zfunc/_pact && ls ~/.config/fish/completions/pact.fish',
    );
    expect(status).toBe(0);
  });

  it('need their folder and a shell that is known', async () => {
    expect((await pact('completions bash --dir none')).status).toBe(3);
    expect((await pact('completions ksh')).status).toBe(2);
  });
});

describe('extensions', () => {
  it('may be programs of your own', async () => {
    const before = `mkdir -p own
      printf '#!/bin/sh\\necho "orders $*"\\nexit 7\\n' > own/pact-shop-report
      chmod +x own/pact-shop-report
      PATH="$PWD/own:$PATH"`;
    const {status, output} = await regions.run('tool-pact-own', {}, {before});
    expect([status, output]).toEqual([7, 'orders --since yesterday\n']);
  });

  it('are told apart by their exit codes', async () => {
    const code = async (command: string): Promise<number | null> => (await pact(command)).status;
    expect(await code('extension')).toBe(0);
    expect(await code('extension uninstall --all')).toBe(0);
    expect(await code('extension install')).toBe(1);
    expect(await code('extension install teapot')).toBe(2);
    expect(await code('extension uninstall drift')).toBe(1);
    expect(await code('extension update --all')).toBe(1);
    expect(await code('extension verifier-legacy')).toBe(1);
    expect(await pact('pactflow ai')).toEqual({status: 1, output: ''});
  });

  it('stay if only their entry is removed', async () => {
    const entry = {
      name: 'pactflow-ai',
      version: '1.0.0',
      binary_path: '/nowhere',
      extension_type: 'PactflowAi',
      installed: true,
    };
    await shell.script(
      `mkdir -p ~/.pact/extensions/bin
       printf '#!/bin/sh\\necho ai\\n' > ~/.pact/extensions/bin/pactflow-ai
       chmod +x ~/.pact/extensions/bin/pactflow-ai
       echo '${JSON.stringify({'pactflow-ai': entry})}' > ~/.pact/extensions/config.json`,
    );
    expect((await pact('extension uninstall pactflow-ai')).output).toContain('Successfully uninstalled');
    expect((await shell.script('ls ~/.pact/extensions/bin')).output).toBe('pactflow-ai\n');
  });
});

describe('traces', () => {
  /** A collector that keeps what it gets. */
  async function startCollector() {
    const received: (readonly [string, string])[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        received.push([request.url ?? '', body]);
        response.end();
      });
    });
    return {...(await listen(server)), received};
  }

  it('are sent to a collector that a variable names, with the whole command', async () => {
    const collector = await startCollector();
    const broker = await startBrokerDouble();
    const {status} = await regions.run(
      'tool-pact-otel',
      {PACT_BROKER_BASE_URL: broker.url},
      {
        edit: (code) =>
          code
            .replace('http://localhost:4318', collector.url)
            .replace('list-pacticipants', '$& --broker-token BROKER_TOKEN'),
      },
    );
    expect(status).toBe(0);
    expect(collector.received.map(([address]) => address)).toContain('/v1/traces');
    expect(collector.received.map(([, body]) => body).join('')).toContain('BROKER_TOKEN');
    await Promise.all([collector.stop(), broker.stop()]);
  });

  it('need a level of the log, and take no address from the option', async () => {
    const collector = await startCollector();
    const verify = 'verifier --file pacts/OrderWeb-OrderApi.json --port 1 --enable-otel-traces --otel-exporter otlp';
    await shell.script(`pact ${verify} || true`, {OTEL_EXPORTER_OTLP_ENDPOINT: collector.url});
    await pact(`${verify} --log-level info --otel-exporter-endpoint ${collector.url} || true`);
    expect(collector.received).toEqual([]);
    await collector.stop();
  });
});

it('the page shows no command that is not run here', () => {
  expect(regions.notRun()).toEqual([]);
});
