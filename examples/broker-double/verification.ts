import {ok, invalid, notFound, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, textAt, textsAt, type JsonObject} from './json';
import {address, nameOf} from './links';
import {faultsOf} from './selector-faults';
import type {Pact, Result, Stay, Store} from './store';
import {noticesOf} from './verification-notices';

/** A pact that a provider is to verify, with the reasons for it. */
interface Selected {
  readonly pact: Pact;
  /** In a few words: 'latest from main branch'. */
  readonly short: string;
  /** In a sentence's part: "latest version from branch 'main' (1.0.0)". */
  readonly reason: string;
}

interface Request {
  readonly provider: string;
  readonly selectors: readonly JsonObject[];
  readonly branch: string | undefined;
  readonly tags: readonly string[];
  readonly includePending: boolean;
  readonly wipSince: string | undefined;
}

/** What travels in the address of a pact and comes back with its results. */
export interface Metadata {
  readonly wip: boolean;
}

export const packMetadata = (metadata: Metadata): string => Buffer.from(JSON.stringify(metadata)).toString('base64url');

export function unpackMetadata(packed: string): Metadata {
  try {
    const value: unknown = JSON.parse(Buffer.from(packed, 'base64url').toString('utf8'));
    return {wip: isObject(value) && value['wip'] === true};
  } catch {
    return {wip: false};
  }
}

const places = ['deployed', 'released', 'deployedOrReleased', 'environment'];

/** Chooses pacts by consumer version selectors, as they are documented for the Broker. */
class Selection {
  constructor(
    private readonly store: Store,
    private readonly request: Request,
  ) {}

  /** The pacts that the selectors name, each content once. */
  explicit(): Selected[][] {
    const selectors = this.request.selectors.length > 0 ? this.request.selectors : this.defaults();
    const groups = new Map<string, Selected[]>();
    for (const selected of selectors.flatMap((selector) => this.bySelector(selector))) {
      const key = `${selected.pact.consumer} ${selected.pact.sha}`;
      groups.set(key, [...(groups.get(key) ?? []), selected]);
    }
    const order = ({pact}: Selected): number => pact.version.order;
    const byVersion = (one: Selected, other: Selected): number =>
      one.pact.consumer.localeCompare(other.pact.consumer) || order(one) - order(other);
    // A content that several versions have is shown for the newest of them.
    return [...groups.values()]
      .map((group) => group.sort((one, other) => order(other) - order(one)))
      .sort(([one], [other]) => (one && other ? byVersion(one, other) : 0));
  }

  /** Newest pacts of branches and tags that nobody selected and that aren't verified yet. */
  wip(explicit: readonly Selected[][]): Selected[][] {
    const {provider, wipSince, branch, tags} = this.request;
    if (wipSince === undefined || (branch === undefined && tags.length === 0)) {
      return [];
    }
    const taken = new Set(explicit.flat().map(({pact}) => pact.sha));
    const fresh = (pact: Pact): boolean =>
      !taken.has(pact.sha) && new Date(pact.createdAt) >= new Date(wipSince) && this.isPending(pact, false);
    const names = (field: 'branches' | 'tags'): string[] => [
      ...new Set(this.store.pactsOf(provider).flatMap(({version}) => [...version[field]])),
    ];
    const heads = (['branches', 'tags'] as const).flatMap((field) =>
      names(field).flatMap((name) =>
        this.store
          .latestPacts(provider, ({version}) => version[field].has(name))
          .filter(fresh)
          .map((pact): Selected => {
            return field === 'tags'
              ? {pact, short: `latest with tag ${name}`, reason: `tagged with '${name}'`}
              : {pact, short: `latest from branch ${name}`, reason: `from branch '${name}'`};
          }),
      ),
    );
    return [...new Map(heads.map((head) => [head.pact.sha, [head]])).values()];
  }

  /**
   * A pact is pending until a version of the provider's branch has verified it, or one of another branch
   * did so before this branch began. Whether it is a WIP pact is decided alike, but without the successes
   * that it had as a WIP pact.
   */
  isPending(pact: Pact, asWipCounts = true): boolean {
    const {branch, tags} = this.request;
    const successes = this.store.resultsFor(pact).filter(({success, wip}) => success && (asWipCounts || !wip));
    if (branch === undefined) {
      return tags.length > 0
        ? tags.some((tag) => !successes.some(({providerVersion}) => providerVersion.tags.has(tag)))
        : successes.length === 0;
    }
    const ofBranch = ({provider, providerVersion}: Result): boolean =>
      provider === this.request.provider && providerVersion.branches.has(branch);
    const began = this.store.results.findIndex(ofBranch);
    const before = began < 0 ? this.store.results : this.store.results.slice(0, began);
    return !successes.some((result) => ofBranch(result) || before.includes(result));
  }

  /** Without selectors the Broker takes the main branches, or the newest, and what is deployed or released. */
  private defaults(): JsonObject[] {
    const consumers = [...new Set(this.store.pactsOf(this.request.provider).map(({consumer}) => consumer))];
    return [
      ...consumers.map((consumer) =>
        this.store.mainBranchOf(consumer) === undefined ? {consumer, latest: true} : {consumer, mainBranch: true},
      ),
      {deployedOrReleased: true},
    ];
  }

