/// <reference types="cypress" />
import type {PactRoute} from './pact-routes.js';

// #region cypress-spec
function answerFromPact(description: string, alias: string): void {
  cy.task<PactRoute>('pactRoute', description).then(({route, reply}) => {
    cy.intercept(route, reply).as(alias);
  });
}

describe('the page of an order', () => {
  it('shows what is paid', () => {
    answerFromPact('a request for an order', 'order');

    cy.visit('/my-orders/42');
    cy.wait('@order');

    cy.contains('31.50');
    cy.contains('paid');
  });

  it('says so when there is no such order', () => {
    answerFromPact('a request for an order that does not exist', 'missing');

    cy.visit('/my-orders/404');
    cy.wait('@missing');

    cy.contains('We have no such order.');
  });
});
// #endregion cypress-spec
