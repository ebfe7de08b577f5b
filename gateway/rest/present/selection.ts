import { getNullableType, isEnumType, isListType, isObjectType, Kind } from 'graphql';
import type {
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import { snakeCase } from '../caseKeys.js';
import type { Operation } from '../documents.js';
import { wordFor } from '../enumWords.js';
import { VERSION } from '../version.js';

/** Shows a value of the graph as REST does; `origin` completes links. */
export type Presenter = (value: unknown, origin: string) => unknown;

/** Strings that are links to our own files, written as paths in the graph. */
const FILE_LINKS = new Set([
  'User.profilePicture',
  'User.resume',
  'LeaveDetails.supportingDocument',
  'JobApplication.resume',
  'KbAttachment.file',
]);

const asIs: Presenter = (value) => value ?? null;

const fileLink: Presenter = (value, origin) =>
  typeof value === 'string' ? (value.startsWith('/') ? `${origin}${value}` : value) : null;

interface Reading {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

function valuePresenter(
  type: GraphQLOutputType,
  selections: SelectionSetNode | undefined,
  place: string,
  reading: Reading,
): Presenter {
  const bare = getNullableType(type) as GraphQLOutputType;
  if (isListType(bare)) {
    const item = valuePresenter(bare.ofType as GraphQLOutputType, selections, place, reading);
    return (value, origin) => (Array.isArray(value) ? value.map((part) => item(part, origin)) : null);
  }
  if (isEnumType(bare)) return (value) => (typeof value === 'string' ? wordFor(bare.name, value) : null);
  if (isObjectType(bare) && selections) return objectPresenter(bare, selections, reading);
  return FILE_LINKS.has(place) ? fileLink : asIs;
}

type Field = readonly [from: string, to: string, present: Presenter];

function fieldsOf(type: GraphQLObjectType, set: SelectionSetNode, reading: Reading): Field[] {
  return set.selections.flatMap((selection): Field[] => {
    if (selection.kind === Kind.FIELD) {
      const { name, alias } = selection;
      if (name.value === VERSION) return [];
      const field = type.getFields()[name.value];
      const from = alias?.value ?? name.value;
      return field
        ? [
            [
              from,
              snakeCase(from),
              valuePresenter(field.type, selection.selectionSet, `${type.name}.${name.value}`, reading),
            ],
          ]
        : [];
    }
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? reading.fragments.get(selection.name.value)?.selectionSet
        : selection.selectionSet;
    return inner ? fieldsOf(type, inner, reading) : [];
  });
}

function objectPresenter(type: GraphQLObjectType, set: SelectionSetNode, reading: Reading): Presenter {
  const fields = fieldsOf(type, set, reading);
  return (value, origin) => {
    if (value === null || value === undefined) return null;
    const record = value as Record<string, unknown>;
    const shown: Record<string, unknown> = {};
    for (const [from, to, present] of fields) shown[to] = present(record[from], origin);
    return shown;
  };
}

/** The one field an operation of REST asks for. */
export interface RootField {
  /** Its name in the graph. */
  field: string;
  /** Its name in the answer. */
  key: string;
  /** Whether it is a list of pages `{count results}`. */
  isPage: boolean;
  present: Presenter;
}

/** How an operation's answer is shown, from what it selects; computed once at the start. */
export function rootField({ name, definition, fragments }: Operation, schema: GraphQLSchema): RootField {
  const root = schema.getRootType(definition.operation);
  const selection = definition.selectionSet.selections[0];
  if (!root || selection?.kind !== Kind.FIELD || definition.selectionSet.selections.length !== 1)
    throw new Error(`${name}: a REST operation asks for exactly one field.`);
  const field = root.getFields()[selection.name.value];
  if (!field) throw new Error(`${name}: the graph has no field ${selection.name.value}.`);
  const bare = getNullableType(field.type);
  const isPage = isObjectType(bare) && bare.name.endsWith('Page') && 'results' in bare.getFields();
  return {
    field: selection.name.value,
    key: selection.alias?.value ?? selection.name.value,
    isPage,
    present: valuePresenter(field.type, selection.selectionSet, '', { schema, fragments }),
  };
}
