import type { OperationDefinitionNode } from 'graphql';
import { refuse } from './problems.js';

/**
 * The variable for the version that a caller read. It comes with the header If-Match and leaves as the ETag,
 * never in a body.
 */
export const VERSION = 'version';

/** Whether the operation refuses to change what someone else changed since. */
export const isVersioned = ({ definition }: { definition: OperationDefinitionNode }) =>
  (definition.variableDefinitions ?? []).some(({ variable }) => variable.name.value === VERSION);

/**
 * The version of an If-Match header; null without one and for `*`, which any record matches. @throws Refusal 400
 */
export function versionAsked(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  // `W/`: the prefix that a compressing proxy adds to our ETag.
  const version = Number(/^\s*(?:W\/)?("?)(\d{1,10})\1\s*$/.exec(header)?.[2]);
  if (!(version < 2 ** 31))
    throw refuse(
      400,
      'The header If-Match must be the ETag of one answer, such as "3".',
      {},
      { code: 'invalid' },
    );
  return version;
}

/** The ETag of one record, when its operation asks for the version. */
export function versionTag(record: unknown): Record<string, string> {
  const version =
    typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[VERSION] : undefined;
  return typeof version === 'number' ? { etag: `"${version}"` } : {};
}
