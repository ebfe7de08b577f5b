import graphql from '@graphql-eslint/eslint-plugin';
import a11y from 'eslint-plugin-jsx-a11y-x';
import translators from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { portalRules } from './scripts/lint/portalRules.mjs';
import { never, restrict } from './scripts/lint/restrictions.mjs';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'];
const configs = ['*.config.{ts,mjs}', 'web/vite.config.ts', 'codegen.ts', 'codegen.limits.ts'];

// Texts that are specified, patterns and addresses are not broken.
const lineLength = [
  'error',
  {
    code: 120,
    ignoreStrings: true,
    ignoreTemplateLiterals: true,
    ignoreRegExpLiterals: true,
    ignoreUrls: true,
  },
];
// Tables of data that wait to become data files.
const dataInCode = ['subgraphs/it/assistant/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'dist/',
      'web/dist/',
      '**/generated/',
      'web/public/',
      'schema/',
      'test-results/',
      '.data/',
      '**/*.cjs',
      '**/*.d.ts',
      '**/*.d.mts',
    ],
  },
  {
    // A rule that is wrong for the project is changed here, for all; none is switched off in one place.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { portal: portalRules },
    rules: {
      ...restrict(never.environment, never.defaultExport, never.console),
      'portal/file-length': 'error',
      'portal/file-name': 'error',
      'max-len': lineLength,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'after-used', argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // An async function may have nothing to wait for: resolvers and hooks have to be of that form.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, inheritedMethods: false, arguments: false } },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/dot-notation': 'off',
      // Contradicts no-non-null-assertion.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // GraphQL's and TypeScript's kinds are enums over plain words, and both spellings are used for them.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      // TypeORM names entities and migrations by this type.
      '@typescript-eslint/no-unsafe-function-type': 'off',
    },
  },
  {
    // Reads the settings; and tells a library what it looks for there alone.
    files: ['subgraphs/kit/config/config.ts', 'gateway/run/silenceLibraries.ts'],
    rules: restrict(never.defaultExport, never.console),
  },
  {
    // It compiles every component to judge it, and tests are not compiled.
    files: ['web/**/*.{ts,tsx}'],
    ignores: tests,
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'portal/screen-words': 'error' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [a11y.configs.recommended],
    rules: {
      ...restrict(
        never.environment,
        never.defaultExport,
        never.console,
        never.colour,
        never.nativeDate,
        never.numberFormat,
      ),
      // A list that someone opens takes the keyboard; no page does by itself.
      'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
      // Our fields take their label around themselves.
      'jsx-a11y-x/label-has-associated-control': [
        'error',
        { controlComponents: ['Field', 'Input', 'Select', 'TextArea', 'Checkbox'], depth: 3 },
      ],
    },
  },
  {
    // A text that comes and goes beside others is in an element: translators put elements of their own in
    // its place.
    files: ['web/**/*.tsx'],
    ignores: tests,
    plugins: { translators },
    rules: {
      'translators/no-conditional-text-nodes-with-siblings': 'error',
      'translators/no-return-text-nodes': 'error',
    },
  },
  {
    files: ['web/ui/**/*.{ts,tsx}'],
    rules: restrict(
      never.environment,
      never.defaultExport,
      never.console,
      never.nativeDate,
      never.numberFormat,
    ),
  },
  {
    files: ['web/ui/numbers.ts'],
    rules: restrict(never.environment, never.defaultExport, never.console, never.nativeDate),
  },
  {
    // Errors that are logged and not shown go through this file.
    files: ['web/domain/failure/logFailure.ts'],
    rules: restrict(never.environment, never.defaultExport, never.colour),
  },
  {
    // A restart happens long after the start, in a process whose log is not the launcher's.
    files: ['scripts/postgres/postgres.ts'],
    rules: restrict(never.environment, never.defaultExport),
  },
  { files: ['bench/**'], rules: restrict(never.defaultExport) },
  {
    files: tests,
    rules: {
      ...restrict(never.focus, never.timeout),
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['web/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react']],
  },
  {
    files: dataInCode,
    rules: { 'portal/file-length': 'off', 'max-len': 'off' },
  },
  {
    files: configs,
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['**/*.mjs'],
    plugins: { portal: portalRules },
    rules: {
      'portal/file-length': 'error',
      'max-len': lineLength,
      'prefer-const': 'error',
      'no-var': 'error',
      'no-unused-vars': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['subgraphs/**/*.graphql'],
    ignores: ['**/testing/**'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema/api.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          rootField: true,
          FieldDefinition: true,
          ignoredSelectors: ['[type=/ObjectTypeDefinition/][name.value=/^(Query|Mutation)$/]'],
        },
      ],
      '@graphql-eslint/no-hashtag-description': 'error',
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          DirectiveDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/require-deprecation-reason': 'error',
    },
  },
  {
    files: ['gateway/rest/**/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: {
        graphQLConfig: { schema: './schema/api.graphql', documents: './gateway/rest/**/*.graphql' },
      },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      '@graphql-eslint/fields-on-correct-type': 'error',
      '@graphql-eslint/known-argument-names': 'error',
      '@graphql-eslint/known-fragment-names': 'error',
      '@graphql-eslint/known-type-names': 'error',
      '@graphql-eslint/no-unused-variables': 'error',
      '@graphql-eslint/no-undefined-variables': 'error',
      '@graphql-eslint/no-anonymous-operations': 'error',
      '@graphql-eslint/unique-operation-name': 'error',
      '@graphql-eslint/variables-in-allowed-position': 'error',
    },
  },
);
