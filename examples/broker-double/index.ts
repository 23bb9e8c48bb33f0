import {listen, type Listening} from '../listen';
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

export interface BrokerDouble extends Listening {
  /** Every request so far, as `GET /pacticipants`. */
  readonly requests: readonly string[];
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
export async function startBrokerDouble(
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
  return {...(await listen(serve({routes, token, requests}), port)), requests};
}
