import { Kind } from 'graphql';
import type { GraphQLArgument, GraphQLSchema } from 'graphql';
import type { Endpoint } from '../endpoint.js';
import type { Input, Slot } from '../input/inputs.js';
import { AFTER } from '../answer/cursor.js';
import { isVersioned } from '../answer/version.js';
import { merged } from './jsonSchema.js';
import type { JsonSchema } from './jsonSchema.js';
import { exampleOf } from './example.js';
import { described, inputSchema } from './valueTypes.js';

/** What the graph says of each variable: the argument that it is given to, or the field of `$input`. */
function argumentsOf({ operation, root }: Endpoint, schema: GraphQLSchema): Map<string, GraphQLArgument> {
  const [field] = operation.definition.selectionSet.selections;
  const declared = schema.getRootType(operation.definition.operation)?.getFields()[root.field]?.args ?? [];
  const given = field?.kind === Kind.FIELD ? (field.arguments ?? []) : [];
  return new Map(
    given.flatMap(({ name, value }) => {
      const argument = declared.find((one) => one.name === name.value);
      return value.kind === Kind.VARIABLE && argument ? [[value.name.value, argument] as const] : [];
    }),
  );
}

function descriptionOf({ slot }: Input, args: Map<string, GraphQLArgument>): string | null | undefined {
  const argument = args.get(slot.within ?? slot.graphName);
  if (slot.within === null) return argument?.description;
  const type = argument && 'ofType' in argument.type ? argument.type.ofType : argument?.type;
  return type && 'getFields' in type
    ? (type.getFields()[slot.graphName] as { description?: string | null } | undefined)?.description
    : undefined;
}

const JOINED = 'Names joined by commas, `-` in front for descending.';
/** The description of every ordering, which lists do not repeat. */
const orderingText = (said: string): string =>
  [
    said,
    !said.includes('in front for descending') && JOINED,
    'A name that the list does not know is ignored.',
  ]
    .filter(Boolean)
    .join(' ');
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  page: 'Number of the page, from 1; one past the end answers 404.',
  page_size: 'Rows on a page, at most 200.',
  search: 'Text contained in what the list searches, whatever accents and capitals; blank is no filter.',
  [AFTER]:
    'Reads the list to its end while rows come and go: blank begins, then `next` of each answer leads on. In place of `page`, with the same filters and ordering.',
};
const PLAIN: Readonly<Record<string, JsonSchema>> = {
  page: { type: 'integer', minimum: 1, default: 1 },
  page_size: { type: 'integer', minimum: 1, maximum: 200, default: 100 },
};

const slotSchema = ({ type }: Slot, isText: boolean): JsonSchema => {
  const schema = inputSchema(type);
  return isText ? merged(schema, { type: 'string' }) : schema;
};

/** What may replace one input, in a body. */
export function inputOf(input: Input, args: Map<string, GraphQLArgument>): JsonSchema {
  const { slot, wordsSlot, take } = input;
  const number = slotSchema(slot, take.isText === true);
  const either = wordsSlot ? merged(number, slotSchema(wordsSlot, false)) : number;
  const texts = [
    descriptionOf(input, args) ?? DESCRIPTIONS[input.name],
    take.or === undefined ? '' : `\`${take.or}\` may take its place.`,
    take.newest === undefined ? '' : `The newest ${take.newest} are read.`,
  ].filter(Boolean);
  return described(either, texts.join(' '));
}

export const isNeeded = ({ slot, take }: Input): boolean => slot.isRequired || take.need !== undefined;

const eitherOf = (some: JsonSchema[]): JsonSchema => (some.length > 1 ? { anyOf: some } : (some[0] ?? {}));

/** Without null, which a query has no way to write; a comma list where it may be several. */
function inQuery(schema: JsonSchema): JsonSchema {
  const { type, enum: words, anyOf, ...more } = schema;
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  return {
    ...more,
    ...(types.length > 0 && { type: types.length === 1 ? types[0] : types }),
    ...(words !== undefined && { enum: (words as unknown[]).filter((word) => word !== null) }),
    ...eitherOf(((anyOf as JsonSchema[] | undefined) ?? []).filter((one) => one.type !== 'null')),
  };
}

/** The parameters of a row: of its path, its query and its headers. */
export function parametersOf(endpoint: Endpoint, schema: GraphQLSchema): object[] {
  const { row, inputs, operation } = endpoint;
  const args = argumentsOf(endpoint, schema);
  const inPath = inputs
    .filter((input) => input.isInPath)
    .map((input) => {
      const { description = 'Number of the record.', ...one } = inQuery(inputOf(input, args));
      return { name: input.name, in: 'path', required: true, description, schema: one };
    });
  const query =
    row.method !== 'GET'
      ? []
      : inputs
          .filter((input) => !input.isInPath)
          .map((input) => {
            const { description, ...one } = inQuery(inputOf(input, args));
            const said = typeof description === 'string' ? description : '';
            const text = input.name === 'ordering' ? orderingText(said) : said;
            const isList = [one['type']].flat().includes('array');
            return {
              name: input.name,
              in: 'query',
              ...(text && { description: orderingInRest(input.name, text) }),
              ...(isNeeded(input) && { required: true }),
              ...(input.name === AFTER && { allowEmptyValue: true }),
              ...(isList && { style: 'form', explode: false }),
              schema: { ...one, ...PLAIN[input.name] },
            };
          });
  const headers = [
    ...(row.method === 'GET' ? [] : [{ $ref: '#/components/parameters/IdempotencyKey' }]),
    ...(isVersioned(operation) ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ];
  return [...inPath, ...query, ...headers];
}

/** Names that a list is ordered by are in the graph's spelling in its description. */
const orderingInRest = (name: string, text: string): string =>
  name === 'ordering'
    ? text.replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, (word) =>
        word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      )
    : text;

/** The body of a row: JSON, or a form if it accepts files; null without a body. */
export function bodyOf(endpoint: Endpoint, schema: GraphQLSchema): object | null {
  const { row, inputs, files, isFormOnly } = endpoint;
  const sent = inputs.filter(({ isInPath }) => !isInPath);
  if (row.method === 'GET' || sent.length === 0) return null;
  const args = argumentsOf(endpoint, schema);
  const bodyFor = (some: readonly Input[]): JsonSchema => {
    const required = some.filter(isNeeded).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(some.map((input) => [input.name, inputOf(input, args)])),
      ...(required.length > 0 && { required }),
    };
  };
  const plain = bodyFor(sent.filter(({ name }) => !files.has(name)));
  const isFileNeeded = sent.some((input) => files.has(input.name) && isNeeded(input));
  return {
    required: sent.some(isNeeded),
    content: {
      ...(!isFormOnly &&
        !isFileNeeded && { 'application/json': { schema: plain, example: exampleOf(plain, schema) } }),
      ...(files.size > 0 && { 'multipart/form-data': { schema: bodyFor(sent) } }),
    },
  };
}

/** The row's query to the graph, for readers of both APIs. */
export const graphText = ({ operation: { definition }, root }: Endpoint): string =>
  `${definition.operation} ${root.field}`;
