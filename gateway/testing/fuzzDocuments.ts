import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputType } from 'graphql';
import { DAYS, DECIMALS, JUNK, MOMENTS, NUMBERS, WORDS } from './fuzzValues.js';

type Field = GraphQLField<unknown, unknown>;

/** A document that asks for one field of the root, with values for its variables. */
export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

const DEEPEST = 4;
const MOST_FIELDS = 6;
/** Depth of nested inputs; deeper ones are omitted. */
const DEEPEST_INPUT = 3;
const ORDERINGS = fc.constantFrom('id', '-id', 'createdAt', '-createdAt', 'name', 'title,-id', 'none');
const SCALARS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Int: NUMBERS,
  Float: fc.oneof(NUMBERS, fc.double({ noNaN: true })),
  Boolean: fc.boolean(),
  Date: DAYS,
  DateTime: MOMENTS,
  Decimal: DECIMALS,
  ExamAnswers: fc.dictionary(fc.constantFrom('1', '2', '70', 'x'), fc.constantFrom('A', 'E', 'True', '')),
  Upload: fc.constant(null),
};

/** Values that fit a type, and now and then one that does not. */
function valuesOf(type: GraphQLInputType, name: string, depth = 0): fc.Arbitrary<unknown> {
  const inner = getNullableType(type);
  let fitting: fc.Arbitrary<unknown>;
  if (isListType(inner)) fitting = fc.array(valuesOf(inner.ofType, name, depth), { maxLength: 3 });
  else if (isEnumType(inner)) fitting = fc.constantFrom(...inner.getValues().map(({ name: value }) => value));
  else if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(
      (field) => depth < DEEPEST_INPUT || isNonNullType(field.type),
    );
    fitting = fc.record(
      Object.fromEntries(fields.map((field) => [field.name, valuesOf(field.type, field.name, depth + 1)])),
      { requiredKeys: fields.filter(({ type: of }) => isNonNullType(of)).map((field) => field.name) },
    );
  } else if (name === 'pageSize') fitting = fc.integer({ min: 1, max: 4 });
  else if (name === 'page') fitting = fc.integer({ min: 1, max: 3 });
  else fitting = name === 'ordering' ? ORDERINGS : (SCALARS[getNamedType(inner).name] ?? WORDS);
  return fc.oneof({ weight: 20, arbitrary: fitting }, { weight: 1, arbitrary: JUNK });
}

/** Makes documents by drawing from fast-check, which can then look for a smaller one that fails too. */
class Writer {
  readonly variables: Record<string, unknown> = {};
  readonly declared: string[] = [];

  constructor(private readonly draw: fc.GeneratorValue) {}

  private argument({ name, type, defaultValue }: GraphQLArgument): string[] {
    const isNeeded = isNonNullType(type) && defaultValue === undefined;
    // Small pages cost little, so that a document is seldom refused for its cost.
    if (!isNeeded && name !== 'pageSize' && !this.draw(fc.boolean)) return [];
    const variable = `v${this.declared.length}`;
    this.declared.push(`$${variable}: ${String(type)}`);
    this.variables[variable] = this.draw(() => valuesOf(type, name));
    return [`${name}: $${variable}`];
  }

  field(field: Field, depth: number): string {
    const given = field.args.flatMap((argument) => this.argument(argument));
    const type = getNamedType(field.type);
    const within = isObjectType(type) ? ` { ${this.selection(Object.values(type.getFields()), depth)} }` : '';
    return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${within}`;
  }

  private selection(fields: Field[], depth: number): string {
    const possible = fields.filter(({ type }) => depth < DEEPEST || !isObjectType(getNamedType(type)));
    const most = Math.min(MOST_FIELDS, possible.length);
    const chosen = this.draw(() => fc.subarray(possible, { maxLength: most }));
    return ['__typename', ...chosen.map((field) => this.field(field, depth + 1))].join(' ');
  }
}

/** A random document for a field of the root, and random values for all it takes. */
export function askedOf(draw: fc.GeneratorValue, kind: 'query' | 'mutation', field: Field): Asked {
  const writer = new Writer(draw);
  const text = writer.field(field, 1);
  const declared = writer.declared.length > 0 ? ` (${writer.declared.join(', ')})` : '';
  return { query: `${kind}${declared} { ${text} }`, variables: writer.variables };
}
