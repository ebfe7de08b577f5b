import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSubgraphSchema } from '@apollo/subgraph';
import { isObjectType, isUnionType, parse, print } from 'graphql';
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'graphql';
import { checkAccess, enforceAccess, referenceAccess } from '../request/access.js';
import type { Config } from '../config/config.js';
import type { RequestContext } from '../request/context.js';
import type { Database } from '../postgres/database.js';
import { LIMIT_DIRECTIVES, withLimitSentences } from '../graphql/limitDirectives.js';
import type { Page } from '../request/list.js';
import type { EventConsumer } from '../postgres/outbox.js';
import { FIGURE_TYPES } from '../figures/figureTypes.js';
import { CalendarDate, DateTime, Decimal, Upload } from '../graphql/scalars.js';

type Resolver = GraphQLFieldResolver<never, RequestContext, never>;
type ReferenceResolver = (reference: never, context: RequestContext, info: GraphQLResolveInfo) => unknown;
/** By type: field resolvers of an object type, or the internal values of an enum. */
type Resolvers = Record<string, object>;

/** A look-up outside the graph that only the gateway may make: the owner of a token, the data of a person. */
export type InternalCall = (input: Record<string, unknown>) => Promise<unknown>;

export interface SubgraphDefinition {
  name: 'identity' | 'people' | 'tickets' | 'it' | 'learning';
  /** `import.meta.url` of the subgraph.ts; every .graphql file beneath its folder belongs to the schema. */
  folder: string;
  /** Of all nouns: `together(…) satisfies Complete<Resolvers>`. */
  resolvers: Resolvers;
  database: Database;
  /** What it does when another subgraph tells of a change. */
  consumes?: Record<string, EventConsumer>;
  internal?: Record<string, InternalCall>;
  /** Gets the configuration once, before the first request. */
  start?: (config: Config) => Promise<void> | void;
  /** Housekeeping, run every few minutes by the person who serves the subgraph. */
  sweep?: (config: Config) => Promise<void>;
}

export interface Subgraph extends SubgraphDefinition {
  schema: GraphQLSchema;
  /** As composition needs it: federation directives included. */
  sdl: string;
  consumes: Record<string, EventConsumer>;
  internal: Record<string, InternalCall>;
}

const HEADER = `
extend schema
  @link(url: "https://specs.apollo.dev/link/v1.0")
  @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@shareable", "@external", "@requires", "@provides", "@inaccessible", "@tag", "@authenticated", "@requiresScopes"])
"Anyone may read this, signed in or not."
directive @public on OBJECT | FIELD_DEFINITION
"Open even to someone who must change the password first."
directive @evenWithOldPassword on FIELD_DEFINITION
${LIMIT_DIRECTIVES}`;
const SCALARS = { DateTime, Date: CalendarDate, Decimal, Upload };
const scalarsIn = (sdl: string) =>
  Object.entries(SCALARS).filter(([name]) => new RegExp(`\\b${name}\\b`).test(sdl));

function graphqlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Remembers which mutation field runs, so that its writes can be made repeatable. */
function noteMutations(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, resolve]) => [
      field,
      async (source: never, args: never, context: RequestContext, info: GraphQLResolveInfo) => {
        context.mutation = { field: `${field}|${info.path.key}`, args, writes: 0 };
        return await (resolve as Resolver)(source, args, context, info);
      },
    ]),
  );
}

/**
 * An entity that arrives as a bare reference is checked like any other entrance (S-65), whether or not it has
 * its own resolver.
 */
function guardReferences(schema: GraphQLSchema): void {
  const entities = schema.getType('_Entity');
  if (!isUnionType(entities)) return;
  for (const type of entities.getTypes()) {
    const { apollo } = type.extensions as {
      apollo?: { subgraph?: { resolveReference?: ReferenceResolver } };
    };
    const own = apollo?.subgraph?.resolveReference;
    const access = referenceAccess(schema, type);
    const resolveReference = (reference: never, context: RequestContext, info: GraphQLResolveInfo) => {
      checkAccess(context, access, false);
      return own ? own(reference, context, info) : reference;
    };
    type.extensions = {
      ...type.extensions,
      apollo: { subgraph: { resolveReference: resolveReference as never } },
    };
  }
}

/**
 * The SDL of the subgraph whose subgraph.ts is at the address: its .graphql files, and what each of them may
 * use.
 */
export function readSdl(folder: string): string {
  const own = graphqlFiles(dirname(fileURLToPath(folder))).join('\n');
  const body = /\bFigure\b/.test(own) ? `${own}\n${FIGURE_TYPES}` : own;
  const used = scalarsIn(body).map(
    ([name, scalar]) => `${JSON.stringify(scalar.description)}\nscalar ${name}`,
  );
  return print(withLimitSentences(parse([HEADER, ...used, body].join('\n'))));
}

/**
 * Builds an executable, closed subgraph: SDL read from the folder, scalars and page counts supplied, every
 * field's declared access enforced. @throws Error when a field declares no access.
 */
export function defineSubgraph(definition: SubgraphDefinition): Subgraph {
  const sdl = readSdl(definition.folder);
  const typeDefs = parse(sdl);
  const resolvers: Resolvers = { ...Object.fromEntries(scalarsIn(sdl)), ...definition.resolvers };
  if (resolvers['Mutation'])
    resolvers['Mutation'] = noteMutations(resolvers['Mutation'] as Record<string, unknown>);

  const plain = buildSubgraphSchema({ typeDefs, resolvers: resolvers as never });
  for (const type of Object.values(plain.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = type.getFields();
    if (fields['count'] && fields['results']) fields['count'].resolve = (page: Page<unknown>) => page.count();
  }
  guardReferences(plain);
  return { consumes: {}, internal: {}, ...definition, schema: enforceAccess(plain), sdl };
}
