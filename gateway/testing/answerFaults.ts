import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
} from 'graphql';
import type { GraphQLObjectType, GraphQLOutputType, SelectionSetNode } from 'graphql';

const isText = (value: unknown) => typeof value === 'string';
const isMatch = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const SCALARS: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value) && Math.abs(value as number) < 2 ** 31,
  Float: Number.isFinite,
  Boolean: (value) => typeof value === 'boolean',
  String: isText,
  ID: isText,
  Date: isMatch(/^\d{4}-\d\d-\d\d$/),
  DateTime: isMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  Decimal: isMatch(/^-?\d+(\.\d+)?$/),
  ExamAnswers: (value) => typeof value === 'object',
};

function ofValue(
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  value: unknown,
  place: string,
): string[] {
  if (value === null || value === undefined)
    return isNonNullType(type) ? [`${place} is ${String(value)}, not ${String(type)}`] : [];
  const inner = getNullableType(type);
  if (isListType(inner))
    return Array.isArray(value)
      ? value.flatMap((one, index) => ofValue(inner.ofType, set, one, `${place}.${index}`))
      : [`${place} is no list`];
  if (isObjectType(inner) && set) return answerFaults(inner, set, value as Record<string, unknown>, place);
  const named = getNamedType(inner);
  const isRight = isEnumType(named)
    ? isText(value) && !!named.getValue(String(value))
    : SCALARS[named.name]?.(value);
  return isRight ? [] : [`${place} is ${JSON.stringify(value)}, not ${String(type)}`];
}

/** What of an answer is not as the schema says; empty when all is. A document has fields and no fragments. */
export function answerFaults(
  type: GraphQLObjectType,
  set: SelectionSetNode,
  answer: Record<string, unknown>,
  place = type.name,
): string[] {
  const names = new Set<string>();
  const faults = set.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return [];
    const name = selection.alias?.value ?? selection.name.value;
    names.add(name);
    if (selection.name.value === '__typename')
      return answer[name] === type.name ? [] : [`${place} calls itself ${String(answer[name])}`];
    const field = type.getFields()[selection.name.value];
    return field ? ofValue(field.type, selection.selectionSet, answer[name], `${place}.${name}`) : [];
  });
  const more = Object.keys(answer).filter((name) => !names.has(name));
  return [...faults, ...more.map((name) => `${place}.${name} was not asked for`)];
}
