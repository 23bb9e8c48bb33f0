import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

import {startBrokerDouble} from '../broker-double';
import {startOrderApi, type OrderApi} from '../cli/order-api';
import {regions, Shell} from '../cli/shell';
import {listen} from '../listen';
import {buildServers, type BuildServer, type Event, type RunningJob} from './build-servers';

const here = import.meta.dirname;
const token = 'BROKER_TOKEN';

/** Stands in for the shop's own build. What it publishes and verifies is real. */
const make = `#!/usr/bin/env bash
set -euo pipefail
folder=.
if [ "$1" = -C ]; then folder="$2"; fi
case "$*" in
  *test) mkdir -p "$folder/\${PACT_DIR:-pacts}" && cp "$SHOP/\${EXPRESS:-off}.json" "$folder/\${PACT_DIR:-pacts}/pact.json" ;;
  *verify) if [ -n "\${PACT_URL:-}" ]; then eval "$VERIFY_CHANGED"; else eval "$VERIFY"; fi ;;
  express-on) touch "$SHOP/express" ;;
  express-off) rm "$SHOP/express" ;;
  express-is-on) test -e "$SHOP/express" ;;
  *) echo "$*" >> "$SHOP/done" ;;
esac
`;

/** The installer of the Pact CLI: it is installed. */
const curl = '#!/usr/bin/env bash\necho :\n';

/** What a job ended with. */
export type Outcome = Readonly<Record<string, number | null>>;

interface Request {
  readonly url: string;
  readonly body: unknown;
}

interface Interaction {
  description: string;
  response: {status: number};
}

interface Pact {
  consumer: {name: string};
  interactions: Interaction[];
}

/** What the consumer expects of OrderApi. */
export type Expectation = 'fits' | 'fits, too' | 'does not fit';

interface Expected {
  /** Name of the consumer. */
  readonly consumer?: string;
  /** What its tests write with the feature toggle on. */
  readonly toggled?: Expectation;
}

/** Commands of `examples/cli` by the name of their region. @throws Error when there is none: nothing must be verified by nothing */
function commandsOf(region: string): string {
  const commands = regions.get(region);
  if (commands === undefined) {
    throw new Error(`There is no region "${region}" in examples/cli; there are ${[...regions.keys()].join(', ')}`);
  }
  return commands;
}

