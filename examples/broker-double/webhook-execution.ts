import {objectAt, textAt, type JsonObject} from './json';
import {now, type Webhook} from './store';
import type {Parameters} from './webhook-parameters';

const stars = '**********';

/** Passwords and these headers are kept, but not shown, unless a parameter is to take their place. */
const secret = /authorization|token/i;
const parameter = /\$\{pactbroker\.[^}]+\}/;

export const hidden = (value: string): string => (parameter.test(value) ? value : stars);

export const hiddenHeaders = (headers: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name.toLowerCase(),
      secret.test(name) ? hidden(String(value)) : value,
    ]),
  );

function fill(template: string, parameters: Parameters, escape = (value: string): string => value): string {
  return Object.entries(parameters).reduce(
    (text, [name, value]) => text.replaceAll(`\${pactbroker.${name}}`, () => escape(value)),
    template,
  );
}

/** As a form is escaped. */
const inUrl = (value: string): string => new URLSearchParams({v: value}).toString().slice(2);

/**
 * Containers reach the machine that they run on as host.docker.internal. The double is on that machine, where the name
 * is unknown.
 */
const reachable = (url: string): string => url.replace('//host.docker.internal', '//localhost');

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** The request with its parameters filled in. Quotes in a value are not escaped in JSON: the Broker doesn't, either. */
function build(request: JsonObject, parameters: Parameters): Sent {
  const {body} = request;
  const [username, password] = ['username', 'password'].map((field) => fill(textAt(request, field) ?? '', parameters));
  const method = textAt(request, 'method') ?? 'POST';
  return {
    method,
    url: fill(textAt(request, 'url') ?? '', parameters, inUrl),
    headers: {
      accept: '*/*',
      'user-agent': 'Pact Broker v2.120.0',
      ...(username ? {authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`} : {}),
      ...Object.fromEntries(
        Object.entries(objectAt(request, 'headers')).map(([name, value]) => [
          name.toLowerCase(),
          fill(String(value), parameters),
        ]),
      ),
    },
    // Without a body, the Broker sends the JSON of nothing.
    body:
      method.toUpperCase() === 'GET'
        ? undefined
        : fill(typeof body === 'string' ? body : JSON.stringify(body ?? null), parameters),
  };
}

interface Received {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One attempt to send a webhook. */
export interface Execution {
  readonly success: boolean;
  readonly logs: string;
  readonly request: unknown;
  readonly response: unknown;
  readonly error: string | undefined;
  readonly createdAt: string;
}

/** Messages of Ruby's errors, as far as tests provoke them. */
function messageOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const text = cause instanceof Error ? cause.message || cause.name : String(cause);
  return text.includes('ECONNREFUSED')
    ? 'Errno::ECONNREFUSED - Failed to open TCP connection (Connection refused)'
    : `SocketError - ${text}`;
}

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return text;
  }
};

/** Stands in place of an answer. */
export const hiddenResponse = (base: string): string =>
  `For security purposes, the response details are not logged. To enable response logging, configure the webhook_host_whitelist property. See ${base}/doc/webhooks#whitelist for more information.`;

interface Options {
  /** False hides the answer, as the Broker does until hosts are listed. */
  readonly showResponse: boolean;
  readonly base: string;
  readonly context: JsonObject;
  readonly success?: string;
  readonly failure: string;
}

export async function execute(
  {uuid, sent}: Webhook,
  parameters: Parameters,
  {showResponse, base, context, ...texts}: Options,
): Promise<Execution> {
  const request = build(objectAt(sent, 'request'), parameters);
  const createdAt = now();
  const lines: string[] = [];
  const log = (level: string, text: string): void => void lines.push(`[${createdAt}] ${level}: ${text}\n`);
  const shown = Object.entries(request.headers).map(([name, value]): [string, string] => [
    name,
    secret.test(name) ? stars : value,
  ]);
  const hiddenText = hiddenResponse(base);
  log('DEBUG', `Webhook context ${JSON.stringify(context)}`);
  log('INFO', `HTTP/1.1 ${request.method.toUpperCase()} ${request.url}`);
  shown.forEach(([name, value]) => log('INFO', `${name}: ${value}`));
  if (request.body !== undefined) {
    log('INFO', request.body);
  }

  let response: Received | undefined;
  let error: string | undefined;
  try {
    const answer = await fetch(reachable(request.url), {...request, redirect: 'manual'});
    const {status, statusText} = answer;
    response = {status, statusText, headers: Object.fromEntries(answer.headers), body: await answer.text()};
    if (showResponse) {
      log('INFO', `HTTP/1.1 ${status} ${statusText}`);
      Object.entries(response.headers).forEach(([name, value]) => log('INFO', `${name}: ${value}`));
      log('INFO', response.body);
    } else {
      log('INFO', hiddenText);
    }
  } catch (thrown) {
    error = messageOf(thrown);
    log('ERROR', `Error executing webhook ${uuid}${showResponse ? ` ${error}` : `. ${hiddenText}`}`);
  }
  const success = response !== undefined && response.status >= 200 && response.status <= 206;
  const last = success ? texts.success : texts.failure;
  if (last !== undefined) {
    log('INFO', last);
  }
  return {
    success,
    logs: lines.join(''),
    request: {
      headers: Object.fromEntries(shown),
      body: parsed(request.body),
      url: new URL(request.url).pathname + new URL(request.url).search,
    },
    response: response && {status: response.status, headers: response.headers, body: parsed(response.body)},
    error,
    createdAt,
  };
}
