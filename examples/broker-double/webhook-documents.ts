import {listAt, objectAt, textAt} from './json';
import {address, nameOf, type Link} from './links';
import type {Pact, Store, TriggeredWebhook, Webhook} from './store';
import {hidden, hiddenHeaders, hiddenResponse, type Execution} from './webhook-execution';

const at = (base: string, ...parts: readonly string[]): string =>
  [base, ...parts.map((part) => encodeURIComponent(part))].join('/');

export const webhookAddress = (base: string, {uuid}: Webhook): string => at(base, 'webhooks', uuid);
export const logsAddress = (base: string, {uuid}: TriggeredWebhook): string =>
  at(base, 'triggered-webhooks', uuid, 'logs');

/** `POST ci.example.com`, which stands for a webhook without a description. */
function requestOf({sent}: Webhook): string {
  const request = objectAt(sent, 'request');
  const url = textAt(request, 'url') ?? '';
  return `${(textAt(request, 'method') ?? '').toUpperCase()} ${URL.canParse(url) ? new URL(url).hostname : ''}`;
}

const describe = (webhook: Webhook): string => textAt(webhook.sent, 'description') ?? requestOf(webhook);

const side = ({sent}: Webhook, which: 'consumer' | 'provider') => {
  const found = objectAt(sent, which);
  return {name: textAt(found, 'name'), label: textAt(found, 'label')};
};

function scopeOf(webhook: Webhook): string {
  const [consumer, provider] = [side(webhook, 'consumer'), side(webhook, 'provider')];
  const inBoth = Object.values({...consumer}).some(Boolean) && Object.values({...provider}).some(Boolean);
  const names = (of: typeof consumer, role: string): string | undefined =>
    of.name ?? (of.label && `${inBoth ? `${role}s ` : ''}labeled '${of.label}'`);
  const [from, to] = [names(consumer, 'consumer'), names(provider, 'provider')];
  if (from !== undefined && to !== undefined) {
    return `A webhook for the pact between ${from} and ${to}`;
  }
  if (to !== undefined) {
    return `A webhook for all pacts with provider ${to}`;
  }
  return from === undefined ? 'A webhook for all pacts' : `A webhook for all pacts with consumer ${from}`;
}

function sideLinks(base: string, webhook: Webhook): Record<string, Link> {
  const links: Record<string, Link> = {};
  for (const [which, title] of [
    ['consumer', 'Consumer'],
    ['provider', 'Provider'],
  ] as const) {
    const {name, label} = side(webhook, which);
    if (name !== undefined) {
      links[`pb:${which}`] = {title, name, href: address.pacticipant(base, name)};
    }
    if (label !== undefined) {
      links[`pb:${which}s`] = {
        title: `${title}s by label`,
        name: label,
        href: at(base, 'pacticipants', 'label', label),
      };
    }
  }
  return links;
}

export function showWebhook(base: string, webhook: Webhook): unknown {
  const {uuid, sent, createdAt} = webhook;
  const request = objectAt(sent, 'request');
  const headers = hiddenHeaders(objectAt(request, 'headers'));
  const password = textAt(request, 'password');
  const self = webhookAddress(base, webhook);
  const [consumer, provider] = [side(webhook, 'consumer'), side(webhook, 'provider')];
  const both = consumer.name !== undefined && provider.name !== undefined;
  const events = Array.isArray(sent['events']) ? listAt(sent, 'events') : [{name: 'contract_content_changed'}];
  return {
    uuid,
    description: describe(webhook),
    ...((consumer.name ?? consumer.label) ? {consumer} : {}),
    ...((provider.name ?? provider.label) ? {provider} : {}),
    enabled: sent['enabled'] ?? true,
    request: {
      method: request['method'],
      url: request['url'],
      ...(Object.keys(headers).length > 0 ? {headers} : {}),
      ...(request['body'] === undefined || request['body'] === null ? {} : {body: request['body']}),
      ...(request['username'] === undefined ? {} : {username: request['username']}),
      ...(password === undefined ? {} : {password: hidden(password)}),
    },
    events: events.map((event) => ({name: textAt(event, 'name')})),
    createdAt,
    _links: {
      self: {title: describe(webhook), href: self},
      'pb:execute': {
        title:
          'Test the execution of the webhook with the latest matching pact or verification by sending a POST request to this URL',
        href: `${self}/execute`,
      },
      ...sideLinks(base, webhook),
      ...(both
        ? {
            'pb:pact-webhooks': {
              title: `All webhooks for consumer ${consumer.name} and provider ${provider.name}`,
              href: at(base, 'webhooks', 'provider', provider.name ?? '', 'consumer', consumer.name ?? ''),
            },
          }
        : {}),
      'pb:webhooks': {title: 'All webhooks', href: `${base}/webhooks`},
    },
  };
}

export const showWebhooks = (base: string, self: string, title: string, webhooks: readonly Webhook[]): unknown => ({
  _links: {
    self: {title, href: self},
    'pb:create': {title: 'POST to create a webhook', href: self},
    'pb:webhooks': webhooks.map((webhook) => ({
      title: scopeOf(webhook),
      name: describe(webhook),
      href: webhookAddress(base, webhook),
    })),
    curies: [{name: 'pb', href: `${base}/doc/webhooks-{rel}`, templated: true}],
  },
});

