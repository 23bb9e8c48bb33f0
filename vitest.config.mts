import path from 'node:path';
import {configDefaults, defineConfig} from 'vitest/config';

const root = import.meta.dirname;
const doubles = path.join(root, 'tests/doubles');
const nightly = '**/*.nightly.test.ts';

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${root}/`},
      // Modules that only exist in a build; tests/doubles/README.md explains how to add one.
      {
        find: /^@docusaurus\/([A-Z]\w*|(?:use|is|render)[A-Z]\w*|router|constants)$/,
        replacement: `${doubles}/docusaurus/$1`,
      },
      {find: /^@docusaurus\/(plugin-content-docs\/client)$/, replacement: `${doubles}/docusaurus/$1`},
      {find: /^@theme(?:-original|-init)?\//, replacement: `${doubles}/theme/`},
      {find: /^@generated\//, replacement: `${doubles}/generated/`},
    ],
  },
  test: {
    restoreMocks: true,
    // `reporters` replaces the default, including Vitest's reporter for GitHub Actions.
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS === 'true' ? ['github-actions'] : []),
      './tests/build/table.ts',
    ],
    // Generous, since some tests read all pages; it only ends tests that hang.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Polling usually succeeds at once, but a busy machine can need more than the default second.
    expect: {poll: {timeout: 60_000}},
    css: {include: [/\.module\.css$/]},
    projects: [
      {
        extends: true,
        test: {
          name: 'content',
          environment: 'node',
          // Read-only tests: sharing a worker, they parse the pages and load the grammars once.
          isolate: false,
          maxWorkers: 1,
          sequence: {groupOrder: 1},
          include: ['tests/{content,links,samples}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, nightly],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{deploy,src}/**/*.test.ts',
            'examples/{broker,broker-double,runner}/**/*.test.ts',
            'tests/{diagrams,e2e,matching,scale,search}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/doubles/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          // Read-only tests: those in a worker share the parsed pages of the build, which take seconds to parse.
          isolate: false,
          sequence: {groupOrder: 2},
          include: ['tests/build/**/*.test.ts'],
          exclude: [...configDefaults.exclude, nightly],
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          environment: 'node',
          include: [`tests/${nightly}`],
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          environment: 'node',
          include: ['tests/hosting/**/*.test.ts'],
        },
      },
    ],
  },
});
