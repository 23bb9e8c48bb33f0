import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    testTimeout: 120_000,
    reporters: ['default', ['junit', {outputFile: 'test-results/junit.xml'}]],
  },
});
