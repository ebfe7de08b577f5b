import fc from 'fast-check';
import { DAYS, DECIMALS, JUNK, MOMENTS, NUMBERS, WORDS } from '../../../testing/fuzzValues.js';
import { openApi } from './openApi.js';

type Schema = Record<string, unknown>;

function text({ format, pattern }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date') return DAYS;
  if (format === 'date-time') return MOMENTS;
  if (format === 'uuid') return fc.oneof(fc.uuid(), WORDS);
  return pattern === undefined ? WORDS : DECIMALS;
}

function ofType(type: string, schema: Schema): fc.Arbitrary<unknown> {
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return NUMBERS;
  if (type === 'number') return fc.oneof(NUMBERS, fc.double({ noNaN: true }));
  if (type === 'array') return fc.array(valuesOf(schema['items'] as Schema), { maxLength: 3 });
  if (type !== 'object') return text(schema);
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, valuesOf(one)])), {
    requiredKeys: (schema['required'] as string[] | undefined) ?? [],
  });
}

/** Values that fit a schema of the OpenAPI document, and now and then one that does not. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const reference = schema['$ref'] as string | undefined;
  if (reference !== undefined)
    return valuesOf(
      (openApi.components.schemas as Record<string, Schema>)[
        reference.replace('#/components/schemas/', '')
      ] ?? {},
    );
  const words = schema['enum'] as unknown[] | undefined;
  const either = schema['anyOf'] as Schema[] | undefined;
  const types = [(schema['type'] as string | string[] | undefined) ?? 'string'].flat();
  const fitting = words
    ? fc.constantFrom(...words)
    : fc.oneof(...(either ? either.map(valuesOf) : types.map((type) => ofType(type, schema))));
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: JUNK });
}
