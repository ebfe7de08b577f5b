import { BREAK, visit } from 'graphql';
import type { DocumentNode, ValueNode } from 'graphql';
import { badInput } from '../../subgraphs/kit/request/errors.js';

/**
 * Numbers written into a query that are larger than any JavaScript has: the planner fails over them, wherever
 * they are.
 * @throws BAD_USER_INPUT in the words a subgraph has for a literal that its scalar does not take
 */
export function requireFiniteLiterals(document: DocumentNode): void {
  let isFinite = true;
  const check = ({ value }: ValueNode & { value: string }) => {
    isFinite = Number.isFinite(Number(value));
    return isFinite ? undefined : BREAK;
  };
  visit(document, { IntValue: check, FloatValue: check });
  if (!isFinite) throw badInput({ nonFieldErrors: ['A value written into the query is not valid.'] });
}
