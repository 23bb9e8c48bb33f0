import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig, globalIgnores} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores([
    '.docusaurus/',
    'build*/',
    'coverage/',
    'playwright-report/',
    'release/',
    'static/',
    'test-results/',
    'examples/*/{.venv,target,vendor}/',
    // Read by Cypress, whose types would come with a program for browsers of 200 MB.
    'examples/javascript/{cypress.config.ts,cypress/*.cy.ts}',
  ]),

  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    languageOptions: {globals: globals.node},
  },
  js.configs.recommended,
  {
    // Stands in pages as it is.
    files: ['src/plugins/scripts-on-intent/loader.js'],
    languageOptions: {globals: globals.browser},
  },

  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      // React takes a promise-returning handler well; a dropped promise elsewhere stays an error.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      // Framework hooks are typed as async, whether there is something to wait for or not.
      '@typescript-eslint/require-await': 'off',
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {globals: globals.browser},
    settings: {'jsx-a11y': {components: {Link: 'a'}}},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      // The site is English only: its own components give their text as it is.
      '@docusaurus/no-untranslated-text': 'off',
      // The theme's heading adds a link to the heading's id; headings of components have none.
      '@docusaurus/prefer-docusaurus-heading': 'off',
      'jsx-a11y/anchor-is-valid': ['error', {specialLink: ['to']}],
      // Pages are rendered while the site is built; what only the browser knows is set in an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },

  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      // Matchers such as expect.any() are typed as any.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },

  {
    files: ['**/*.js'],
    languageOptions: {sourceType: 'commonjs'},
  },
  {
    files: ['examples/{javascript,university}/**/*.js'],
    languageOptions: {sourceType: 'module'},
    // Express tells the handler of errors by its four parameters.
    rules: {'no-unused-vars': ['error', {argsIgnorePattern: '^_'}]},
  },
]);
