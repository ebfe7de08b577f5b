import { createHash } from 'node:crypto';
import { Kind, print, visit } from 'graphql';
import type { DocumentNode } from 'graphql';

const nameOf = (definition: DocumentNode['definitions'][number]) =>
  'name' in definition ? (definition.name?.value ?? '') : '';

/**
 * The same for the same operation however it is laid out, and whether or not a client added `__typename`
 * everywhere.
 */
export function operationHash(document: DocumentNode): string {
  const bare = visit(document, { Field: (node) => (node.name.value === '__typename' ? null : undefined) });
  const definitions = bare.definitions.filter(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  const text = definitions
    .map((definition) => ({ name: nameOf(definition), text: print(definition) }))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((definition) => definition.text)
    .join('\n');
  return createHash('sha256').update(text).digest('base64url');
}
