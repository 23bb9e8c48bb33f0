import type {VerifierOptions} from '@pact-foundation/pact';
import {Shop} from './shop.js';

// #region helper-types
type StateHandlers = NonNullable<VerifierOptions['stateHandlers']>;
type RequestFilter = NonNullable<VerifierOptions['requestFilter']>;
// #endregion helper-types

// #region helper-shop
export const shop = new Shop();
// #endregion helper-shop

// #region provider-states uses types shop
// #region helper-order-states uses types shop
const orderStates: StateHandlers = {
  'an order exists': {
    setup: async (parameters) => {
      const {id} = parameters as {id: number};
      shop.addOrder({id});
    },
    teardown: async (parameters) => {
      const {id} = parameters as {id: number};
      shop.removeOrder(id);
    },
  },

  // A function alone is the set-up.
  'no order exists': async (parameters) => {
    const {id} = parameters as {id: number};
    shop.removeOrder(id);
  },

  'a product is in stock': async (parameters) => {
    const {sku} = parameters as {sku: string};
    shop.addToStock(sku, 4.75);
  },
};
// #endregion helper-order-states
// #endregion provider-states

// #region provider-state-value-handler uses types shop
// #region helper-newest-order-state uses types shop
const newestOrderState: StateHandlers = {
  'an order was placed': async () => {
    const order = shop.addOrder({status: 'PENDING'});
    // The verifier puts this `id` into the expression /orders/${id} of the pact.
    return {id: order.id};
  },
};
// #endregion helper-newest-order-state
// #endregion provider-state-value-handler

// #region provider-auth uses types shop
// #region helper-auth uses types shop
let token = '';

const customerState: StateHandlers = {
  'a customer with orders is signed in': async (parameters) => {
    const {customer} = parameters as {customer: string};
    shop.addOrder({status: 'PAID'}, customer);
    token = shop.signIn(customer);
  },
};

// The pact holds an example token, which OrderApi refuses: send the one just issued.
export const requestFilter: RequestFilter = (request, _response, next) => {
  if (request.headers.authorization) {
    request.headers.authorization = `Bearer ${token}`;
  }
  next();
};
// #endregion helper-auth
// #endregion provider-auth

// #region helper-state-handlers uses order-states newest-order-state auth
export const stateHandlers = {...orderStates, ...newestOrderState, ...customerState};
// #endregion helper-state-handlers