/** The shop's two repositories on a CI system, a Broker, and everything that runs there. */
export class Shop {
  /** What the webhook has sent and nobody has taken yet. */
  readonly requests: Request[] = [];
  readonly #shell = new Shell();
  readonly #files: ReadonlyMap<string, string>;
  readonly #server: BuildServer;
  readonly #stops: (() => Promise<unknown>)[] = [];
  /** Outside of the repository, so that no checkout changes it. */
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'ci-'));
  #environment: Readonly<Record<string, string>> = {};
  #output = '';
  #commits = 0;

  private constructor(system: string, files: ReadonlyMap<string, string>) {
    const server = buildServers[system];
    if (!server) {
      throw new Error(`Nothing stands in for ${system}; add it to build-servers/index.ts`);
    }
    this.#server = server;
    this.#files = files;
  }

  /** Opens a shop on a CI system with the files of a release model. */
  static async open(system: string, files: ReadonlyMap<string, string>): Promise<Shop> {
    const shop = new Shop(system, files);
    await shop.#start();
    return shop;
  }

  async #start(): Promise<void> {
    mkdirSync(path.join(this.#folder, 'bin'));
    for (const [name, text] of Object.entries({make, curl})) {
      writeFileSync(path.join(this.#folder, 'bin', name), text, {mode: 0o755});
    }
    rmSync(path.join(this.#shell.folder, 'pacts'), {recursive: true});
    const broker = await startBrokerDouble(0, {token});
    this.#stops.push(broker.stop);
    this.#environment = {
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_TOKEN: token,
      SHOP: this.#folder,
      BASH_ENV: path.join(this.#folder, 'bash-env'),
      VERIFY: commandsOf('verify-broker'),
      VERIFY_CHANGED: commandsOf('verify-webhook'),
    };
    await this.provide({broken: false});
    this.expect('fits');
  }

  /** Runs OrderApi, as its repository's head has it. */
  async provide(options: {readonly broken: boolean}): Promise<void> {
    const api: OrderApi = await startOrderApi(options);
    this.#stops.push(api.stop);
    this.#environment = {...this.#environment, ORDER_API_PORT: new URL(api.url).port};
  }

  /** What the consumer's tests write from now on. */
  expect(off: Expectation, {consumer = 'OrderWeb', toggled = off}: Expected = {}): void {
    for (const [name, expectation] of [['off', off] as const, ['on', toggled] as const]) {
      const pact = JSON.parse(readFileSync(path.join(here, '../cli/pacts/OrderWeb-OrderApi.json'), 'utf8')) as Pact;
      pact.consumer.name = consumer;
      for (const interaction of pact.interactions) {
        interaction.description += expectation === 'fits' ? '' : `, ${expectation}`;
        interaction.response.status += expectation === 'does not fit' ? 1 : 0;
      }
      writeFileSync(path.join(this.#folder, `${name}.json`), JSON.stringify(pact));
    }
  }

  /** Makes a commit in the repository and returns its id, which no other commit of this second has. */
  commit(): string {
    this.#commits += 1;
    writeFileSync(path.join(this.#shell.folder, 'commits'), String(this.#commits));
    return this.#shell.commit();
  }

  /** What the commands of the shop's own build were, such as `deploy`, since the last time. */
  done(): string[] {
    const file = path.join(this.#folder, 'done');
    try {
      const lines = readFileSync(file, 'utf8').trim().split('\n');
      rmSync(file);
      return lines;
    } catch {
      return [];
    }
  }

  /** What the jobs of the last run wrote. */
  get output(): string {
    return this.#output;
  }

  /** Creates the webhook, with this machine in place of the CI system's, and returns the exit code. */
  async createWebhook(): Promise<number | null> {
    const server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
      request.on('end', () => {
        this.requests.push({url: request.url ?? '', body: text === '' ? undefined : JSON.parse(text)});
        response.writeHead(204).end();
      });
    });
    const {url, stop} = await listen(server);
    this.#stops.push(stop);
    const script = (this.#files.get('webhook.sh') ?? '').replace(/"https:\/\/[^/]+/, `"${url}`);
    // A Broker refuses a webhook for an application that it doesn't know yet; one that it knows, it doesn't create again.
    await fetch(`${this.#environment['PACT_BROKER_BASE_URL']}/pacticipants`, {
      method: 'POST',
      headers: {authorization: `Bearer ${token}`, 'content-type': 'application/json'},
      body: JSON.stringify({name: 'OrderApi'}),
    });
    const secrets = [...script.matchAll(/\$([A-Z_]+)\b/g)].map(([, name = '']) => [name, 'SECRET'] as const);
    const {status, output} = await this.#shell.script(script, {...this.#environment, ...Object.fromEntries(secrets)});
    this.#output = output;
    return status;
  }

  /** Takes the oldest request of the webhook for the call of a pipeline that it is. @throws Error without one */
  async takeCall(): Promise<NonNullable<Event['call']>> {
    for (let tries = 0; tries < 50; tries += 1) {
      const request = this.requests.shift();
      if (request) {
        return this.#server.callOf(request);
      }
      // The Broker sends it after it has answered the client.
      await wait(100);
    }
    throw new Error('The webhook has sent nothing');
  }

  async #execute({environment, scripts}: RunningJob): Promise<number | null> {
    writeFileSync(path.join(this.#folder, 'bash-env'), '');
    for (const script of scripts) {
      const {status, output} = await this.#shell.script(`export PATH="$SHOP/bin:$PATH"\n${script}`, {
        ...this.#environment,
        ...environment,
      });
      this.#output += output;
      if (status !== 0) {
        return status;
      }
    }
    return 0;
  }

  /**
   * Runs what an event starts, until a job fails.
   *
   * @param repository id of the repository whose files count
   * @param only the jobs to run; all of them unless it is given
   * @returns exit codes by job; a stage that prepares the machine counts if it fails
   */
  async run(repository: string, event: Event, only?: readonly string[]): Promise<Outcome> {
    const own = [repository, event.call?.pipeline];
    const files = new Map([...this.#files].filter(([name]) => own.includes(name.replace(/\.\w+$/, ''))));
    this.#output = '';
    const outcome: Record<string, number | null> = {};
    for (const job of this.#server.jobs(files, event)) {
      const prepares = job.id === 'prepare';
      if (!prepares && only && !only.includes(job.id)) {
        continue;
      }
      const status = await this.#execute(job);
      if (!prepares || status !== 0) {
        outcome[job.id] = status;
      }
      if (status !== 0) {
        break;
      }
    }
    return outcome;
  }

  async close(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()));
    await this.#shell.stop();
    this.#shell.remove();
    rmSync(this.#folder, {recursive: true});
  }
}
