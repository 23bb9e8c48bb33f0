import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    env: {PACT_DO_NOT_TRACK: 'true'},
    unstubEnvs: true,
    // Some tests start processes, which takes longer on a busy machine.
    testTimeout: 60_000,
    reporters: ['default', ['junit', {outputFile: 'test-results/junit.xml'}]],
    // Consumers write the pact files that providers are verified against.
    projects: [
      {
        extends: true,
        test: {
          name: 'consumers',
          include: ['consumers/**/*.test.ts'],
          globalSetup: 'consumers/delete-pacts.ts',
          sequence: {groupOrder: 1},
        },
      },
      {
        extends: true,
        test: {
          name: 'providers',
          include: ['providers/**/*.test.ts'],
          exclude: ['providers/**/*.broker.test.ts'],
          // If this were set, Pact would fetch the Broker's pacts as well as the files.
          env: {PACT_BROKER_BASE_URL: ''},
          sequence: {groupOrder: 2},
        },
      },
      {
        extends: true,
        test: {
          name: 'broker',
          include: ['providers/**/*.broker.test.ts'],
          sequence: {groupOrder: 3},
        },
      },
      {
        extends: true,
        test: {
          name: 'messages',
          include: ['messages/**/*.test.ts'],
          maxConcurrency: 4,
          sequence: {groupOrder: 5},
        },
      },
      {
        extends: true,
        test: {
          name: 'migrations',
          include: ['migrations/**/*.test.ts'],
          sequence: {groupOrder: 4},
        },
      },
      {
        extends: true,
        test: {
          name: 'frameworks',
          include: ['frameworks/*.test.ts'],
          sequence: {groupOrder: 6},
        },
      },
    ],
  },
});
