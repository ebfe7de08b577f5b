import type { OperationDefinitionNode } from 'graphql';
import { badInput } from '../../subgraphs/kit/request/errors.js';
import type { PortalError } from '../../subgraphs/kit/request/errors.js';

/** The number of undeclared names that a message lists. */
const MOST_SAID = 20;
const LONGEST_SAID = 100;

/** The names of the variables that an operation declares. */
export const declaredBy = ({ variableDefinitions = [] }: OperationDefinitionNode): string[] =>
  variableDefinitions.map(({ variable }) => variable.name.value);

/** The errors of values with these names, under their names; null if each is declared. */
export function undeclaredProblem(
  names: readonly string[],
  declared: ReadonlySet<string>,
): PortalError | null {
  const unknown = names.filter((name) => !declared.has(name));
  if (unknown.length === 0) return null;
  const said = unknown.slice(0, MOST_SAID).map((name) => name.slice(0, LONGEST_SAID));
  return badInput(
    Object.fromEntries(said.map((name) => [name, [`The operation declares no variable "${name}".`]])),
  );
}

/**
 * Refuses values for variables that the operation does not declare, before anyone looks into them.
 * @throws BAD_USER_INPUT under their names
 */
export function requireDeclared(operation: OperationDefinitionNode, variables: unknown): void {
  if (typeof variables !== 'object' || variables === null) return;
  const problem = undeclaredProblem(Object.keys(variables), new Set(declaredBy(operation)));
  if (problem) throw problem;
}
