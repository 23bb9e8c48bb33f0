import {textAt} from './json';
import {address} from './links';
import type {Pact, Result, Store, Version} from './store';
import {packMetadata} from './verification';

/** Values of the parameters that a webhook may contain, by name: `pactbroker.pactUrl`. */
export type Parameters = Readonly<Record<string, string>>;

/** What an event knows beyond the pact and its results. */
export interface EventContext {
  readonly eventName: string;
  readonly providerVersion?: Version;
  readonly providerVersionDescriptions?: readonly string[];
  readonly buildUrl?: string | undefined;
}

/** Stands for the pact when there is none to send a webhook with. */
const placeholders: Parameters = {
  consumerName: 'placeholder-consumer',
  providerName: 'placeholder-provider',
  consumerVersionNumber: 'gggghhhhjjjjkkkkllll66667777888899990000',
  consumerVersionTags: 'dev',
  consumerVersionBranch: 'main',
  consumerLabels: 'placeholder-consumer-label',
  providerLabels: 'placeholder-provider-label',
};

const words = (result: Result | undefined, [good, bad, none]: readonly [string, string, string]): string =>
  result ? (result.success ? good : bad) : none;

const list = (values: Iterable<string>): string => [...values].join(', ');

/** The result that a webhook speaks of, unless its event is a result: the newest for the content. */
const latestResult = (store: Store, pact: Pact): Result | undefined => store.resultsFor(pact).at(-1);

/** The newest result of the provider's main branch, which is told when a pact is published. */
export function mainBranchResult(store: Store, pact: Pact): Result | undefined {
  const main = store.mainBranchOf(pact.provider);
  return store
    .resultsFor(pact)
    .filter(({providerVersion}) => main !== undefined && providerVersion.branches.has(main))
    .at(-1);
}

export function parametersOf(
  base: string,
  store: Store,
  pact: Pact | undefined,
  eventResult: Result | undefined,
  context: EventContext,
): Parameters {
  const result = eventResult ?? (pact && latestResult(store, pact));
  const version = context.providerVersion ?? result?.providerVersion;
  const labels = (name: string): string => list(store.pacticipants.get(name)?.labels ?? []);
  return {
    ...(pact
      ? {
          pactUrl: `${address.content(base, pact)}/metadata/${packMetadata({wip: false})}`,
          consumerName: pact.consumer,
          providerName: pact.provider,
          consumerVersionNumber: pact.version.number,
          consumerVersionBranch: [...pact.version.branches].at(-1) ?? '',
          consumerVersionTags: list(pact.version.tags),
          consumerLabels: labels(pact.consumer),
          providerLabels: labels(pact.provider),
        }
      : {
          pactUrl: `${base}/pacts/provider/placeholder-provider/consumer/placeholder-consumer/pact-version/5d445a4612743728dfd99ccd4210423c052bb9db/metadata/${packMetadata({wip: false})}`,
          ...placeholders,
        }),
    verificationResultUrl: result ? address.result(base, result) : '',
    providerVersionNumber: version?.number ?? '',
    providerVersionBranch: [...(version?.branches ?? [])].at(-1) ?? '',
    // Tags belong to the result, even if the event names another version.
    providerVersionTags: list(result?.providerVersion.tags ?? []),
    providerVersionDescriptions: list(context.providerVersionDescriptions ?? []),
    githubVerificationStatus: words(result, ['success', 'failure', 'pending']),
    bitbucketVerificationStatus: words(result, ['SUCCESSFUL', 'FAILED', 'INPROGRESS']),
    azureDevOpsVerificationStatus: words(result, ['succeeded', 'failed', 'pending']),
    gitlabVerificationStatus: words(result, ['success', 'failed', 'pending']),
    eventName: context.eventName,
    buildUrl: context.buildUrl ?? (eventResult ? textAt(eventResult.sent, 'buildUrl') : undefined) ?? '',
  };
}
