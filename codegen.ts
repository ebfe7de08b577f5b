import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types of the web app's own operations, from the schema that a client sees. Run by `npm run codegen`. */
const config: CodegenConfig = {
  schema: 'schema/api.graphql',
  documents: ['web/**/*.{ts,tsx}', '!web/**/*.test.{ts,tsx}', '!web/generated/**', '!web/dist/**'],
  generates: {
    'web/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragmentData' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        defaultScalarType: 'unknown',
        scalars: {
          Upload: { input: 'File', output: 'never' },
          Date: 'string',
          DateTime: 'string',
          Decimal: 'string',
        },
      },
    },
    'web/generated/persisted-documents.json': { plugins: ['./web/persistedDocuments.cjs'] },
  },
};

export default config;
