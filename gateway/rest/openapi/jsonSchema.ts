import { isDeepStrictEqual } from 'node:util';

/** A JSON Schema of 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = { [key: string]: unknown; type?: string | string[] };

const typesOf = ({ type }: JsonSchema): string[] => (type === undefined ? [] : [type].flat());

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  const types = typesOf(schema);
  if (types.includes('null')) return schema;
  if (types.length === 0) {
    const others = (schema['anyOf'] as JsonSchema[] | undefined) ?? [schema];
    return others.some((one) => one.type === 'null') ? schema : { anyOf: [...others, { type: 'null' }] };
  }
  const words = schema['enum'] as unknown[] | undefined;
  return { ...schema, type: [...types, 'null'], ...(words && { enum: [...words, null] }) };
}

const isObject = (schema: JsonSchema) => typesOf(schema).includes('object') && 'properties' in schema;

function mergedObjects(one: JsonSchema, other: JsonSchema): JsonSchema {
  const [left, right] = [one, other].map(({ properties }) => properties as Record<string, JsonSchema>);
  const names = [...new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])];
  const properties = Object.fromEntries(
    names.map((name) => {
      const [first, second] = [left?.[name], right?.[name]];
      return [name, first && second ? merged(first, second) : (first ?? second ?? {})];
    }),
  );
  const required = (one['required'] as string[]).filter((name) =>
    (other['required'] as string[]).includes(name),
  );
  const whole = { ...one, type: 'object', properties, required };
  return [one, other].some((schema) => typesOf(schema).includes('null')) ? orNull(whole) : whole;
}

/** A schema for values of either schema: objects with the keys of both, in which the common keys are required. */
export function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (isDeepStrictEqual(one, other)) return one;
  if (other.type === 'null') return orNull(one);
  if (one.type === 'null') return orNull(other);
  if (isObject(one) && isObject(other)) return mergedObjects(one, other);
  if (isDeepStrictEqual(orNull(one), orNull(other))) return orNull(one);
  const [items, others] = [one['items'], other['items']] as (JsonSchema | undefined)[];
  if (items && others) return { ...one, items: merged(items, others) };
  const known = (one['anyOf'] as JsonSchema[] | undefined) ?? [one];
  return known.some((schema) => isDeepStrictEqual(schema, other)) ? one : { anyOf: [...known, other] };
}
