import type { OperationDefinitionNode } from 'graphql';
import { badInput } from '../../subgraphs/kit/request/errors.js';

/** So many names are said of those that are too many. */
const MOST_SAID = 20;
const LONGEST_SAID = 100;

/**
 * Refuses values for variables that the operation does not declare, before anybody looks into them.
 * @throws BAD_USER_INPUT under their names
 */
export function requireDeclared(operation: OperationDefinitionNode, variables: unknown): void {
  if (typeof variables !== 'object' || variables === null) return;
  const declared = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  const unknown = Object.keys(variables).filter((name) => !declared.has(name));
  if (unknown.length === 0) return;
  const said = unknown.slice(0, MOST_SAID).map((name) => name.slice(0, LONGEST_SAID));
  throw badInput(
    Object.fromEntries(said.map((name) => [name, [`The operation declares no variable "${name}".`]])),
  );
}
