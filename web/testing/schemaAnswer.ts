import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  executeSync,
  getNamedType,
  isLeafType,
  parse,
  validate,
  visit,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';

/** The request to the graph. */
export interface GraphCall {
  query: string;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
}

type Given = Readonly<Record<string, unknown>>;

/** How values of the schema's own scalars are written. */
const spellings: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/,
  Decimal: /^-?\d+(\.\d+)?$/,
};

/**
 * What the server would make of this data: the selected fields alone, with `__typename` where that is asked
 * for. `faults` says in sentences what the schema does not allow. A field that is known to its type but not
 * selected is left out without a word, so that one fixture serves several screens.
 */
export function toSchemaAnswer(call: GraphCall, data: Given): { data: Given; faults: string[] } {
  const { document, names, faults: unfit } = readDocument(call.query);
  const operation = names.operation ?? 'An operation without a name';
  if (unfit.length > 0) return { data, faults: unfit.map((fault) => `${operation}: ${fault}`) };

  const faults: string[] = [];
  const looked = new Set<object>();
  const fieldResolver: GraphQLFieldResolver<Given, unknown> = (source, _arguments, _context, info) => {
    if (!looked.has(source)) {
      looked.add(source);
      const unknown = unknownFields(source, info, names.aliases);
      if (unknown.length > 0) faults.push(`${operation}: ${pathOf(info.path.prev)}: ${unknown.join(', ')}`);
    }
    const value = source[info.path.key];
    if (value === undefined) throw new Error('It is selected, but the answer does not have it.');
    const type = getNamedType(info.returnType);
    if (isLeafType(type)) checkLeaves(type, value);
    return value;
  };
  const result = executeSync({
    schema: schema(),
    document,
    rootValue: data,
    fieldResolver,
    variableValues: call.variables,
    operationName: call.operationName,
  });
  for (const { path, message } of result.errors ?? []) {
    faults.push(`${operation}: ${path?.join('.') ?? 'variables'}: ${message}`);
  }
  return { data: faults.length > 0 ? data : (result.data as Given), faults };
}

let known: GraphQLSchema | undefined;

/** Read once in each test file, in about 70 ms. */
function schema(): GraphQLSchema {
  const text = () => readFileSync(join(__dirname, '../../schema/api.graphql'), 'utf8');
  return (known ??= buildSchema(text(), { noLocation: true, assumeValid: true, assumeValidSDL: true }));
}

interface Read {
  document: DocumentNode;
  names: { operation: string | undefined; aliases: ReadonlySet<string> };
  faults: string[];
}

const documents = new Map<string, Read>();

function readDocument(query: string): Read {
  const kept = documents.get(query);
  if (kept) return kept;
  const document = parse(query, { noLocation: true });
  const aliases = new Set<string>();
  let operation: string | undefined;
  visit(document, {
    OperationDefinition: ({ name }) => {
      operation = name?.value;
    },
    Field: ({ alias }) => {
      if (alias) aliases.add(alias.value);
    },
  });
  const unfit = validate(schema(), document).map(({ message }) => message);
  const read = { document, names: { operation, aliases }, faults: unfit };
  documents.set(query, read);
  return read;
}

/** Names in the data that its type does not have; under an alias a field has another name. */
function unknownFields(source: Given, info: GraphQLResolveInfo, aliases: ReadonlySet<string>): string[] {
  const { parentType } = info;
  const fields = parentType.getFields();
  const unknown = Object.keys(source)
    .filter((name) => name !== '__typename' && !(name in fields) && !aliases.has(name))
    .map((name) => `${parentType.name} has no field ${name}.`);
  const { __typename: given = parentType.name } = source;
  if (given === parentType.name) return unknown;
  return [...unknown, `It is a ${parentType.name}, not a ${String(given)}.`];
}

/** The server writes a value in one way: it would never send a number for an ID, or text for a number. */
function checkLeaves(type: GraphQLLeafType, value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach((one) => checkLeaves(type, one));
    return;
  }
  if (value === null) return;
  const spelling = spellings[type.name];
  const isText = typeof value === 'string';
  const isRight = spelling ? isText && spelling.test(value) : type.serialize(value) === value;
  if (!isRight) throw new Error(`${JSON.stringify(value)} is no ${type.name}.`);
}

const pathOf = (path: GraphQLResolveInfo['path'] | undefined): string =>
  path ? [...(path.prev ? [pathOf(path.prev)] : []), path.key].join('.') : 'data';
