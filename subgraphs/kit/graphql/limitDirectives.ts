import { Kind, valueFromASTUntyped } from 'graphql';
import type {
  ConstDirectiveNode,
  DefinitionNode,
  DocumentNode,
  FieldDefinitionNode,
  InputValueDefinitionNode,
} from 'graphql';
import type { Range } from './limits.js';

const PLACES = 'FIELD_DEFINITION | INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION';

/** The directives of the SDL for limits of a field. The number is written once, on the output field. */
export const LIMIT_DIRECTIVES = `
"Fewest and most characters of a text, without the blanks around it."
directive @length(min: Int, max: Int!) on ${PLACES}
"Most elements of a list."
directive @count(max: Int!) on ${PLACES}
"Least and greatest value of a number."
directive @range(min: Float!, max: Float!) on ${PLACES}
"A file has less than so many megabytes."
directive @fileSize(megabytes: Int!) on ${PLACES}
"Fields and arguments that are called like a field of these types have its limit."
directive @writes(types: [String!]!) on INPUT_OBJECT | FIELD_DEFINITION
`;

/**
 * Most characters, most elements, megabytes, the range of a number or of a text that needs more than one
 * character, or both limits of a list of texts or files.
 */
type Limit = number | Range | { count: number; length: number } | { count: number; megabytes: number };
interface Declared {
  limit: Limit;
  /** For who reads the schema. */
  sentence: string;
}
type Given = Readonly<Record<string, number>>;

const text = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

const KINDS: Readonly<Record<string, (given: Given) => Declared>> = {
  length: ({ min = 0, max = 0 }) => ({
    limit: min > 1 ? { min, max } : max,
    sentence: min === 0 ? `At most ${text(max)} characters.` : `${text(min)} to ${text(max)} characters.`,
  }),
  count: ({ max = 0 }) => ({ limit: max, sentence: `At most ${text(max)}.` }),
  range: ({ min = 0, max = 0 }) => ({
    limit: { min, max },
    sentence: `${text(min)} to ${text(max)}.`,
  }),
  fileSize: ({ megabytes = 0 }) => ({ limit: megabytes, sentence: `Under ${text(megabytes)} MB.` }),
};

const argumentsOf = (directive: ConstDirectiveNode) =>
  Object.fromEntries(
    (directive.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );

type Field = FieldDefinitionNode | InputValueDefinitionNode;

function declaredOf({ directives = [] }: Field): Declared | undefined {
  const given = Object.fromEntries(
    directives.map((directive) => [directive.name.value, argumentsOf(directive) as Given]),
  );
  const { count, length, fileSize } = given;
  if (count && length) {
    const limit = { count: count['max'] ?? 0, length: length['max'] ?? 0 };
    return { limit, sentence: `At most ${text(limit.count)} of ${text(limit.length)} characters.` };
  }
  if (count && fileSize) {
    const limit = { count: count['max'] ?? 0, megabytes: fileSize['megabytes'] ?? 0 };
    return { limit, sentence: `At most ${text(limit.count)}, each under ${text(limit.megabytes)} MB.` };
  }
  const [name] = Object.keys(KINDS).filter((kind) => given[kind]);
  return name === undefined ? undefined : KINDS[name]?.(given[name] ?? {});
}

/** All fields with their own limit, by type. */
function declaredIn({ definitions }: DocumentNode): Map<string, Map<string, Declared>> {
  const found = new Map<string, Map<string, Declared>>();
  const note = (owner: string, fields: readonly Field[] = []) => {
    for (const field of fields) {
      const declared = declaredOf(field);
      if (!declared) continue;
      const known = found.get(owner) ?? new Map<string, Declared>();
      found.set(owner, known.set(field.name.value, declared));
    }
  };
  for (const definition of definitions) {
    if (!hasFields(definition)) continue;
    note(definition.name.value, definition.fields);
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) continue;
    for (const field of definition.fields ?? []) note(field.name.value, field.arguments);
  }
  return found;
}

const hasFields = (definition: DefinitionNode) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
  definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
  definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;

/** `{ Ticket: { title: 200 }, clockIn: { notes: 2000 } }`: limits by type, and by field for arguments. */
export function limitsOf(document: DocumentNode): Record<string, Record<string, Limit>> {
  return Object.fromEntries(
    [...declaredIn(document)]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([owner, fields]) => [
        owner,
        Object.fromEntries([...fields].map(([name, { limit }]) => [name, limit])),
      ]),
  );
}

/**
 * The SDL with every limit said in the description of its field, of the inputs and arguments that `@writes` it
 * too. @throws Error when a type that is written does not exist or has no limits
 */
export function withLimitSentences(document: DocumentNode): DocumentNode {
  const declared = declaredIn(document);
  const writtenBy = ({ directives = [] }: { directives?: readonly ConstDirectiveNode[] }) => {
    const directive = directives.find(({ name }) => name.value === 'writes');
    const { types = [] } = (directive ? argumentsOf(directive) : {}) as { types?: string[] };
    return types.map((type) => {
      const fields = declared.get(type);
      if (!fields) throw new Error(`@writes names ${type}, which has no limits.`);
      return fields;
    });
  };
  const described = <Node extends Field>(field: Node, written: readonly Map<string, Declared>[]): Node => {
    const own = declaredOf(field);
    const found = own ?? written.map((fields) => fields.get(field.name.value)).find(Boolean);
    if (!found) return field;
    const value = [field.description?.value.trim(), found.sentence].filter(Boolean).join(' ');
    return { ...field, description: { kind: Kind.STRING, value, block: value.length > 100 } };
  };
  const definitions = document.definitions.map((definition): DefinitionNode => {
    if (!hasFields(definition)) return definition;
    const written = writtenBy(definition);
    if (definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
      return { ...definition, fields: definition.fields?.map((field) => described(field, written)) };
    const fields = definition.fields?.map((field) => ({
      ...described(field, []),
      arguments: field.arguments?.map((argument) => described(argument, writtenBy(field))),
    }));
    return { ...definition, fields };
  });
  return { ...document, definitions };
}
