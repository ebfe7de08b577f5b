import fc from 'fast-check';
import { openApi } from './openApi.js';

type Schema = Record<string, unknown>;

const WORDS = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('', ' ', '0', '%', '-', 'x'.repeat(300)),
);
const DAYS = fc.constantFrom('2026-11-16', '2026-02-29', '0001-01-01', '9999-12-31', 'tomorrow');
const MOMENTS = fc.constantFrom('2026-11-16T08:30:00Z', '2026-11-16', 'now', '2026-11-16T25:00:00Z');
const DECIMALS = fc.oneof(
  fc.integer({ min: -5, max: 100_000 }).map((cents) => (cents / 100).toFixed(2)),
  fc.constantFrom('1e9', '-0', '99999999999999999999.99', 'eight'),
);
const NUMBERS = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 2_147_483_647, 2_147_483_648, 1.5) },
);
/** What fits nowhere. */
const JUNK = fc.constantFrom<unknown[]>(null, true, [], {}, [[1]], { a: { b: 1 } }, 'junk', -7);

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
