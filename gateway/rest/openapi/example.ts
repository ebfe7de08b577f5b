import { isEnumType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { wordFor } from '../enumWords.js';
import type { JsonSchema } from './jsonSchema.js';

/** Example values for some names. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  email: 'maya.okafor@portal.example',
  password: 'Harbor-Lantern-42',
  password_confirm: 'Harbor-Lantern-42',
  first_name: 'Maya',
  last_name: 'Okafor',
  issue_type: 'Hardware',
  rating: 4,
  title: 'A new laptop',
  description: 'The old one does not start any more.',
};
const BY_TYPE: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 17,
  number: 4.5,
  boolean: true,
  null: null,
};

function firstWord(reference: string, schema: GraphQLSchema): unknown {
  const type = schema.getType(reference.replace('#/components/schemas/', ''));
  return isEnumType(type) ? wordFor(type.name, type.getValues()[0]?.name ?? '') : null;
}

/** The required keys, or the first few if none is required. */
function ofObject({ properties, required }: JsonSchema, schema: GraphQLSchema): unknown {
  const all = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  const needed = all.filter(([name]) => (required as string[] | undefined)?.includes(name));
  return Object.fromEntries(
    (needed.length > 0 ? needed : all.slice(0, 3)).map(([name, one]) => [
      name,
      EXAMPLES[name] ?? exampleOf(one, schema),
    ]),
  );
}

/** An example of what fits the schema of something that is sent. */
export function exampleOf(one: JsonSchema, schema: GraphQLSchema): unknown {
  const [example] = (one['examples'] as unknown[] | undefined) ?? [];
  if (example !== undefined) return example;
  if (typeof one['$ref'] === 'string') return firstWord(one['$ref'], schema);
  const [first] = (one['anyOf'] as JsonSchema[] | undefined) ?? [];
  if (first) return exampleOf(first, schema);
  const [type = 'string'] = [one.type ?? 'string'].flat();
  if (type === 'array') return [exampleOf(one['items'] as JsonSchema, schema)];
  return type === 'object' ? ofObject(one, schema) : BY_TYPE[type];
}
