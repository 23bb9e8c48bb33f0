import {createHash, randomUUID} from 'node:crypto';

import {isObject, listAt, type JsonObject} from './json';

export interface Pacticipant {
  readonly name: string;
  displayName?: string;
  mainBranch?: string;
  repositoryUrl?: string;
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

/** Branches with these names become a pacticipant's main branch by themselves, as in the Broker. */
const mainBranches = ['develop', 'main', 'master'];

export const now = (): string => new Date().toISOString();

/** Identifies a pact's content: what makes a difference to a verification. */
export function shaOf(content: JsonObject): string {
  const specification = isObject(content['metadata']) ? content['metadata']['pactSpecification'] : undefined;
  const matters = [content['interactions'], content['messages'], specification];
  return createHash('sha1').update(JSON.stringify(matters)).digest('hex');
}

/** What the double remembers, in memory only. */
export class Store {
  readonly pacticipants = new Map<string, Pacticipant>();
  readonly versions: Version[] = [];
  readonly pacts: Pact[] = [];
  readonly results: Result[] = [];
  readonly stays: Stay[] = [];
  readonly webhooks = new Map<string, Webhook>();
  readonly environments = new Map<string, Environment>();

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
    version.branches.add(branch);
    const pacticipant = this.addPacticipant(version.pacticipant);
    if (pacticipant.mainBranch === undefined && mainBranches.includes(branch)) {
      pacticipant.mainBranch = branch;
    }
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
