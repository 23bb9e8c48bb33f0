// #region framework-jest-config
export default {
  testMatch: ['**/*.pact.test.ts'],
  testEnvironment: 'node',
  // One file after the other, since all of them write to the same pact file.
  maxWorkers: 1,
  testTimeout: 30_000,
  globalSetup: './delete-pacts.mjs',
  transform: {'\\.ts$': '@swc/jest'},
  // TypeScript names the file that is imported as it is called once compiled.
  moduleNameMapper: {'^(\\.{1,2}/.*)\\.js$': '$1'},
};
// #endregion framework-jest-config
