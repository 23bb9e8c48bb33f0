import {randomBytes, randomUUID} from 'node:crypto';

import {created, gone, invalid, notFound, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, objectAt, textAt, type JsonObject} from './json';
import {nameOf} from './links';
import {now, type Pact, type Result, type Store, type TriggeredWebhook, type Version, type Webhook} from './store';
import {
  logsAddress,
  showExecution,
  showLogs,
  showStatus,
  showTriggeredWebhooks,
  showWebhook,
  showWebhooks,
  webhookAddress,
} from './webhook-documents';
import {execute} from './webhook-execution';
import {mainBranchResult, parametersOf, type EventContext} from './webhook-parameters';
import {faultsOf, type WebhookSettings} from './webhook-rules';

export type {WebhookSettings} from './webhook-rules';

/** Unlike a Broker's: tests listen without TLS on this machine, and want to see the answers. */
export const settingsForTests: WebhookSettings = {
  schemes: ['https', 'http'],
  methods: ['POST'],
  hosts: [/.*/],
  retries: [],
};

const eventsOf = ({sent}: Webhook): string[] =>
  Array.isArray(sent['events'])
    ? listAt(sent, 'events').map((event) => textAt(event, 'name') ?? '')
    : ['contract_content_changed'];

/** Triggers webhooks: what has happened, and whom it concerns. */
export class Events {
  constructor(
    private readonly store: Store,
    private readonly settings: WebhookSettings = settingsForTests,
  ) {}

  /** Returns what the client is told about the webhooks. */
  contractPublished(base: string, pact: Pact, contentChanged: boolean): string[] {
    const told = mainBranchResult(this.store, pact);
    const {buildUrl} = pact.version;
    const required = this.requiredVerifications(pact);
    const triggered = [
      ...this.trigger({eventName: 'contract_published', buildUrl}, base, pact, told),
      ...required.flatMap(({version, descriptions}) =>
        this.trigger(
          {
            eventName: 'contract_requiring_verification_published',
            buildUrl,
            providerVersion: version,
            providerVersionDescriptions: descriptions,
          },
          base,
          pact,
        ),
      ),
      ...(contentChanged ? this.trigger({eventName: 'contract_content_changed', buildUrl}, base, pact, told) : []),
    ];
    const before = this.store.pactsOf(pact.provider).some((one) => one.consumer === pact.consumer && one !== pact);
    const same = 'pact content is the same as previous versions with tags  and no new tags were applied';
    const changed = before
      ? 'pact content has changed since previous untagged version'
      : 'first time untagged pact published';
    const names = [
      `contract_published${contentChanged ? '' : ` (${same})`}`,
      ...(required.length > 0 ? ['contract_requiring_verification_published'] : []),
      ...(contentChanged ? [`contract_content_changed (${changed})`] : []),
    ];
    const detected = `  Events detected: ${names.join(', ')}`;
    if (triggered.length === 0) {
      const any = [...this.store.webhooks.values()].some((webhook) => this.concerns(webhook, pact));
      return [detected, ...(any ? ['  No enabled webhooks found for the detected events'] : [])];
    }
    return [
      detected,
      ...triggered.map((one) => {
        const name = textAt(one.webhook.sent, 'description');
        return (
          `  Webhook ${name === undefined ? one.webhook.uuid : JSON.stringify(name)} triggered for event ${one.event}.\n` +
          `    View logs at ${logsAddress(base, one)}`
        );
      }),
    ];
  }

  verificationPublished(base: string, pact: Pact, result: Result): void {
    this.trigger({eventName: 'provider_verification_published'}, base, pact, result, result);
    const eventName = `provider_verification_${result.success ? 'succeeded' : 'failed'}`;
    this.trigger({eventName}, base, pact, result, result);
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
    return [...descriptions].map(([version, texts]) => ({version, descriptions: [...new Set(texts)]}));
  }

  private concerns({sent}: Webhook, pact: Pact): boolean {
    return (['consumer', 'provider'] as const).every((which) => {
      const [name, label] = ['name', 'label'].map((field) => textAt(objectAt(sent, which), field));
      if (label !== undefined) {
        return this.store.pacticipants.get(pact[which])?.labels?.has(label) ?? false;
      }
      return (name ?? pact[which]) === pact[which];
    });
  }

