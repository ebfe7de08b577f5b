import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import type { FieldNode, GraphQLOutputType, GraphQLSchema, SelectionSetNode } from 'graphql';
import type { Endpoint } from '../../endpoint.js';
import type { Shown } from '../../route.js';
import { VERSION } from '../../answer/version.js';

/** How one answer of the graph is made up. */
interface Made {
  /** Only the nullable parts around this leaf are present; null: all are. */
  around: string | null;
  /** The leaf that has another value. */
  other: string | null;
}

/**
 * Fields that the row's operation asks for and that make no difference to what the row shows, whatever their
 * value is.
 */
export function unusedFields({ row, root, operation }: Endpoint, schema: GraphQLSchema): string[] {
  const { definition, fragments } = operation;
  const fieldsIn = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((one) => {
      if (one.kind === Kind.FIELD) return one.name.value === VERSION ? [] : [one];
      const set = one.kind === Kind.INLINE_FRAGMENT ? one : fragments.get(one.name.value);
      return set ? fieldsIn(set.selectionSet) : [];
    });

  const leaves = new Map<string, number>();
  const leaf = (type: GraphQLOutputType, at: string, isOther: boolean): unknown => {
    const number = leaves.get(at) ?? leaves.size;
    leaves.set(at, number);
    const named = getNamedType(type);
    if (isEnumType(named)) return named.getValues()[isOther ? 1 : 0]?.name;
    if (named.name === 'Boolean') return !isOther;
    return ['Int', 'Float'].includes(named.name)
      ? number * 2 + (isOther ? 1 : 0)
      : `${at}${isOther ? '!' : ''}`;
  };
  const value = (type: GraphQLOutputType, { selectionSet }: FieldNode, at: string, made: Made): unknown => {
    const bare = getNullableType(type) as GraphQLOutputType;
    const named = getNamedType(bare);
    if (!isObjectType(named) || !selectionSet) {
      const one = leaf(bare, at, made.other === at);
      return isListType(bare) ? [one] : one;
    }
    if (!isNonNullType(type) && at !== '' && made.around !== null && !made.around.startsWith(`${at}.`))
      return null;
    const fields = fieldsIn(selectionSet).map((one) => {
      const key = one.alias?.value ?? one.name.value;
      const inner = named.getFields()[one.name.value]?.type as GraphQLOutputType;
      return [key, value(inner, one, at === '' ? key : `${at}.${key}`, made)];
    });
    const object: unknown = Object.fromEntries(fields);
    return isListType(bare) ? [object] : object;
  };

  const shown = (made: Made): string => {
    const [field] = fieldsIn(definition.selectionSet);
    const type = schema.getRootType(definition.operation)?.getFields()[root.field]?.type;
    if (!field || !type) throw new Error(`${operation.name} asks for nothing.`);
    const record = root.present(value(type, field, '', made), 'http://here');
    const present = (row.present ?? ((plain: unknown) => plain)) as (plain: unknown) => unknown;
    return JSON.stringify(
      root.isPage ? (record as { results: Shown[] }).results.map(present) : present(record),
    );
  };
  const whole = shown({ around: null, other: null });
  return [...leaves.keys()].filter((at) => {
    if (at === '' || (root.isPage && at === 'count')) return false;
    if (shown({ around: null, other: at }) !== whole) return false;
    return shown({ around: at, other: at }) === shown({ around: at, other: null });
  });
}
