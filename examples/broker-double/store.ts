import {createHash, randomUUID} from 'node:crypto';

import {isObject, listAt, textAt, type JsonObject} from './json';

export interface Pacticipant {
  readonly name: string;
  displayName?: string;
  mainBranch?: string;
  repositoryUrl?: string;
  repositoryName?: string;
  repositoryNamespace?: string;
  labels?: Set<string>;
  readonly createdAt: string;
}

export interface Version {
  readonly pacticipant: string;
  readonly number: string;
  /** Counts versions in the order of their creation. */
  readonly order: number;
  readonly branches: Set<string>;
  readonly tags: Set<string>;
  buildUrl?: string;
  readonly createdAt: string;
}

export interface Pact {
  readonly consumer: string;
  readonly provider: string;
  readonly version: Version;
  /** Pacts of the same content share it, and the results that belong to it. */
  sha: string;
  content: JsonObject;
  readonly createdAt: string;
}

export interface Result {
  readonly number: number;
  readonly consumer: string;
  readonly provider: string;
  readonly sha: string;
  readonly providerVersion: Version;
  readonly success: boolean;
  /** True when the verifier got the pact as a work in progress. */
  readonly wip: boolean;
  /** The document that the verifier sent. */
  readonly sent: JsonObject;
  readonly createdAt: string;
}

export interface Environment {
  readonly uuid: string;
  name: string;
  displayName: string;
  production: boolean;
  contacts: unknown[];
  readonly createdAt: string;
}

/** A version that was deployed or released to an environment. */
export interface Stay {
  readonly uuid: string;
  readonly kind: 'deployed' | 'released';
  readonly version: Version;
  readonly environment: Environment;
  /** The application instance of a deployment; null when there is one only. */
  readonly instance: string | null;
  /** False after its undeployment, or the end of its support. */
  current: boolean;
  readonly createdAt: string;
}

export interface Webhook {
  readonly uuid: string;
  readonly sent: JsonObject;
  readonly createdAt: string;
}

/** A webhook that an event has triggered. */
export interface TriggeredWebhook {
  readonly uuid: string;
  readonly webhook: Webhook;
  readonly event: string;
  readonly pact: Pact;
  /** The result that was the event; undefined for a publication. */
  readonly result: Result | undefined;
  /** One for each time that the request was sent. */
  readonly executions: {readonly success: boolean; readonly logs: string; readonly createdAt: string}[];
  readonly createdAt: string;
}

/** Branches with these names become a pacticipant's main branch by themselves, as in the Broker. */
const mainBranches = ['develop', 'main', 'master'];

export const now = (): string => new Date().toISOString();

/** Identifies a pact's content: what makes a difference to a verification. */
export function shaOf(content: JsonObject): string {
  const specification = isObject(content['metadata']) ? content['metadata']['pactSpecification'] : undefined;
  const matters = [content['interactions'], content['messages'], specification];
  return createHash('sha1').update(JSON.stringify(matters)).digest('hex');
}

function drop<T>(list: T[], doomed: (item: T) => boolean): void {
  list.splice(0, list.length, ...list.filter((item) => !doomed(item)));
}

/** What the double remembers, in memory only. */
export class Store {
  readonly pacticipants = new Map<string, Pacticipant>();
  readonly versions: Version[] = [];
  readonly pacts: Pact[] = [];
  readonly results: Result[] = [];
  readonly stays: Stay[] = [];
  readonly webhooks = new Map<string, Webhook>();
  readonly triggered: TriggeredWebhook[] = [];
  readonly environments = new Map<string, Environment>();
  readonly #branchVersions: {readonly branch: string; readonly version: Version}[] = [];

  constructor() {
    this.addEnvironment({name: 'production', displayName: 'Production', production: true});
    this.addEnvironment({name: 'test', displayName: 'Test', production: false});
  }

  addPacticipant(name: string): Pacticipant {
    const known = this.pacticipants.get(name);
    if (known) {
      return known;
    }
    const pacticipant = {name, createdAt: now()};
    this.pacticipants.set(name, pacticipant);
    return pacticipant;
  }

  version(pacticipant: string, number: string): Version | undefined {
    return this.versions.find((version) => version.pacticipant === pacticipant && version.number === number);
  }

  versionsOf(pacticipant: string): Version[] {
    return this.versions.filter((version) => version.pacticipant === pacticipant);
  }

  addVersion(pacticipant: string, number: string): Version {
    const known = this.version(pacticipant, number);
    if (known) {
      return known;
    }
    this.addPacticipant(pacticipant);
    const order = (this.versions.at(-1)?.order ?? 0) + 1;
    const version = {
      pacticipant,
      number,
      order,
      branches: new Set<string>(),
      tags: new Set<string>(),
      createdAt: now(),
    };
    this.versions.push(version);
    return version;
  }

  addToBranch(version: Version, branch: string): void {
    if (!version.branches.has(branch)) {
      version.branches.add(branch);
      this.#branchVersions.push({branch, version});
    }
    const pacticipant = this.addPacticipant(version.pacticipant);
    if (pacticipant.mainBranch === undefined && mainBranches.includes(branch)) {
      pacticipant.mainBranch = branch;
    }
  }

