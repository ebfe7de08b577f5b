import { buildSchema, isEnumType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { isDeepStrictEqual } from 'node:util';
import { readSchemaFile } from '../../graph/supergraph.js';
import { endpointOf, runnables } from '../endpoint.js';
import type { Endpoint } from '../endpoint.js';
import type { Row } from '../route.js';
import { elsewhere, families } from '../rows.js';
import { answerSchema } from './answer.js';
import type { Sources } from './answer.js';
import { ERRORS, errorResponses, otherResponses } from './errors.js';
import type { JsonSchema } from './jsonSchema.js';
import { bodyOf, graphText, parametersOf } from './parameters.js';
import { enumSchema } from './valueTypes.js';

const INTRODUCTION = `Every documented call of the Unified Corporate Portal. Each runs one operation of the graph, so that the rules and the answers are the same over both.

**Signing in.** \`POST /api/auth/login/\` answers a token for \`Authorization: Token <token>\`; \`Bearer\` does as well. For programs, a personal access token from Profile, Account Settings: \`ucp_\`, 43 characters and a checksum of 7, with an end, chosen permissions and none of its owner's roles. It only reads unless it may write, and is good for no sign-in, password, address, activation, session, role or token.

**Lists** answer \`{count, next, previous, results}\` and take \`page\` and \`page_size\`. Those that take \`after\` are read to their end while rows come and go: \`after=\` begins, \`next\` leads on until it is null; \`count\` and \`previous\` are null then. A cursor belongs to its list, filters and ordering; another one answers 400.

**Values.** Bodies and answers are JSON in snake_case. Decimals are strings, times are UTC. Enum words ignore case, and \`-\` and \`_\` are alike. Paths answer with and without the last slash.

**Repeats and races.** Every write takes an \`Idempotency-Key\`; records with an \`ETag\` take \`If-Match\`, and the second of two changes answers 409.`;

/** What belongs to no family of rows. */
const GATEWAY = 'Answered by the gateway itself';

const anchor = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

/** The first sentence of a description, which says what the operation does. */
const firstSentence = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = /[.:;](?= |$)/.exec(line)?.index ?? line.length;
  return line.slice(0, Math.min(end, 120));
};

function operationIds(all: readonly Row[]): Map<Row, string> {
  const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
  return new Map(
    all.map((row) => {
      const same = all.filter(({ operation }) => operation === row.operation);
      const [first] = same;
      const number = same.indexOf(row) + 1;
      return [row, first === row ? lowered(row.operation) : `${lowered(row.operation)}${number}`];
    }),
  );
}

/** Schemas by name; the same name for another content takes the next name. */
class Schemas {
  readonly all: Record<string, JsonSchema> = {};

  readonly register = (names: readonly string[], schema: JsonSchema): JsonSchema => {
    const [base = 'Record'] = names;
    const numbered = Array.from({ length: 20 }, (_one, index) => `${base}${index + 2}`);
    for (const name of [...names, ...numbered]) {
      const known = this.all[name];
      if (known && !isDeepStrictEqual(known, schema)) continue;
      this.all[name] = schema;
      return { $ref: `#/components/schemas/${name}` };
    }
    throw new Error(`There are too many schemas called ${base}.`);
  };
}

