// #region framework-vitest-config
import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.pact.test.ts'],
    // Not jsdom: there is no page, and its requests follow the rules of a browser.
    environment: 'node',
    // One file after the other, since all of them write to the same pact file.
    fileParallelism: false,
    // A verification takes longer than the 5 seconds that tests usually have.
    testTimeout: 30_000,
    globalSetup: './delete-pacts.ts',
  },
});
// #endregion framework-vitest-config
