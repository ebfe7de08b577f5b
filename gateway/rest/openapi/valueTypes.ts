import { getNullableType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLEnumType, GraphQLInputField, GraphQLInputType } from 'graphql';
import { snakeCase } from '../caseKeys.js';
import { wordFor } from '../enumWords.js';
import { orNull } from './jsonSchema.js';
import type { JsonSchema } from './jsonSchema.js';

/** How REST writes the scalars of the graph down (rest.md section 1). */
const SCALARS: Readonly<Record<string, JsonSchema>> = {
  Int: { type: 'integer', format: 'int32' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  ID: { type: 'string', format: 'uuid', examples: ['0192f0c1-7a3e-7c55-9b1e-2f4d8a6b7c90'] },
  Decimal: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$`, examples: ['8.00'] },
  Date: { type: 'string', format: 'date', examples: ['2026-11-16'] },
  DateTime: { type: 'string', format: 'date-time', examples: ['2026-11-16T08:30:00Z'] },
  Upload: { type: 'string', format: 'binary' },
  ExamAnswers: {
    type: 'object',
    additionalProperties: { type: ['string', 'null'] },
    examples: [{ '12': 'B' }],
  },
};

/** The schema of a scalar; of one that REST passes on as it is, anything. */
export const scalar = (name: string): JsonSchema => ({ ...SCALARS[name] });

/** The values of an enum, and their meaning. */
export function enumSchema(type: GraphQLEnumType): JsonSchema {
  const values = type.getValues();
  const words = values.map(({ name }) => wordFor(type.name, name));
  const meanings = values.flatMap(({ description }, index) =>
    description ? [`- \`${words[index]}\`: ${description}`] : [],
  );
  return {
    type: 'string',
    enum: words,
    description: [type.description, ...meanings].filter(Boolean).join('\n'),
  };
}

/** Where the values of an enum are in the document. */
export const enumReference = ({ name }: GraphQLEnumType): JsonSchema => ({
  $ref: `#/components/schemas/${name}`,
});

/** The same with a description, if there is one. */
export const described = (schema: JsonSchema, text: string | null | undefined): JsonSchema =>
  text ? { ...schema, description: text } : schema;

function fieldSchema(field: GraphQLInputField): JsonSchema {
  return described(inputSchema(field.type), field.description);
}

/**
 * The schema of a caller's value for a type of the graph; null if the graph accepts it. Input types are not
 * recursive.
 */
export function inputSchema(type: GraphQLInputType): JsonSchema {
  const bare = bareSchema(getNullableType(type));
  return isNonNullType(type) ? bare : orNull(bare);
}

function bareSchema(type: GraphQLInputType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: inputSchema(type.ofType) };
  if (isEnumType(type)) return enumReference(type);
  if (!isInputObjectType(type)) return scalar((type as { name: string }).name);
  const fields = Object.values(type.getFields());
  const required = fields.filter((field) => isNonNullType(field.type) && field.defaultValue === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [snakeCase(field.name), fieldSchema(field)])),
    ...(required.length > 0 && { required: required.map(({ name }) => snakeCase(name)) }),
  };
}
