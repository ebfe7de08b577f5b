import { execute, parse, validate, ValuesOfCorrectTypeRule } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { CompiledQuery } from 'graphql-jit';
import type { RequestContext } from '../request/context.js';
import { badInput } from '../request/errors.js';

export type Executor = (
  query: string,
  variables: Record<string, unknown>,
  context: RequestContext,
  operationName?: string,
) => Promise<ExecutionResult>;

/** Characters of all texts that are kept compiled; each takes some hundred times as much memory. */
const MOST_KEPT = 400_000;

/**
 * Runs operations that the gateway planned against one subgraph. Nothing is validated, because the planner
 * wrote it.
 * @param isCompiled each distinct text is compiled once by graphql-jit; if not, graphql-js runs it
 */
export const createExecutor = (schema: GraphQLSchema, isCompiled: boolean): Executor =>
  isCompiled ? compilingExecutor(schema) : plainExecutor(schema);

const plainExecutor =
  (schema: GraphQLSchema): Executor =>
  async (query, variables, context, operationName) => {
    const document = parse(query, { noLocation: true });
    if (validate(schema, document, [ValuesOfCorrectTypeRule]).length > 0) return wrongLiteral();
    return execute({
      schema,
      document,
      rootValue: {},
      contextValue: context,
      variableValues: variables,
      operationName,
    });
  };

/** A literal that no scalar accepts. The message of graphql would repeat it, and it may contain anything. */
const wrongLiteral = (): ExecutionResult => ({
  data: null,
  errors: [badInput({ nonFieldErrors: ['A value written into the query is not valid.'] })],
});

function compilingExecutor(schema: GraphQLSchema): Executor {
  const compiled = new Map<string, CompiledQuery>();
  let kept = 0;

  const compile = (query: string, operationName: string | undefined): CompiledQuery | ExecutionResult => {
    const known = compiled.get(query);
    if (known) {
      // The most recently used entry is last, so that documents used once are evicted before frequent ones.
      compiled.delete(query);
      compiled.set(query, known);
      return known;
    }
    // Without places: every value would be read with its own copy, and they mean nothing to a caller.
    const made = compileQuery(schema, parse(query, { noLocation: true }), operationName);
    if (!isCompiledQuery(made)) return wrongLiteral();
    compiled.set(query, made);
    kept += query.length;
    for (const oldest of compiled.keys()) {
      if (kept <= MOST_KEPT) break;
      compiled.delete(oldest);
      kept -= oldest.length;
    }
    return made;
  };

  return async (query, variables, context, operationName) => {
    const ready = compile(query, operationName);
    return isCompiledQuery(ready) ? ready.query({}, context, variables) : ready;
  };
}
