import type { OperationDefinitionNode } from 'graphql';

/**
 * The parameter of a list that is read to its end while rows come and go: blank begins, then the one that `next`
 * of the answer has.
 */
export const AFTER = 'after';

/** Whether a list can be read so. */
export const isPlaced = ({ variableDefinitions }: OperationDefinitionNode): boolean =>
  (variableDefinitions ?? []).some(({ variable }) => variable.name.value === AFTER);

/** Whether the caller reads it so: the parameter is in the query, be it blank. */
export const asksByCursor = (query: object, byCursor: string | null): byCursor is string =>
  byCursor !== null && Object.hasOwn(query, AFTER);
