import {randomUUID} from 'node:crypto';

import {created, gone, invalid, notFound, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, objectAt, textAt} from './json';
import {address} from './links';
import {now, type Pact, type Result, type Store, type Version, type Webhook} from './store';
import {packMetadata} from './verification';

/** The password of a webhook is kept, but never shown. */
const hidden = '**********';

function show(base: string, {uuid, sent, createdAt}: Webhook): unknown {
  const self = `${base}/webhooks/${uuid}`;
  const request = objectAt(sent, 'request');
  return {
    uuid,
    enabled: true,
    ...sent,
    request: {...request, ...(request['password'] === undefined ? {} : {password: hidden})},
    createdAt,
    _links: {
      self: {href: self, title: textAt(sent, 'description') ?? 'Webhook'},
      'pb:execute': {href: `${self}/execute`, title: 'Send the request of this webhook once'},
      'pb:webhooks': {href: `${base}/webhooks`, title: 'All webhooks'},
    },
  };
}

/** Values of the parameters that a webhook may contain, by name: `pactbroker.pactUrl`. */
type Parameters = Readonly<Record<string, string>>;

function fill(template: string, parameters: Parameters, escape: (value: string) => string): string {
  return Object.entries(parameters).reduce(
    (text, [name, value]) => text.replaceAll(`\${pactbroker.${name}}`, () => escape(value)),
    template,
  );
}

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/**
 * Containers reach the machine that they run on as host.docker.internal. The double is on that machine, where the name
 * is unknown.
 */
const reachable = (url: string): string => url.replace('//host.docker.internal', '//localhost');

async function execute({sent}: Webhook, parameters: Parameters): Promise<unknown> {
  const request = objectAt(sent, 'request');
  const headers = Object.entries(objectAt(request, 'headers')).map(([name, value]): [string, string] => [
    name,
    fill(String(value), parameters, (text) => text),
  ]);
  const body = typeof request['body'] === 'string' ? request['body'] : JSON.stringify(request['body'] ?? undefined);
  try {
    const response = await fetch(reachable(fill(textAt(request, 'url') ?? '', parameters, encodeURIComponent)), {
      method: textAt(request, 'method') ?? 'POST',
      headers,
      body: typeof body === 'string' ? fill(body, parameters, inJson) : undefined,
      signal: AbortSignal.timeout(5000),
    });
    return {success: response.ok, response: {status: response.status, body: await response.text()}};
  } catch (error) {
    return {success: false, logs: error instanceof Error ? error.message : String(error)};
  }
}

/** What a webhook is told; `more` depends on the event. */
function parametersOf(base: string, pact: Pact, eventName: string, more: Parameters = {}): Parameters {
  return {
    eventName,
    pactUrl: `${address.content(base, pact)}/metadata/${packMetadata({wip: false})}`,
    consumerName: pact.consumer,
    providerName: pact.provider,
    consumerVersionNumber: pact.version.number,
    consumerVersionBranch: [...pact.version.branches].at(-1) ?? '',
    consumerVersionTags: [...pact.version.tags].join(', '),
    buildUrl: pact.version.buildUrl ?? '',
    providerVersionNumber: '',
    providerVersionBranch: '',
    providerVersionTags: '',
    providerVersionDescriptions: '',
    verificationResultUrl: '',
    githubVerificationStatus: 'pending',
    ...more,
  };
}

/** Parameters about a version of the provider. */
const ofProvider = ({number, branches, tags}: Version): Parameters => ({
  providerVersionNumber: number,
  providerVersionBranch: [...branches].at(-1) ?? '',
  providerVersionTags: [...tags].join(', '),
});

/** Triggers webhooks: what has happened, and whom it concerns. */
export class Events {
  constructor(private readonly store: Store) {}

  /** Returns what the client is told about the webhooks. */
  contractPublished(base: string, pact: Pact, contentChanged: boolean): string[] {
    return [
      ...this.trigger('contract_published', base, pact),
      ...this.requiredVerifications(pact).flatMap(({version, descriptions}) =>
        this.trigger('contract_requiring_verification_published', base, pact, {
          ...ofProvider(version),
          providerVersionDescriptions: descriptions.join(', '),
        }),
      ),
      ...(contentChanged ? this.trigger('contract_content_changed', base, pact) : []),
    ];
  }

