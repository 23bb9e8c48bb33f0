import path from 'node:path';
import {defineConfig} from 'vitest/config';

const root = import.meta.dirname;
const doubles = path.join(root, 'tests/doubles');

export default defineConfig({
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: /^@site\//, replacement: `${root}/`},
      // Modules that exist only in a build; tests/doubles/README.md tells how to add one.
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
    // Files of a worker share what they load: modules, and for the tests of the build all of its pages.
    isolate: false,
    // The second is there by default only where nothing is set.
    reporters: [
      'default',
      ...(process.env.GITHUB_ACTIONS === 'true' ? ['github-actions'] : []),
      './tests/build/table.ts',
    ],
    // Some read all pages; the limit only ends a test that hangs, also on a slow machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A class of a CSS module goes by its own name.
    css: {include: [/\.module\.css$/], modules: {classNameStrategy: 'non-scoped'}},
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{deploy,src}/**/*.test.ts',
            'tests/{content,growth,samples}/**/*.test.ts',
            'examples/{broker,broker-double,runner}/**/*.test.ts',
            'tests/{diagrams,search}/**/*.test.ts',
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
          include: ['tests/build/**/*.test.ts'],
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
