// #region cypress-config
import {defineConfig} from 'cypress';
import {routeOf} from './cypress/pact-routes.js';

export default defineConfig({
  e2e: {
    baseUrl: 'http://localhost:3000',
    specPattern: 'cypress/**/*.cy.ts',
    supportFile: false,
    setupNodeEvents(on) {
      on('task', {
        pactRoute: (description: string) =>
          routeOf('pacts/OrderWeb-OrderApi.json', description),
      });
    },
  },
});
// #endregion cypress-config
