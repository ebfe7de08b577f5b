import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import type { GraphQLInputType, GraphQLSchema, NamedTypeNode } from 'graphql';
import { snakeCase } from '../caseKeys.js';
import { coercerFor } from './coerce.js';
import type { Coercer } from './coerce.js';
import type { Operation } from '../documents.js';
import type { Either, Row, Take } from '../route.js';
import { VERSION } from '../answer/version.js';

/** A place in the variables: `$id`, or `title` inside `$input`. */
export interface Slot {
  graphName: string;
  /** The variable that it is in, when it is a field of one. */
  within: string | null;
  type: GraphQLInputType;
  isRequired: boolean;
  isList: boolean;
  isFile: boolean;
  coerce: Coercer;
}

/** One input of a REST call: the variable it sets, or two for a number and for words. */
export interface Input {
  /** The REST name. */
  name: string;
  slot: Slot;
  wordsSlot: Slot | null;
  isInPath: boolean;
  /** What the row says of it. */
  take: Take;
}

function slot(
  graphName: string,
  within: string | null,
  type: GraphQLInputType,
  hasDefault: boolean,
  newest: number | undefined,
): Slot {
  return {
    graphName,
    within,
    type,
    isRequired: isNonNullType(type) && !hasDefault,
    isList: isListType(getNullableType(type)),
    isFile: getNamedType(type).name === 'Upload',
    coerce: coercerFor(type, hasDefault, newest),
  };
}

/** A row's declaration of one input; a text is the name of its variable. */
const takeOf = (said: string | Take = {}): Take => (typeof said === 'string' ? { as: said } : said);

/**
 * Every place an operation takes a value of a call at; the fields of `$input` count as the operation's own.
 */
function slotsOf(operation: Operation, schema: GraphQLSchema, { takes = {} }: Row): Slot[] {
  const newest = (graphName: string) => takeOf(takes[snakeCase(graphName)]).newest;
  return (operation.definition.variableDefinitions ?? []).flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type as NamedTypeNode) as GraphQLInputType | undefined;
    if (!type) throw new Error(`${operation.name}: the type of $${name} is unknown.`);
    if (name === VERSION) return [];
    const bare = getNullableType(type);
    if (name !== 'input' || !isInputObjectType(bare))
      return [slot(name, null, type, definition.defaultValue !== undefined, newest(name))];
    return Object.values(bare.getFields()).map((field) =>
      slot(field.name, name, field.type, field.defaultValue !== undefined, newest(field.name)),
    );
  });
}

/**
 * The inputs of a row, computed once at the start. @throws Error when the row names a variable that the operation
 * lacks
 */
export function inputsOf(row: Row, operation: Operation, schema: GraphQLSchema): Input[] {
  const slots = new Map(slotsOf(operation, schema, row).map((found) => [found.graphName, found]));
  const inPath = new Set([...(row.paths[0] ?? '').matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''));
  for (const name of Object.keys(row.fixed ?? {})) slots.delete(name);
  const take = (graphName: string, name: string): Slot => {
    const found = slots.get(graphName);
    if (!found)
      throw new Error(
        `${row.method} ${row.paths[0]}: ${operation.name} takes no "${graphName}" for "${name}".`,
      );
    slots.delete(graphName);
    return found;
  };
  const takes = new Map(Object.entries(row.takes ?? {}).map(([name, said]) => [name, takeOf(said)]));
  const input = (name: string, graph: string | Either): Input => ({
    name,
    slot: take(typeof graph === 'string' ? graph : graph.number, name),
    wordsSlot: typeof graph === 'string' ? null : take(graph.words, name),
    isInPath: inPath.has(name),
    take: takes.get(name) ?? {},
  });
  const named = [...takes].flatMap(([name, { as }]) => (as === undefined ? [] : [input(name, as)]));
  const others = [...slots.keys()].map((graphName) => input(snakeCase(graphName), graphName));
  const known = new Set([...named, ...others].map(({ name }) => name));
  for (const name of takes.keys())
    if (!known.has(name))
      throw new Error(`${row.method} ${row.paths[0]}: ${operation.name} takes no "${name}".`);
  return [...named, ...others];
}

/** REST name of a field that an error of the graph is about. */
export function restNames(inputs: readonly Input[]): (field: string) => string {
  const names = new Map<string, string>();
  for (const { name, slot: first, wordsSlot } of inputs) {
    names.set(first.graphName, name);
    if (wordsSlot) names.set(wordsSlot.graphName, name);
  }
  return (field) => names.get(field) ?? snakeCase(field);
}
