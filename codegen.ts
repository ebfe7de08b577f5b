import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { buildSubgraphSchema } from '@apollo/subgraph';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { parse, printSchema } from 'graphql';
import limits from './codegen.limits.js';
import { readSdl } from './subgraphs/kit/service/subgraph.js';

const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  defaultScalarType: 'unknown',
};
/** Documents as they are in the file: by their text tests find their types. */
const pluckConfig: object = { skipIndent: true };
const scalars = {
  Date: 'string',
  DateTime: 'string',
  Decimal: 'string',
  ExamAnswers: 'Record<string, string>',
};

/**
 * What resolvers need of `schema.ts`. The generator names enums with their own values as they are,
 * everything else with `Schema.`.
 */
const importsOf = (enums: string[]) =>
  [
    "import type * as Schema from './schema.js';",
    ...enums.map((name) => `import type { ${name} } from './schema.js';`),
  ].join('\n');

/** Directives of Apollo Federation that the code generator does not know by itself. */
const FEDERATION = `
directive @link(url: String!, import: [String!]) repeatable on SCHEMA
directive @shareable on FIELD_DEFINITION | OBJECT
directive @authenticated on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM
directive @requiresScopes(scopes: [[String!]!]!) on FIELD_DEFINITION | OBJECT | INTERFACE | SCALAR | ENUM
`;
const sdlOf = (name: string) => readSdl(new URL(`subgraphs/${name}/subgraph.ts`, import.meta.url).href);

/**
 * Names of the types that a file exports, each with the file: `{ TicketStatus:
 * '../ticket/ticket.status.js#TicketStatus' }`.
 */
function exportedTypes(folder: string, file: string): Record<string, string> {
  const text = readFileSync(`${folder}/${file}`, 'utf8');
  const names = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name);
  return Object.fromEntries(names.map((name = '') => [name, `../${file.replace(/\.ts$/, '.js')}#${name}`]));
}

/**
 * The SDL of a subgraph as types of its server: arguments, inputs and enums in `schema.ts`, the signatures of
 * its resolvers in `resolvers.ts`. The values of an enum are the type of its name in a `.kinds.ts` or
 * `.status.ts`; what resolvers hand on for an object type is the type of its name in the subgraph's
 * `rows.ts`.
 */
function serverOf(name: string): CodegenConfig['generates'] {
  const folder = `subgraphs/${name}`;
  const sdl = sdlOf(name).replaceAll(', resolvable: false', ''); // which the generator does not know
  const enums = new Set([...sdl.matchAll(/^enum (\w+)/gm)].map(([, found]) => found));
  const tables = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(kinds|status)\.ts$/.test(file),
  );
  const exported = Object.assign({}, ...tables.sort().map((file) => exportedTypes(folder, file))) as Record<
    string,
    string
  >;
  const enumValues = Object.fromEntries(Object.entries(exported).filter(([type]) => enums.has(type)));
  const mappers = existsSync(`${folder}/rows.ts`) ? exportedTypes(folder, 'rows.ts') : {};
  const config = {
    ...shared,
    enumValues,
    scalars: {
      ...scalars,
      Upload: { input: '../../kit/graphql/scalars.js#UploadReference', output: 'never' },
    },
    avoidOptionals: { field: true },
    maybeValue: 'T | null',
    inputMaybeValue: 'T | null | undefined',
    federation: true,
    skipTypename: true,
    disableDescriptions: true,
  };
  return {
    [`${folder}/generated/schema.ts`]: {
      schema: FEDERATION + sdl,
      plugins: ['./scripts/codegen/schemaTypes.cjs'],
      config: { ...config },
    },
    [`${folder}/generated/resolvers.ts`]: {
      schema: FEDERATION + sdl,
      plugins: [{ add: { content: importsOf(Object.keys(enumValues)) } }, 'typescript-resolvers'],
      config: {
        ...config,
        mappers,
        namespacedImportName: 'Schema',
        contextType: '../../kit/request/context.js#RequestContext',
        useIndexSignature: false,
        optionalResolveType: true,
      },
    },
  };
}

const webDocuments = ['web/**/*.{ts,tsx}', '!web/**/*.test.{ts,tsx}', '!web/generated/**', '!web/dist/**'];

/** Types of the documents in a subgraph's tests, from the schema that the tests run against. */
const testsOf = (name: string): CodegenConfig['generates'] => ({
  [`subgraphs/${name}/testing/generated/documents.ts`]: {
    schema: printSchema(buildSubgraphSchema({ typeDefs: parse(sdlOf(name)) })),
    documents: [`subgraphs/${name}/**/*.test.ts`, `subgraphs/${name}/testing/*.ts`],
    plugins: ['@graphql-codegen/typescript-operations', './subgraphs/kit/testing/documentTypes.cjs'],
    config: {
      ...shared,
      noExport: true,
      scalars: { ...scalars, Upload: { input: 'object', output: 'never' } },
    },
  },
});

/**
 * Types of the web app's own operations, from the schema that a client sees, and of documents in tests. Run
 * by `npm run codegen`.
 */
const config: CodegenConfig = {
  pluckConfig,
  generates: {
    'web/generated/': {
      preset: 'client',
      schema: 'schema/api.graphql',
      documents: webDocuments,
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'getFragmentData' } },
      config: { ...shared, scalars: { ...scalars, Upload: { input: 'File', output: 'never' } } },
    },
    'web/generated/persisted-documents.json': {
      schema: 'schema/api.graphql',
      documents: webDocuments,
      plugins: ['./web/persistedDocuments.cjs'],
    },
    'web/generated/queryNames.ts': {
      schema: 'schema/api.graphql',
      documents: webDocuments,
      plugins: ['./scripts/codegen/queryNames.cjs'],
    },
    ...limits.generates,
    ...serverOf('identity'),
    ...serverOf('people'),
    ...serverOf('tickets'),
    ...serverOf('it'),
    ...serverOf('learning'),
    ...testsOf('identity'),
    ...testsOf('people'),
    ...testsOf('tickets'),
    ...testsOf('it'),
    ...testsOf('learning'),
  },
};

export default config;
