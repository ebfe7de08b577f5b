import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import type {
  FieldNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import type { Runnable } from '../endpoint.js';
import type { Operation } from '../documents.js';
import { isFileLink } from '../present/selection.js';
import { VERSION } from '../answer/version.js';
import { merged, orNull } from './jsonSchema.js';
import type { JsonSchema } from './jsonSchema.js';
import { described, enumReference, scalar } from './valueTypes.js';

/** Is where a value of the graph would: a presenter may put it elsewhere, and it says what it is. */
class Leaf {
  constructor(readonly schema: JsonSchema) {}
}

/** The schema of an object of the sample that a presenter passes on unchanged. */
interface Known {
  isNullable: boolean;
  description: string | null | undefined;
  /** The one fragment it is made of. */
  fragment: string | null;
}

/** Which of the record's nullable parts are present: all, none, or one by its key. */
type Parts = 'all' | 'none' | { key: string };

const known = new WeakMap<object, Known>();

function fieldsIn({ selections }: SelectionSetNode, { fragments }: Operation): FieldNode[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return one.name.value === VERSION ? [] : [one];
    const set = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
    return set ? fieldsIn(set.selectionSet, { fragments } as Operation) : [];
  });
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** The only fragment of a selection, which then gives the object its name. */
function fragmentOf({ selections }: SelectionSetNode): string | null {
  const [only, ...others] = selections.filter((one) => one.kind !== Kind.FIELD || one.name.value !== VERSION);
  return only?.kind === Kind.FRAGMENT_SPREAD && others.length === 0 ? only.name.value : null;
}

interface Making {
  operation: Operation;
  parts: Parts;
  /** How deep in the record: the parts of the record itself get different values. */
  depth: number;
}

function leafSchema(owner: string, field: string, type: GraphQLOutputType): JsonSchema {
  const bare = getNullableType(type) as GraphQLOutputType;
  const named = getNamedType(bare);
  const one = isEnumType(named)
    ? enumReference(named)
    : isFileLink(`${owner}.${field}`)
      ? { type: 'string', format: 'uri' }
      : scalar(named.name);
  const inner = isListType(bare) ? { type: 'array', items: one } : one;
  return isNonNullType(type) ? inner : orNull(inner);
}

function valueOf(owner: GraphQLObjectType, field: FieldNode, making: Making): unknown {
  const { type, description } = owner.getFields()[field.name.value] ?? {};
  if (!type) return null; // __typename
  const named = getNamedType(type);
  if (!isObjectType(named) || !field.selectionSet)
    return new Leaf(described(leafSchema(owner.name, field.name.value, type), description));
  const isList = isListType(getNullableType(type));
  const { parts, depth } = making;
  const isAbsent =
    !isNonNullType(type) &&
    depth === 0 &&
    parts !== 'all' &&
    (parts === 'none' || parts.key !== keyOf(field));
  if (isAbsent && !isList) return null;
  const object = objectOf(named, field.selectionSet, { ...making, depth: depth + 1 });
  known.set(object, {
    isNullable: !isNonNullType(type) && !isList,
    description,
    fragment: fragmentOf(field.selectionSet),
  });
  return isList ? [object] : object;
}

function objectOf(type: GraphQLObjectType, set: SelectionSetNode, making: Making): object {
  return Object.fromEntries(
    fieldsIn(set, making.operation).map((field) => [keyOf(field), valueOf(type, field, making)]),
  );
}

/** What REST shows of an operation's answer before any presenter, with a schema in the place of each value. */
export function sampleOf(
  { operation, root }: Runnable,
  schema: GraphQLSchema,
  parts: Parts = 'all',
): { record: unknown; isList: boolean; partNames: string[]; fragment: string | null } {
  const rootType = schema.getRootType(operation.definition.operation);
  const [field] = operation.definition.selectionSet.selections;
  const type = rootType?.getFields()[root.field]?.type;
  if (!type || field?.kind !== Kind.FIELD) throw new Error(`${operation.name} asks for nothing.`);
  const making: Making = { operation, parts, depth: 0 };
  const named = getNamedType(type);
  if (!isObjectType(named) || !field.selectionSet)
    return {
      record: new Leaf(leafSchema('', root.field, type)),
      isList: false,
      partNames: [],
      fragment: null,
    };
  const inner = root.isPage
    ? fieldsIn(field.selectionSet, operation).find(({ name }) => name.value === 'results')
    : field;
  const recordType = root.isPage ? getNamedType(named.getFields()['results']?.type) : named;
  if (!inner?.selectionSet || !isObjectType(recordType)) throw new Error(`${operation.name} has no records.`);
  const partNames = fieldsIn(inner.selectionSet, operation)
    .filter((one) => {
      const part = recordType.getFields()[one.name.value]?.type;
      return part && !isNonNullType(part) && isObjectType(getNamedType(part)) && !isListType(part);
    })
    .map(keyOf);
  return {
    record: objectOf(recordType, inner.selectionSet, making),
    isList: !root.isPage && isListType(getNullableType(type)),
    partNames,
    fragment: fragmentOf(inner.selectionSet),
  };
}

/** Gives an object a name under `components/schemas`. @returns a reference to it */
export type Register = (names: readonly string[], schema: JsonSchema) => JsonSchema;

const plainName = (fragment: string) => fragment.replace(/Record$/, '');

/** The schema of a presenter's output for a sample. */
export function schemaOf(value: unknown, register: Register): JsonSchema {
  if (value instanceof Leaf) return value.schema;
  if (value === null) return { type: 'null' };
  if (Array.isArray(value))
    return {
      type: 'array',
      items: value.length === 0 ? {} : value.map((part) => schemaOf(part, register)).reduce(merged),
    };
  if (typeof value !== 'object')
    return { type: typeof value === 'number' ? 'number' : typeof value, examples: [value] };
  const shown = Object.entries(value).filter(([, part]) => part !== undefined);
  const isMap = shown.length > 0 && shown.every(([key]) => key === '[object Object]');
  if (isMap) return { type: 'object', additionalProperties: schemaOf(shown[0]?.[1], register) };
  const plain: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(shown.map(([key, part]) => [key, schemaOf(part, register)])),
    required: shown.map(([key]) => key),
  };
  const { isNullable = false, description, fragment = null } = known.get(value) ?? {};
  if (fragment !== null) {
    const reference = register([plainName(fragment)], plain);
    return isNullable ? orNull(reference) : reference;
  }
  const result = described(plain, description);
  return isNullable ? orNull(result) : result;
}