export function statusOf({executions}: TriggeredWebhook, retries: number): string {
  const last = executions.at(-1);
  if (!last) {
    return 'not_run';
  }
  return last.success ? 'success' : executions.length > retries ? 'failure' : 'retrying';
}

function showTriggered(base: string, store: Store, retries: number, triggered: TriggeredWebhook): unknown {
  const {webhook, event, executions, createdAt} = triggered;
  const status = statusOf(triggered, retries);
  const name = store.webhooks.has(webhook.uuid) ? requestOf(webhook) : undefined;
  const logs = logsAddress(base, triggered);
  return {
    name,
    status,
    attemptsMade: executions.length,
    attemptsRemaining: ['success', 'failure'].includes(status) ? 0 : retries + 1 - executions.length,
    triggerType: 'resource_creation',
    eventName: event,
    triggeredAt: createdAt,
    _links: {
      'pb:logs': {href: logs, title: 'Webhook execution logs', name},
      logs: {href: logs, title: 'DEPRECATED - Use pb:logs', name},
      ...(store.webhooks.has(webhook.uuid)
        ? {'pb:webhook': {href: webhookAddress(base, webhook), title: 'Webhook', name}}
        : {}),
    },
  };
}

export const showTriggeredWebhooks = (
  base: string,
  self: string,
  title: string,
  store: Store,
  retries: number,
  triggered: readonly TriggeredWebhook[],
): unknown => ({
  _embedded: {triggeredWebhooks: triggered.map((one) => showTriggered(base, store, retries, one))},
  _links: {self: {title, href: self}},
});

/** What became of the newest events of an integration, one for each webhook and event. */
export function showStatus(
  base: string,
  store: Store,
  retries: number,
  {consumer, provider}: {readonly consumer: string; readonly provider: string},
): unknown {
  const newest = new Map<string, TriggeredWebhook>();
  for (const one of store.triggered) {
    if (one.pact.consumer === consumer && one.pact.provider === provider && store.webhooks.has(one.webhook.uuid)) {
      newest.set(`${one.webhook.uuid} ${one.event}`, one);
    }
  }
  const triggered = [...newest.values()];
  const count = (status: string): number => triggered.filter((one) => statusOf(one, retries) === status).length;
  const [retrying, notRun] = [count('retrying'), count('not_run')];
  const pact: Pact | undefined = triggered[0]?.pact;
  const webhooks = `${at(base, 'pacts', 'provider', provider, 'consumer', consumer)}/webhooks`;
  return {
    summary: {
      successful: count('success'),
      failed: count('failure'),
      ...(retrying > 0 ? {retrying} : {}),
      ...(notRun > 0 ? {notRun} : {}),
    },
    _embedded: {triggeredWebhooks: triggered.map((one) => showTriggered(base, store, retries, one))},
    _links: {
      self: {href: `${webhooks}/status`, title: 'Webhooks status'},
      'pb:error-logs': triggered
        .filter((one) => ['failure', 'retrying'].includes(statusOf(one, retries)))
        .map((one) => ({href: logsAddress(base, one), title: 'Error logs', name: requestOf(one.webhook)})),
      'pb:pact-webhooks': {title: `Webhooks for the pact between ${consumer} and ${provider}`, href: webhooks},
      ...(pact ? {'pb:pact-version': {href: address.pact(base, pact), title: 'Pact', name: nameOf(pact)}} : {}),
      'pb:consumer': {href: address.pacticipant(base, consumer), title: 'Consumer', name: consumer},
      'pb:provider': {href: address.pacticipant(base, provider), title: 'Provider', name: provider},
    },
  };
}

export const showLogs = (base: string, self: string, store: Store, triggered: TriggeredWebhook): unknown => ({
  eventName: triggered.event,
  consumerName: triggered.pact.consumer,
  providerName: triggered.pact.provider,
  executions: triggered.executions.map(({success, logs, createdAt}) => ({success, logs, createdAt})),
  _embedded: {triggeredWebhook: {uuid: triggered.uuid}},
  _links: {
    self: {title: 'Triggered webhook logs', href: self},
    ...(store.webhooks.has(triggered.webhook.uuid)
      ? {'pb:webhook': {href: webhookAddress(base, triggered.webhook), title: 'Webhook'}}
      : {}),
  },
});

export const showExecution = (
  base: string,
  self: string,
  webhook: Webhook | undefined,
  {request, response, error, logs, success}: Execution,
  showResponse: boolean,
): unknown => ({
  ...(showResponse && error !== undefined ? {error: {message: error.replace(/^.* - /, '')}} : {}),
  request,
  ...(showResponse ? (response === undefined ? {} : {response}) : {message: hiddenResponse(base)}),
  logs,
  success,
  _links: {
    ...(webhook ? {webhook: {href: webhookAddress(base, webhook)}} : {}),
    'try-again': {title: 'Execute the webhook again', href: self},
  },
});