async function success(endpoint: Endpoint, sources: Sources): Promise<object> {
  const { row } = endpoint;
  if (row.sendsFile !== undefined)
    return {
      '200': {
        description: 'The file.',
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    };
  const schema = await answerSchema(endpoint, sources);
  if (schema === null) return { '204': { description: 'Done; there is no body.' } };
  const isVersioned = JSON.stringify(endpoint.operation.text).includes('version');
  return {
    [String(row.status ?? 200)]: {
      description: row.status === 201 ? 'Made.' : 'The answer.',
      ...(isVersioned && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
      content: { 'application/json': { schema } },
    },
    ...(row.status === 201 && {
      '200': { description: 'It was there already.', content: { 'application/json': { schema } } },
    }),
  };
}

async function operationFor(
  endpoint: Endpoint,
  tag: string,
  operationId: string,
  sources: Sources,
): Promise<object> {
  const { row, root, operation } = endpoint;
  const field = sources.schema.getRootType(operation.definition.operation)?.getFields()[root.field];
  const text = field?.description ?? '';
  const aliases = row.paths.slice(1).map((path) => `\`${path}\``);
  const parameters = parametersOf(endpoint, sources.schema);
  const requestBody = bodyOf(endpoint, sources.schema);
  return {
    tags: [tag],
    operationId,
    summary: firstSentence(text) || root.field,
    description: [
      text,
      `**Who:** ${row.isPublic === true ? 'everyone, also without signing in' : row.who}.`,
      ...(aliases.length > 0 ? [`**Also at** ${aliases.join(', ')}.`] : []),
    ].join('\n\n'),
    'x-graphql': graphText(endpoint),
    'x-who': row.isPublic === true ? 'public' : row.who,
    ...(row.isPublic === true && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...(await success(endpoint, sources)), ...errorResponses(endpoint) },
  };
}

const OTHER_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  'application/json': { type: 'object', additionalProperties: true },
  'text/html': { type: 'string' },
  'application/octet-stream': { type: 'string', format: 'binary' },
};

/** What other parts of the gateway answer. */
function otherPaths(): Record<string, Record<string, object>> {
  return Object.fromEntries(
    elsewhere.map(({ method, paths: [path = ''], who, answers: text, type, refuses = [] }) => [
      path,
      {
        [method.toLowerCase()]: {
          tags: [GATEWAY],
          operationId: anchor(path.replace(/^\/api\//, '')).replace(/-+(\w)|-$/g, (_all, letter = '') =>
            String(letter).toUpperCase(),
          ),
          summary: firstSentence(text),
          description: `**Who:** ${who}.`,
          'x-who': who,
          ...(who !== 'public' ? {} : { security: [] }),
          ...(path.includes('{') && {
            security: [],
            parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
              name,
              in: 'path',
              required: true,
              description: 'From the link.',
              schema: { type: 'string' },
            })),
          }),
          responses: {
            '200': { description: text, content: { [type]: { schema: OTHER_SCHEMAS[type] ?? {} } } },
            ...otherResponses(refuses),
          },
        },
      },
    ]),
  );
}

/** The enums that something in the document refers to. */
function enumsIn(document: object, schema: GraphQLSchema): Record<string, JsonSchema> {
  const names = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return Object.fromEntries(
    [...new Set([...names].map(([, name = '']) => name))].flatMap((name) => {
      const type = schema.getType(name);
      return isEnumType(type) ? [[name, enumSchema(type)]] : [];
    }),
  );
}

/** The content of schema/openapi.json: every row of REST as OpenAPI 3.1, made from the rows and the graph alone. */
export async function openApiDocument(schema = buildSchema(readSchemaFile('api.graphql'))): Promise<object> {
  const known = runnables(schema);
  const schemas = new Schemas();
  const sources: Sources = { schema, known, register: schemas.register };
  const ids = operationIds(families.flatMap(({ rows }) => rows));
  const paths: Record<string, Record<string, object>> = {};
  for (const { name, rows } of families)
    for (const row of rows) {
      const [path = ''] = row.paths;
      const endpoint = endpointOf(row, known, schema);
      (paths[path] ??= {})[row.method.toLowerCase()] = await operationFor(
        endpoint,
        name,
        ids.get(row) ?? '',
        sources,
      );
    }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Unified Corporate Portal: REST API',
      version: '1',
      description: INTRODUCTION,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'This portal.' }],
    security: [{ token: [] }, { bearer: [] }],
    tags: [
      ...families.map(({ name }) => ({ name, description: name })),
      { name: GATEWAY, description: GATEWAY },
    ],
    paths: { ...paths, ...otherPaths() },
    components: {
      ...ERRORS,
      schemas: {
        ...ERRORS.schemas,
        ...sorted({ ...enumsIn({ paths, all: schemas.all }, schema), ...schemas.all }),
      },
    },
  };
}

const sorted = (all: Record<string, JsonSchema>) =>
  Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en')));