  private trigger(
    context: EventContext,
    base: string,
    pact: Pact,
    told?: Result,
    event?: Result,
  ): readonly TriggeredWebhook[] {
    const {eventName} = context;
    const concerned = [...this.store.webhooks.values()].filter(
      (webhook) =>
        webhook.sent['enabled'] !== false && eventsOf(webhook).includes(eventName) && this.concerns(webhook, pact),
    );
    const parameters = parametersOf(base, this.store, pact, told, context);
    return concerned.map((webhook) => {
      const triggered: TriggeredWebhook = {
        uuid: randomUUID(),
        webhook,
        event: eventName,
        pact,
        result: event,
        executions: [],
        createdAt: now(),
      };
      this.store.triggered.push(triggered);
      const {retries, hosts} = this.settings;
      const attempt = async (): Promise<void> => {
        const next = retries[triggered.executions.length];
        const {success, logs, createdAt} = await execute(webhook, parameters, {
          base,
          context: {base_url: base, event_name: eventName},
          showResponse: hosts.length > 0,
          success: 'Successfully executed webhook',
          failure:
            next === undefined
              ? `Webhook execution failed after ${retries.length + 1} attempts`
              : `Retrying webhook in ${next} seconds`,
        });
        triggered.executions.push({success, logs, createdAt});
        if (!success && next !== undefined) {
          setTimeout(() => void attempt(), next * 1000).unref();
        }
      };
      // Once the request that caused the event has been answered.
      setImmediate(() => void attempt());
      return triggered;
    });
  }
}

/** What is hidden when a webhook is shown comes back as it was shown; what was there stays then. */
function withHidden(sent: JsonObject, known: Webhook | undefined): JsonObject {
  const [request, before] = [objectAt(sent, 'request'), objectAt(known?.sent, 'request')];
  const starred = (value: unknown): boolean => typeof value === 'string' && /^\**$/.test(value);
  const {password} = request;
  const headers = Object.entries(objectAt(request, 'headers')).map(([name, value]) => {
    const old = Object.entries(objectAt(before, 'headers')).find(([one]) => one.toLowerCase() === name.toLowerCase());
    return [name, starred(value) && old ? old[1] : value] as const;
  });
  const keep = before['password'] !== undefined && (password === undefined || starred(password));
  return {
    ...sent,
    request: {
      ...request,
      ...(headers.length > 0 ? {headers: Object.fromEntries(headers)} : {}),
      ...(keep ? {password: before['password']} : {}),
    },
  };
}

