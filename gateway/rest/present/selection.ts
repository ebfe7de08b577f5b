import { getNullableType, isEnumType, isListType, isObjectType, Kind } from 'graphql';
import type {
  FragmentDefinitionNode,
  GraphQLEnumType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
import type { Operation } from '../documents.js';
import { wordFor } from '../enumWords.js';
import { VERSION } from '../answer/version.js';

/**
 * Shows a value of the graph as REST does, records in place: the operation asked for them by their REST names.
 * `origin` completes links.
 */
export type Presenter = (value: unknown, origin: string) => unknown;

/** Strings that are links to our own files, written as paths in the graph. */
const FILE_LINKS = new Set([
  'User.profilePicture',
  'User.resume',
  'LeaveDetails.supportingDocument',
  'JobApplication.resume',
  'KbAttachment.file',
  'Course.videoFile',
  'Course.captionsFile',
  'Course.pdfFile',
  'Course.primaryContentUrl',
]);

/** Whether a field, as `Type.field`, is a link to one of our own files. */
export const isFileLink = (place: string): boolean => FILE_LINKS.has(place);

const asIs: Presenter = (value) => value ?? null;

const fileLink: Presenter = (value, origin) =>
  typeof value === 'string' ? (value.startsWith('/') ? `${origin}${value}` : value) : null;

function enumPresenter(type: GraphQLEnumType): Presenter {
  const words = new Map<unknown, string>(
    type.getValues().map(({ name }) => [name, wordFor(type.name, name)]),
  );
  return (value) => words.get(value) ?? null;
}

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
    if (item === asIs) return asIs;
    return (value, origin) => (Array.isArray(value) ? value.map((part) => item(part, origin)) : null);
  }
  if (isEnumType(bare)) return enumPresenter(bare);
  if (isObjectType(bare) && selections) return objectPresenter(bare, selections, reading);
  return isFileLink(place) ? fileLink : asIs;
}

/** What differs in REST: a field's value, or that it is left out. */
type Difference = readonly [key: string, present: Presenter | null];

function differencesOf(type: GraphQLObjectType, set: SelectionSetNode, reading: Reading): Difference[] {
  return set.selections.flatMap((selection): Difference[] => {
    if (selection.kind === Kind.FIELD) {
      const { name, alias } = selection;
      const field = type.getFields()[name.value];
      const key = (alias ?? name).value;
      if (name.value === VERSION) return [[key, null]];
      if (!field) return [];
      const place = `${type.name}.${name.value}`;
      const present = valuePresenter(field.type, selection.selectionSet, place, reading);
      return present === asIs ? [] : [[key, present]];
    }
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? reading.fragments.get(selection.name.value)?.selectionSet
        : selection.selectionSet;
    return inner ? differencesOf(type, inner, reading) : [];
  });
}

function objectPresenter(type: GraphQLObjectType, set: SelectionSetNode, reading: Reading): Presenter {
  const differences = differencesOf(type, set, reading);
  if (differences.length === 0) return asIs;
  return (value, origin) => {
    if (value === null || value === undefined) return null;
    const record = value as Record<string, unknown>;
    for (const [key, present] of differences) {
      if (present) record[key] = present(record[key], origin);
      else delete record[key];
    }
    return record;
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
