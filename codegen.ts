import { buildSubgraphSchema } from '@apollo/subgraph';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, printSchema } from 'graphql';
import { readSdl } from './subgraphs/kit/subgraph.js';

const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  defaultScalarType: 'unknown',
};
/** Documents as they stand in the file: by their text tests find their types. */
const pluckConfig: object = { skipIndent: true };
const scalars = { Date: 'string', DateTime: 'string', Decimal: 'string' };

/** Types of the documents in a subgraph's tests, from the schema that the tests run against. */
const testsOf = (name: string): CodegenConfig['generates'] => ({
  [`subgraphs/${name}/testing/generated/documents.ts`]: {
    schema: printSchema(buildSubgraphSchema({ typeDefs: parse(readSdl(new URL(`subgraphs/${name}/subgraph.ts`, import.meta.url).href)) })),
    documents: [`subgraphs/${name}/**/*.test.ts`, `subgraphs/${name}/testing/*.ts`],
    plugins: ['@graphql-codegen/typescript-operations', './subgraphs/kit/testing/documentTypes.cjs'],
    config: { ...shared, noExport: true, scalars: { ...scalars, Upload: { input: 'object', output: 'never' } } },
  },
});

/** Types of the web app's own operations, from the schema that a client sees, and of documents in tests. Run by `npm run codegen`. */
const config: CodegenConfig = {
  pluckConfig,
  generates: {
    'web/generated/': {
      preset: 'client',
      schema: 'schema/api.graphql',
      documents: ['web/**/*.{ts,tsx}', '!web/**/*.test.{ts,tsx}', '!web/generated/**', '!web/dist/**'],
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragmentData' } },
      config: { ...shared, scalars: { ...scalars, Upload: { input: 'File', output: 'never' } } },
    },
    'web/generated/persisted-documents.json': {
      schema: 'schema/api.graphql',
      documents: ['web/**/*.{ts,tsx}', '!web/**/*.test.{ts,tsx}', '!web/generated/**', '!web/dist/**'],
      plugins: ['./web/persistedDocuments.cjs'],
    },
    ...testsOf('identity'),
    ...testsOf('tickets'),
  },
};

export default config;
