import type { GraphQLDataSource } from '@apollo/gateway';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { PortalError, unavailable } from '../../subgraphs/kit/request/errors.js';
import type { SubgraphLink } from '../../subgraphs/kit/graphql/link.js';

/** What must happen between a mutation's commit and anything that runs after it. */
export type AfterMutation = (context: RequestContext) => Promise<void>;

function operationName(query: string): string | undefined {
  return /^\s*(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
}

/**
 * Sends what the gateway planned for one subgraph down its link; a subgraph that is away becomes
 * SERVICE_UNAVAILABLE.
 */
export function dataSource(
  link: SubgraphLink,
  afterMutation: AfterMutation,
): GraphQLDataSource<RequestContext> {
  return {
    process: async (options) => {
      const query = options.request.query ?? '';
      const { context } = options as { context: RequestContext };
      const result = await link
        .execute(query, options.request.variables ?? {}, context, operationName(query))
        .catch((error: unknown) => {
          if (error instanceof PortalError) throw error;
          throw unavailable();
        });
      if (query.trimStart().startsWith('mutation')) await afterMutation(context);
      return result;
    },
  };
}
