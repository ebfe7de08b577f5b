import { parse } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import type { RequestContext } from './context.js';
import { badInput } from './errors.js';

export type Executor = (
  query: string,
  variables: Record<string, unknown>,
  context: RequestContext,
  operationName?: string,
) => Promise<ExecutionResult>;

const MOST_KEPT = 2000;

/**
 * Runs operations that the gateway planned against one subgraph. Each distinct text is compiled once; nothing
 * is validated, because the planner wrote it.
 */
export function createExecutor(schema: GraphQLSchema): Executor {
  const compiled = new Map<string, CompiledQuery>();

  const compile = (query: string, operationName: string | undefined): CompiledQuery | ExecutionResult => {
    const known = compiled.get(query);
    if (known) return known;
    const made = compileQuery(schema, parse(query), operationName);
    // A literal that no scalar takes; graphql's words would repeat it, and it may be anything.
    if (!isCompiledQuery(made))
      return {
        data: null,
        errors: [badInput({ nonFieldErrors: ['A value written into the query is not valid.'] })],
      };
    if (compiled.size >= MOST_KEPT) compiled.delete(compiled.keys().next().value ?? '');
    compiled.set(query, made);
    return made;
  };

  return async (query, variables, context, operationName) => {
    const ready = compile(query, operationName);
    return isCompiledQuery(ready) ? ready.query({}, context, variables) : ready;
  };
}