/** Keeps webhooks, sends one when asked to, and tells what became of those that were sent. */
export function webhookRoutes(store: Store, settings: WebhookSettings = settingsForTests): Routes {
  const showResponse = settings.hosts.length > 0;
  const attempts = settings.retries.length;

  const save = ({base, body}: Call, uuid: string, path: JsonObject = {}): Answer => {
    const faults = faultsOf(store, settings, body, uuid);
    if (!isObject(body) || Object.keys(faults).length > 0) {
      return invalid(faults);
    }
    const known = store.webhooks.get(uuid);
    const webhook = {uuid, sent: {...path, ...withHidden(body, known)}, createdAt: known?.createdAt ?? now()};
    store.webhooks.set(uuid, webhook);
    return (known ? ok : created)(showWebhook(base, webhook));
  };

  const found = ({param}: Call): Webhook | undefined => store.webhooks.get(param('uuid'));

  /** The sides that the address names; undefined if one of them doesn't exist. */
  const sidesOf = ({path, param}: Call): {consumer?: {name: string}; provider?: {name: string}} | undefined => {
    const sides = (['consumer', 'provider'] as const).filter((which) => path.includes(`/${which}/`));
    return sides.every((which) => store.pacticipants.has(param(which)))
      ? Object.fromEntries(sides.map((which) => [which, {name: param(which)}]))
      : undefined;
  };

  const list =
    (title: string) =>
    (call: Call): Answer => {
      const sides = sidesOf(call);
      if (!sides) {
        return notFound('This pacticipant');
      }
      const nameOfSide = (from: unknown, which: string): string | undefined => textAt(objectAt(from, which), 'name');
      const all = call.path === '/webhooks';
      const webhooks = [...store.webhooks.values()].filter(
        ({sent}) =>
          all || ['consumer', 'provider'].every((which) => nameOfSide(sent, which) === nameOfSide(sides, which)),
      );
      return ok(showWebhooks(call.base, `${call.base}${call.path}`, title, webhooks));
    };

  const create = (call: Call): Answer => {
    const sides = sidesOf(call);
    if (!sides) {
      return notFound('This pacticipant');
    }
    const uuid = randomBytes(16).toString('base64url');
    const answer = save(call, uuid, sides);
    const webhook = store.webhooks.get(uuid);
    return webhook ? {...answer, headers: {location: webhookAddress(call.base, webhook)}} : answer;
  };

  /** Sends a webhook with the newest pact and result that it could be for. */
  const test = async ({base, path}: Call, webhook: Webhook, saved: boolean): Promise<Answer> => {
    const [consumer, provider] = ['consumer', 'provider'].map((side) => {
      const of = objectAt(webhook.sent, side);
      return textAt(of, 'name') ?? textAt(of, 'label');
    });
    const fits = (one: {consumer: string; provider: string}): boolean =>
      (consumer ?? one.consumer) === one.consumer && (provider ?? one.provider) === one.provider;
    const pact = store.pacts.findLast(fits);
    const result = eventsOf(webhook).includes('provider_verification_published')
      ? store.results.findLast(fits)
      : undefined;
    const execution = await execute(webhook, parametersOf(base, store, pact, result, {eventName: 'test'}), {
      base,
      context: {base_url: base, event_name: 'test'},
      showResponse,
      failure: 'Webhook execution failed',
    });
    return ok(showExecution(base, `${base}${path}`, saved ? webhook : undefined, execution, showResponse));
  };

  const triggeredList = ({base, path}: Call, title: string, passes: (one: TriggeredWebhook) => boolean): Answer =>
    ok(showTriggeredWebhooks(base, `${base}${path}`, title, store, attempts, store.triggered.filter(passes).reverse()));

  const integration = '/pacts/provider/:provider/consumer/:consumer';
  return {
    'GET /webhooks': list('Webhooks'),
    'POST /webhooks': create,
    'GET /webhooks/consumer/:consumer': list('Webhooks'),
    'POST /webhooks/consumer/:consumer': create,
    'GET /webhooks/provider/:provider': list('Webhooks'),
    'POST /webhooks/provider/:provider': create,
    'GET /webhooks/provider/:provider/consumer/:consumer': list('Webhooks'),
    'POST /webhooks/provider/:provider/consumer/:consumer': create,
    [`GET ${integration}/webhooks`]: list('Pact webhooks'),
    [`POST ${integration}/webhooks`]: create,
    [`GET ${integration}/webhooks/status`]: (call) =>
      sidesOf(call)
        ? ok(
            showStatus(call.base, store, attempts, {
              consumer: call.param('consumer'),
              provider: call.param('provider'),
            }),
          )
        : notFound('This pacticipant'),
    'GET /webhooks/:uuid': (call) => {
      const webhook = found(call);
      return webhook ? ok(showWebhook(call.base, webhook)) : notFound('This webhook');
    },
    'PUT /webhooks/:uuid': (call) => save(call, call.param('uuid')),
    'DELETE /webhooks/:uuid': ({param}) => (store.webhooks.delete(param('uuid')) ? gone : notFound('This webhook')),
    'POST /webhooks/execute': (call) => {
      const faults = faultsOf(store, settings, call.body);
      return isObject(call.body) && Object.keys(faults).length === 0
        ? test(call, {uuid: '', sent: call.body, createdAt: now()}, false)
        : invalid(faults);
    },
    'POST /webhooks/:uuid/execute': (call) => {
      const webhook = found(call);
      return webhook ? test(call, webhook, true) : notFound('This webhook');
    },

    [`GET ${integration}/version/:version/triggered-webhooks`]: (call) => {
      const pact = store.pact(call.param('consumer'), call.param('provider'), call.param('version'));
      return pact
        ? triggeredList(
            call,
            `Webhooks triggered by the publication of the ${nameOf(pact).replace('Pact', 'pact')}`,
            (one) => one.pact === pact,
          )
        : notFound('This pact');
    },
    [`GET ${integration}/pact-version/:sha/verification-results/:number/triggered-webhooks`]: (call) => {
      const result = store.results.find(
        ({consumer, provider, sha, number}) =>
          [consumer, provider, sha, String(number)].join() ===
          ['consumer', 'provider', 'sha', 'number'].map((name) => call.param(name)).join(),
      );
      return result
        ? triggeredList(
            call,
            `Webhooks triggered by the publication of verification result ${result.number}`,
            (one) => one.result === result,
          )
        : notFound('This verification result');
    },
    'GET /triggered-webhooks/:uuid/logs': (call) => {
      const triggered = store.triggered.find(({uuid}) => uuid === call.param('uuid'));
      if (!triggered) {
        return notFound('This triggered webhook');
      }
      if (/json/.test(call.headers.accept ?? '')) {
        return ok(showLogs(call.base, `${call.base}${call.path}`, store, triggered));
      }
      const logs = triggered.executions.map((execution) => execution.logs);
      return ok(logs.join('\n') || 'Webhook has not executed yet. Please retry in a few seconds.');
    },
  };
}
