import {randomUUID} from 'node:crypto';

import {created, gone, invalid, notFound, ok, type Answer, type Call, type Routes} from './http';
import {isObject, listAt, objectAt, textAt} from './json';
import {now, type Store, type Webhook} from './store';

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

/** Sends the webhook's request as it stands; parameters such as ${pactbroker.pactUrl} stay unfilled. */
async function execute({sent}: Webhook): Promise<unknown> {
  const request = objectAt(sent, 'request');
  const headers = Object.entries(objectAt(request, 'headers')).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = typeof request['body'] === 'string' ? request['body'] : JSON.stringify(request['body'] ?? undefined);
  try {
    const response = await fetch(textAt(request, 'url') ?? '', {
      method: textAt(request, 'method') ?? 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(5000),
    });
    return {success: response.ok, response: {status: response.status, body: await response.text()}};
  } catch (error) {
    return {success: false, logs: error instanceof Error ? error.message : String(error)};
  }
}

/** Keeps webhooks and sends one when asked to; events never trigger them. */
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
      return webhook ? ok(await execute(webhook)) : notFound('This webhook');
    },
  };
}