  private bySelector(selector: JsonObject): Selected[] {
    const consumer = textAt(selector, 'consumer');
    const ofConsumer = (pact: Pact): boolean => consumer === undefined || pact.consumer === consumer;
    const newest = (passes: (pact: Pact) => boolean, short: string, label: (pact: Pact) => string): Selected[] =>
      this.store
        .latestPacts(this.request.provider, (pact) => ofConsumer(pact) && passes(pact))
        .map((pact) => ({pact, short, reason: `latest version ${label(pact)} (${pact.version.number})`}));
    const of = consumer === undefined ? '' : `of ${consumer} `;
    const onBranch = (name: string): Selected[] =>
      newest(
        ({version}) => version.branches.has(name),
        `latest from branch ${name}`,
        () => `${of}from branch '${name}'`,
      );
    const withTag = (name: string): Selected[] =>
      newest(
        ({version}) => version.tags.has(name),
        `latest with tag ${name}`,
        () => `${of}tagged '${name}'`,
      );
    const orElse = (found: Selected[], fallback: string | undefined, find: (name: string) => Selected[]): Selected[] =>
      found.length > 0 || fallback === undefined ? found : find(fallback);

    if (places.some((key) => selector[key] !== undefined)) {
      return this.inEnvironments(selector, ofConsumer);
    }
    if (selector['mainBranch'] === true) {
      return newest(
        ({consumer: name, version}) => version.branches.has(this.store.mainBranchOf(name) ?? ''),
        'latest from main branch',
        (pact) => `${of}from the main branch '${this.store.mainBranchOf(pact.consumer) ?? ''}'`,
      );
    }
    const branch = selector['matchingBranch'] === true ? this.request.branch : textAt(selector, 'branch');
    if (branch !== undefined) {
      // The Broker takes a fallbackBranch and does nothing with it.
      return onBranch(branch);
    }
    if (selector['branch'] === true) {
      const all = this.store.pactsOf(this.request.provider).filter(ofConsumer);
      return [...new Set(all.flatMap(({version}) => [...version.branches]))].flatMap(onBranch);
    }
    const tag = textAt(selector, 'tag');
    if (tag === undefined) {
      return newest(
        () => true,
        'latest',
        () => `of ${consumer ?? 'a consumer'} that has a pact with ${this.request.provider}`,
      );
    }
    if (selector['latest'] === true) {
      return orElse(withTag(tag), textAt(selector, 'fallbackTag'), withTag);
    }
    return this.store
      .pactsOf(this.request.provider)
      .filter((pact) => ofConsumer(pact) && pact.version.tags.has(tag))
      .map((pact) => ({
        pact,
        short: `one of ${tag}`,
        reason: `all ${consumer ?? 'consumer'} versions tagged '${tag}' (${pact.version.number})`,
      }));
  }

  private inEnvironments(selector: JsonObject, ofConsumer: (pact: Pact) => boolean): Selected[] {
    const environment = textAt(selector, 'environment');
    const consumer = textAt(selector, 'consumer');
    const which = consumer === undefined ? 'consumer version(s)' : `version(s) of ${consumer}`;
    const both = selector['deployedOrReleased'] === true || (!selector['deployed'] && !selector['released']);
    const fits = ({kind, environment: {name}}: Stay): boolean =>
      (both || selector[kind] === true) && (environment === undefined || name === environment);
    return this.store
      .current()
      .filter(fits)
      .flatMap(({kind, version, environment: {name}}) =>
        this.store
          .pactsOf(this.request.provider)
          .filter((pact) => pact.version === version && ofConsumer(pact))
          .map((pact) => ({
            pact,
            short: kind === 'deployed' ? `deployed to ${name}` : `released in ${name}`,
            reason: `${which} ${kind === 'deployed' ? 'currently deployed to' : 'released and supported in'} ${name} (${version.number})`,
          })),
      );
  }
}

/** The pacts that a provider is to verify. */
export function verificationRoutes(store: Store): Routes {
  const answer = (call: Call): Answer => {
    const {base, path, param, body} = call;
    if (!store.pacticipants.has(param('provider'))) {
      return notFound('This provider');
    }
    const request: Request = {
      provider: param('provider'),
      selectors: listAt(body, 'consumerVersionSelectors').filter(isObject),
      branch: textAt(body, 'providerVersionBranch'),
      tags: textsAt(body, 'providerVersionTags'),
      includePending: !(isObject(body) && body['includePendingStatus'] === false),
      wipSince: textAt(body, 'includeWipPactsSince'),
    };
    const knowsEnvironment = (name: string): boolean => store.environmentNamed(name) !== undefined;
    const faults = request.selectors.flatMap((selector, at) =>
      faultsOf(selector, {branch: request.branch, knowsEnvironment}).map((fault) => `${fault} (at index ${at})`),
    );
    if (faults.length > 0) {
      return invalid({consumerVersionSelectors: faults});
    }
    const selection = new Selection(store, request);
    const explicit = selection.explicit();
    const show =
      (wip: boolean) =>
      (group: readonly Selected[]): unknown[] =>
        group.slice(0, 1).map(({pact}) => {
          const permalink = address.content(base, pact);
          const pending = wip || selection.isPending(pact);
          return {
            shortDescription: group.map(({short}) => short).join(', '),
            verificationProperties: {
              ...(request.includePending ? {pending} : {}),
              ...(wip ? {wip} : {}),
              notices: noticesOf({
                ...request,
                url: permalink,
                consumer: pact.consumer,
                reasons: group.map(({reason}) => reason),
                heads: group.map(({reason}) => reason),
                wip,
                pending: request.includePending ? pending : undefined,
              }),
            },
            _links: {self: {href: `${permalink}/metadata/${packMetadata({wip})}`, name: nameOf(pact)}},
          };
        });
    return ok({
      _embedded: {pacts: [...explicit.flatMap(show(false)), ...selection.wip(explicit).flatMap(show(true))]},
      _links: {self: {href: `${base}${path}`, title: 'Pacts to be verified'}},
    });
  };

  return {
    // Clients ask with GET first, for the address to send their selectors to.
    'GET /pacts/provider/:provider/for-verification': answer,
    'POST /pacts/provider/:provider/for-verification': answer,
  };
}