  verificationPublished(base: string, pact: Pact, result: Result): void {
    const parameters = {
      ...ofProvider(result.providerVersion),
      verificationResultUrl: `${address.content(base, result)}/verification-results/${result.number}`,
      githubVerificationStatus: result.success ? 'success' : 'failure',
    };
    this.trigger('provider_verification_published', base, pact, parameters);
    this.trigger(`provider_verification_${result.success ? 'succeeded' : 'failed'}`, base, pact, parameters);
  }

  /** The provider's versions that matter and have no result for this content yet. */
  private requiredVerifications(pact: Pact): {version: Version; descriptions: string[]}[] {
    const mainBranch = this.store.mainBranchOf(pact.provider);
    const onMain = this.store
      .versionsOf(pact.provider)
      .filter(({branches}) => mainBranch !== undefined && branches.has(mainBranch))
      .slice(-1)
      .map((version) => ({version, description: 'latest from main branch'}));
    const inPlace = this.store
      .current()
      .filter(({version}) => version.pacticipant === pact.provider)
      .map(({kind, version, environment}) => ({version, description: `${kind} in ${environment.name}`}));
    const verified = new Set(this.store.resultsFor(pact).map(({providerVersion}) => providerVersion));
    const descriptions = new Map<Version, string[]>();
    for (const {version, description} of [...onMain, ...inPlace]) {
      if (!verified.has(version)) {
        descriptions.set(version, [...(descriptions.get(version) ?? []), description]);
      }
    }
    return [...descriptions].map(([version, texts]) => ({version, descriptions: texts}));
  }

  private trigger(event: string, base: string, pact: Pact, more: Parameters = {}): string[] {
    const concerned = [...this.store.webhooks.values()].filter(
      ({sent}) =>
        sent['enabled'] !== false &&
        listAt(sent, 'events').some((one) => textAt(one, 'name') === event) &&
        [pact.consumer, undefined].includes(textAt(objectAt(sent, 'consumer'), 'name')) &&
        [pact.provider, undefined].includes(textAt(objectAt(sent, 'provider'), 'name')),
    );
    return concerned.map((webhook) => {
      const parameters = parametersOf(base, pact, event, more);
      // Once the request that caused the event has been answered.
      setImmediate(() => void execute(webhook, parameters));
      return `  Webhook ${JSON.stringify(textAt(webhook.sent, 'description') ?? webhook.uuid)} triggered for event ${event}.`;
    });
  }
}

/** Keeps webhooks and sends one when asked to. */
export function webhookRoutes(store: Store): Routes {
  const save = ({base, body}: Call, uuid: string): Answer => {
    const url = textAt(objectAt(body, 'request'), 'url');
    if (!isObject(body) || url === undefined) {
      return invalid({'request.url': ['is missing']});
    }
    if (listAt(body, 'events').length === 0) {
      return invalid({events: ['is missing']});
    }
    const known = store.webhooks.get(uuid);
    const webhook = {uuid, sent: body, createdAt: known?.createdAt ?? now()};
    store.webhooks.set(uuid, webhook);
    return (known ? ok : created)(show(base, webhook));
  };

  const found = ({param}: Call): Webhook | undefined => store.webhooks.get(param('uuid'));

  return {
    'GET /webhooks': ({base}) =>
      ok({
        _links: {
          self: {href: `${base}/webhooks`, title: 'Webhooks'},
          'pb:webhooks': [...store.webhooks.values()].map(({uuid, sent}) => ({
            href: `${base}/webhooks/${uuid}`,
            title: textAt(sent, 'description') ?? 'Webhook',
            name: uuid,
          })),
        },
      }),
    'POST /webhooks': (call) => save(call, randomUUID()),
    'GET /webhooks/:uuid': (call) => {
      const webhook = found(call);
      return webhook ? ok(show(call.base, webhook)) : notFound('This webhook');
    },
    'PUT /webhooks/:uuid': (call) => save(call, call.param('uuid')),
    'DELETE /webhooks/:uuid': ({param}) => (store.webhooks.delete(param('uuid')) ? gone : notFound('This webhook')),
    'POST /webhooks/:uuid/execute': async (call) => {
      const webhook = found(call);
      if (!webhook) {
        return notFound('This webhook');
      }
      const [consumer, provider] = ['consumer', 'provider'].map((side) => textAt(objectAt(webhook.sent, side), 'name'));
      const pact = store.pacts.findLast(
        (one) => (consumer ?? one.consumer) === one.consumer && (provider ?? one.provider) === one.provider,
      );
      return ok(await execute(webhook, pact ? parametersOf(call.base, pact, 'test') : {}));
    },
  };
}
