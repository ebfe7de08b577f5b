import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { GraphQLError, Kind, buildSchema, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema, SelectionSetNode } from 'graphql';
import { z } from 'zod';
import { titlesFor } from './company.js';

const FOLDER = 'bench/assistant';
/** Read once, at the end. */
export const HELD_OUT = 'heldOut';

const filled = z.string().min(1);

const questionShape = z.object({
  id: filled,
  /** The demo account that asks. */
  as: z.enum(['employee', 'manager', 'hr', 'it', 'analyst', 'admin']),
  turns: z.array(filled).min(1),
  kind: z.enum([
    'article',
    'own',
    'follow-up',
    'typo',
    'unknown',
    'refuse',
    'attack',
    'small-talk',
    'cannot',
    'two',
  ]),
  /** Each of these is alternatives, of which one must stand in the last answer. */
  facts: z.array(z.array(filled).min(1)),
  /** Title of an article that must be among the last answer's sources. */
  source: filled.nullable(),
  /** Title of a second one, where two things are asked. */
  also: filled.optional(),
  /** What the asker's own value is read with; a number in the path is a place in a list. */
  own: z
    .object({
      document: filled,
      path: filled,
      format: z.enum(['days', 'hours', 'name', 'status', 'date', 'number']),
    })
    .nullable(),
  /** What may stand in no answer and no quote. */
  never: z.array(filled),
});

/** A question of a set, as its writers wrote it. */
export type Question = z.infer<typeof questionShape>;

/** Kinds that a wrong answer could not fail without something that must stand in the right one. */
const PROVED = new Set<Question['kind']>(['article', 'own', 'follow-up', 'typo', 'two']);

const fieldsOf = (
  selections: SelectionSetNode | undefined,
): readonly { name: string; under: SelectionSetNode | undefined }[] =>
  (selections?.selections ?? []).flatMap((one) =>
    one.kind === Kind.FIELD
      ? [{ name: (one.alias ?? one.name).value, under: one.selectionSet }]
      : one.kind === Kind.INLINE_FRAGMENT
        ? fieldsOf(one.selectionSet)
        : [],
  );

function isSelected(document: DocumentNode, path: string): boolean {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  let under: SelectionSetNode | undefined = operation?.selectionSet;
  for (const key of path.split('.').filter((part) => !/^\d+$/.test(part))) {
    const field = fieldsOf(under).find(({ name }) => name === key);
    if (!field) return false;
    under = field.under;
  }
  return under === undefined;
}

function ownFlaws(own: NonNullable<Question['own']>, schema: GraphQLSchema): string[] {
  try {
    const document = parse(own.document);
    const errors = validate(schema, document).map(({ message }) => message);
    return errors.length > 0 || isSelected(document, own.path)
      ? errors
      : [`own.path ${own.path} is no value that own.document asks for`];
  } catch (error) {
    if (error instanceof GraphQLError) return [error.message];
    throw error;
  }
}

function flawsOf(question: Question, titles: ReadonlySet<string>, schema: GraphQLSchema): string[] {
  const { kind, facts, source, also, own } = question;
  return [
    ...[source, also].flatMap((title) =>
      title == null || titles.has(title) ? [] : [`source “${title}” is the title of no article`],
    ),
    ...(own ? ownFlaws(own, schema) : []),
    ...(PROVED.has(kind) && facts.length === 0 && source === null && !own
      ? [`kind ${kind} needs facts, source or own`]
      : []),
  ];
}

/** Sets that may be looked at. */
const setsForWork = (): string[] =>
  readdirSync(FOLDER)
    .flatMap((name) => /^questions\.(\w+)\.json$/.exec(name)?.[1] ?? [])
    .filter((set) => set !== HELD_OUT)
    .sort();

/** A set that cannot be asked, with every reason. */
export class FlawedSet extends Error {}

function entriesOf(file: string): unknown[] {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(entries)) return entries;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new FlawedSet(`${file} is not a JSON list of questions.`);
}

/**
 * The questions of a set, all of them well-formed.
 * @throws FlawedSet when there is no such set or something in it is wrong
 */
export function readQuestions(set: string): Question[] {
  const file = `${FOLDER}/questions.${set}.json`;
  if (!/^\w+$/.test(set) || !existsSync(file))
    throw new FlawedSet(`There is no set “${set}”; the sets for work are ${setsForWork().join(', ')}.`);
  const raw = entriesOf(file);
  const schema = buildSchema(readFileSync('schema/api.graphql', 'utf8'));
  const titles = titlesFor(set);
  const flaws: string[] = [];
  const seen = new Set<string>();
  const questions = raw.flatMap((one, at) => {
    const { data, error } = questionShape.safeParse(one);
    if (!data) {
      const { id } = z.object({ id: z.string() }).safeParse(one).data ?? { id: `entry ${at + 1}` };
      flaws.push(...error.issues.map(({ path, message }) => `${id}: ${path.join('.')}: ${message}`));
      return [];
    }
    flaws.push(
      ...(seen.has(data.id) ? [`${data.id}: two questions have this id`] : []),
      ...flawsOf(data, titles, schema).map((flaw) => `${data.id}: ${flaw}`),
    );
    seen.add(data.id);
    return [data];
  });
  if (flaws.length > 0)
    throw new FlawedSet(`${file} is not well-formed:\n${flaws.map((flaw) => `  ${flaw}`).join('\n')}`);
  return questions;
}
