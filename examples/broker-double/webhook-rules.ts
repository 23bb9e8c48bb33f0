import {isObject, listAt, objectAt, textAt, type JsonObject} from './json';
import type {Store} from './store';

/** Settings of the Broker about webhooks; names and meaning are those of its settings `webhook_…_whitelist`. */
export interface WebhookSettings {
  readonly schemes: readonly string[];
  readonly methods: readonly string[];
  /** Names, `*.example.com`, ranges of addresses are not among them; as long as it is empty, answers are hidden. */
  readonly hosts: readonly (string | RegExp)[];
  /** Seconds between a failed request and the next. */
  readonly retries: readonly number[];
}

export const eventNames = [
  'contract_published',
  'contract_content_changed',
  'provider_verification_published',
  'provider_verification_succeeded',
  'provider_verification_failed',
  'contract_requiring_verification_published',
];

const httpMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];
const more = 'See /doc/webhooks#whitelist for more information.';

const withWord = (url: string, word: string): string => url.replaceAll(/\$\{pactbroker\.[^}]+\}/g, word);

function parse(url: string, word = 'placeholder'): URL | undefined {
  const text = withWord(url, word);
  // A browser's idea of an address is wider than Ruby's.
  return /[\s{}]/.test(text.split('?')[0] ?? '') || !URL.canParse(text) ? undefined : new URL(text);
}

function allows(host: string, entry: string | RegExp): boolean {
  if (typeof entry !== 'string') {
    return entry.test(host);
  }
  const [first, ...rest] = host.split('.');
  return entry.startsWith('*.') ? first !== '' && entry === ['*', ...rest].join('.') : entry === host;
}

const inspect = (entry: string | RegExp): string => (typeof entry === 'string' ? JSON.stringify(entry) : String(entry));

function faultsOfMethod(method: string | undefined, {methods}: WebhookSettings): string[] {
  if (method === undefined) {
    return ['is missing'];
  }
  if (!httpMethods.includes(method.toUpperCase())) {
    return ['is not a recognised HTTP method'];
  }
  const word = methods.length === 1 ? 'must be' : 'must be one of';
  return methods.includes(method.toUpperCase()) ? [] : [`${word} ${methods.join(', ')}. ${more}`];
}

function faultsOfUrl(url: string | undefined, {schemes, hosts}: WebhookSettings): string[] {
  if (url === undefined) {
    return ['is missing'];
  }
  const parsed = parse(url);
  if (!parsed?.hostname) {
    return ['is not a valid URL eg. http://example.org'];
  }
  if (parsed.hostname !== parse(url, 'differentplaceholder')?.hostname) {
    return ['cannot have a template parameter in the host'];
  }
  if (!schemes.includes(parsed.protocol.replace(':', ''))) {
    return [`scheme must be ${schemes.join(', ')}. ${more}`];
  }
  return hosts.length === 0 || hosts.some((entry) => allows(parsed.hostname, entry))
    ? []
    : [`host must be in the whitelist ${hosts.map(inspect).join(', ')}. ${more}`];
}

function faultsOfSide(store: Store, side: JsonObject): readonly (readonly [string, string])[] {
  const [name, label] = [textAt(side, 'name'), textAt(side, 'label')];
  return [
    ...(name === undefined && label === undefined ? [['name', 'cannot be blank'] as const] : []),
    ...(name !== undefined && label !== undefined
      ? [['label', 'name and label cannot be provided at the same time'] as const]
      : []),
    ...(name !== undefined && !store.pacticipants.has(name)
      ? [['name', 'does not match an existing pacticipant'] as const]
      : []),
  ];
}

/** Finds what the Broker would object to, by field; an empty object when there is nothing. */
export function faultsOf(
  store: Store,
  settings: WebhookSettings,
  webhook: unknown,
  uuid?: string,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {};
  const add = (field: string, ...texts: readonly string[]): void => {
    if (texts.length > 0) {
      faults[field] = [...(faults[field] ?? []), ...texts];
    }
  };
  if (uuid !== undefined && !/^[A-Za-z0-9_-]{16,}$/.test(uuid)) {
    add('uuid', 'The UUID can only contain the characters A-Z, a-z, 0-9, _ and -, and must be 16 or more characters.');
  }
  for (const side of ['consumer', 'provider'] as const) {
    if (isObject(webhook) && isObject(webhook[side])) {
      faultsOfSide(store, webhook[side]).forEach(([field, text]) => add(`${side}.${field}`, text));
    }
  }
  if (isObject(webhook) && isObject(webhook['request'])) {
    const request = objectAt(webhook, 'request');
    add('request.method', ...faultsOfMethod(textAt(request, 'method'), settings));
    add('request.url', ...faultsOfUrl(textAt(request, 'url'), settings));
  } else {
    add('request', 'is missing');
  }
  if (isObject(webhook) && Array.isArray(webhook['events'])) {
    if (webhook['events'].length === 0) {
      add('events', 'size cannot be less than 1');
    }
    listAt(webhook, 'events').forEach((event, at) => {
      if (!eventNames.includes(textAt(event, 'name') ?? '')) {
        add('events', `name must be one of: ${eventNames.join(', ')} (at index ${at})`);
      }
    });
  }
  if (isObject(webhook) && 'enabled' in webhook && typeof webhook['enabled'] !== 'boolean') {
    add('enabled', 'must be boolean');
  }
  return faults;
}
