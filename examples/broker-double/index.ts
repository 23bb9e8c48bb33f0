import type {AddressInfo} from 'node:net';

import {contractRoutes} from './contracts';
import {environmentRoutes} from './environments';
import {serve, type Routes} from './http';
import {indexRoutes} from './index-resource';
import {integrationRoutes} from './integrations';
import {matrixRoutes} from './matrix';
import {pacticipantRoutes} from './pacticipants';
import {pactRoutes} from './pacts';
import {providerStateRoutes} from './provider-states';
import {resultRoutes} from './results';
import {Store} from './store';
import {verificationRoutes} from './verification';
import {Events, settingsForTests, webhookRoutes, type WebhookSettings} from './webhooks';

export interface BrokerDouble {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Every request so far, as `GET /pacticipants`. */
  readonly requests: readonly string[];
  readonly stop: () => Promise<void>;
}

interface Options {
  /** The bearer token that every request must carry; without it, everybody is let in. */
  readonly token?: string;
  /** What webhooks may be, and how often they are repeated; without it, any host and HTTP are allowed, once. */
  readonly webhooks?: Partial<WebhookSettings>;
  /** True lets a version's pact change, as the setting `allow_dangerous_contract_modification` does. */
  readonly allowsModification?: boolean;
}

/**
 * Starts a double of a Pact Broker on this machine: it answers what the clients of the examples ask,
 * remembers in memory, and knows nothing else. README.md tells what it can't do.
 *
 * @param port 0 takes one that is free
 */
export function startBrokerDouble(
  port = 0,
  {token, webhooks, allowsModification = false}: Options = {},
): Promise<BrokerDouble> {
  const store = new Store();
  const settings = {...settingsForTests, ...webhooks};
  const events = new Events(store, settings);
  const routes: Routes = {
    ...indexRoutes,
    ...contractRoutes(store, events, {allowsModification}),
    ...pactRoutes(store),
    ...providerStateRoutes(store),
    ...verificationRoutes(store),
    ...resultRoutes(store, events),
    ...matrixRoutes(store),
    ...pacticipantRoutes(store),
    ...environmentRoutes(store),
    ...integrationRoutes(store),
    ...webhookRoutes(store, settings),
  };
  const requests: string[] = [];
  const server = serve({routes, token, requests});
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const {port: taken} = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${taken}`,
        requests,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            server.closeAllConnections();
          }),
      });
    });
  });
}
