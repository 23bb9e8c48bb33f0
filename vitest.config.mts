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
      // Modules that exist only in a build; tests/doubles/README.md says how to add one.
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
    // Setting `reporters` drops the one that Vitest adds on GitHub Actions.
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS === 'true' ? ['github-actions'] : []),
      './tests/build/table.ts',
    ],
    // Some tests read all pages; the limit only ends a test that hangs, also on a slow machine.
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
          // These files only read: in one worker they parse all pages and load all grammars once.
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
            'tests/{diagrams,growth,search}/**/*.test.ts',
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
          // These files only read: those of a worker share the pages of the build, which take seconds to parse.
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
