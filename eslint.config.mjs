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
    // Cypress compiles these; its types would pull in a 200 MB browser.
    'examples/javascript/{cypress.config.ts,cypress/*.cy.ts}',
  ]),

  {
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    languageOptions: {globals: globals.node},
  },
  js.configs.recommended,
  {
    // Inline scripts of pages.
    files: ['src/plugins/{scripts-after-load,reader-choices}/*.js'],
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
      // React handles promise-returning handlers; unhandled promises elsewhere are errors.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      // Framework hooks are typed as async even when they have nothing to await.
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
      // The site is English only, so components need no translation.
      '@docusaurus/no-untranslated-text': 'off',
      // The theme's heading adds an anchor link, which headings in components don't need.
      '@docusaurus/prefer-docusaurus-heading': 'off',
      'jsx-a11y/anchor-is-valid': ['error', {specialLink: ['to']}],
      // Pages are rendered at build time; browser-only state is set in an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },

  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.{ts,tsx}'],
    rules: {
      // Matchers such as expect.any() have the type any.
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
    // Express recognises error handlers by their four parameters.
    rules: {'no-unused-vars': ['error', {argsIgnorePattern: '^_'}]},
  },
]);