  /** Versions on branches, in the order in which they were added: the last one is the head of its branch. */
  branchVersions(): {readonly branch: string; readonly version: Version}[] {
    return this.#branchVersions.filter(
      ({branch, version}) => version.branches.has(branch) && this.versions.includes(version),
    );
  }

  branchesOf(pacticipant: string): string[] {
    return [...new Set(this.versionsOf(pacticipant).flatMap(({branches}) => [...branches]))];
  }

  mainBranchOf(pacticipant: string): string | undefined {
    return this.pacticipants.get(pacticipant)?.mainBranch;
  }

  pact(consumer: string, provider: string, version: string): Pact | undefined {
    return this.pacts.find((p) => p.consumer === consumer && p.provider === provider && p.version.number === version);
  }

  /** The newest pact of a content. */
  pactOfContent(consumer: string, provider: string, sha: string): Pact | undefined {
    return this.pactsOf(provider).find((pact) => pact.consumer === consumer && pact.sha === sha);
  }

  /** The provider's pacts, the newest consumer versions first. */
  pactsOf(provider: string): Pact[] {
    return this.pacts.filter((pact) => pact.provider === provider).sort((a, b) => b.version.order - a.version.order);
  }

  /** The newest pact of each consumer among those that pass. */
  latestPacts(provider: string, passes: (pact: Pact) => boolean = () => true): Pact[] {
    const newest = new Map<string, Pact>();
    for (const pact of this.pactsOf(provider).filter(passes)) {
      newest.set(pact.consumer, newest.get(pact.consumer) ?? pact);
    }
    return [...newest.values()];
  }

  addPact(version: Version, provider: string, content: JsonObject): Pact {
    this.addPacticipant(provider);
    const known = this.pact(version.pacticipant, provider, version.number);
    if (known) {
      known.content = content;
      known.sha = shaOf(content);
      return known;
    }
    const pact = {consumer: version.pacticipant, provider, version, content, sha: shaOf(content), createdAt: now()};
    this.pacts.push(pact);
    return pact;
  }

  /** Takes the pacts away; the results for their contents stay. */
  deletePacts(doomed: (pact: Pact) => boolean): void {
    drop(this.triggered, ({pact}) => doomed(pact));
    drop(this.pacts, doomed);
  }

  /** Takes versions away, with all that was published and recorded for them. */
  deleteVersions(doomed: (version: Version) => boolean): void {
    this.deletePacts(({version}) => doomed(version));
    drop(this.results, ({providerVersion}) => doomed(providerVersion));
    drop(this.stays, ({version}) => doomed(version));
    drop(this.versions, doomed);
  }

  deletePacticipant(name: string): void {
    this.deletePacts(({consumer, provider}) => [consumer, provider].includes(name));
    drop(this.results, ({consumer, provider}) => [consumer, provider].includes(name));
    this.deleteVersions(({pacticipant}) => pacticipant === name);
    this.deleteWebhooks(({consumer, provider}) => [consumer, provider].includes(name));
    this.pacticipants.delete(name);
  }

  /** Takes away what two applications have in common, and what then belongs to nothing any more. */
  deleteIntegration(consumer: string, provider: string): void {
    const between = (one: {readonly consumer?: string; readonly provider?: string}): boolean =>
      one.consumer === consumer && one.provider === provider;
    this.deletePacts(between);
    drop(this.results, between);
    this.deleteWebhooks(between);
    const names = [consumer, provider];
    const used = new Set([...this.pacts.map(({version}) => version), ...this.results.map((r) => r.providerVersion)]);
    this.deleteVersions((version) => names.includes(version.pacticipant) && !used.has(version));
    for (const name of names.filter((one) => this.versionsOf(one).length === 0 && this.pactsOf(one).length === 0)) {
      this.pacticipants.delete(name);
    }
  }

  private deleteWebhooks(doomed: (webhook: {consumer?: string; provider?: string}) => boolean): void {
    for (const {uuid, sent} of [...this.webhooks.values()]) {
      const names = {consumer: textAt(sent['consumer'], 'name'), provider: textAt(sent['provider'], 'name')};
      if (doomed(names)) {
        this.webhooks.delete(uuid);
      }
    }
  }

  resultsFor({consumer, provider, sha}: Pact): Result[] {
    return this.results.filter((r) => r.consumer === consumer && r.provider === provider && r.sha === sha);
  }

  addEnvironment(
    values: Pick<Environment, 'name' | 'displayName' | 'production'>,
    contacts: unknown[] = [],
  ): Environment {
    const environment = {...values, uuid: randomUUID(), contacts, createdAt: now()};
    this.environments.set(environment.uuid, environment);
    return environment;
  }

  environmentNamed(name: string): Environment | undefined {
    return [...this.environments.values()].find((environment) => environment.name === name);
  }

  /** Records a deployment or a release; a deployment takes the place of the version that was there. */
  addStay(kind: Stay['kind'], version: Version, environment: Environment, instance: string | null): Stay {
    const here = this.current(environment).filter((stay) => stay.kind === kind && stay.instance === instance);
    const known = here.find((stay) => stay.version === version);
    if (known) {
      return known;
    }
    if (kind === 'deployed') {
      for (const stay of here.filter(({version: {pacticipant}}) => pacticipant === version.pacticipant)) {
        stay.current = false;
      }
    }
    const stay = {uuid: randomUUID(), kind, version, environment, instance, current: true, createdAt: now()};
    this.stays.push(stay);
    return stay;
  }

  /** The versions that are in an environment, or in any. */
  current(environment?: Environment): Stay[] {
    return this.stays.filter((stay) => stay.current && (!environment || stay.environment === environment));
  }

  /** The content with those interactions of an older one that it doesn't have itself. */
  merged(older: JsonObject, newer: JsonObject): JsonObject {
    const key = (item: unknown): string =>
      isObject(item) ? JSON.stringify([item['description'], item['providerStates'] ?? item['providerState']]) : '';
    const fields = ['interactions', 'messages'].filter((field) => field in older || field in newer);
    const lists = fields.map((field) => {
      const all = [...listAt(older, field), ...listAt(newer, field)];
      return [field, [...new Map(all.map((item) => [key(item), item])).values()]] as const;
    });
    return {...older, ...newer, ...Object.fromEntries(lists)};
  }
}
