import type { GraphQLDataSource, ServiceMap } from '@apollo/gateway';
import type { GatewayExecutor, GatewayInterface } from '@apollo/server-gateway-interface';
import type { FetchNode, QueryPlan } from '@apollo/query-planner';
import { getVariableValues, GraphQLError, Kind } from 'graphql';
import type { GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { PortalError } from '../../subgraphs/kit/request/errors.js';
import { inTime, timeLimitOf } from '../../subgraphs/kit/request/limits/timeLimit.js';

const MOST_KEPT = 2_000;

/**
 * At this many faults variables are read no further: an error for every item of a megabyte would keep the
 * gateway busy for minutes (S-66).
 */
const MOST_ERRORS = 20;

/** A whole operation that one subgraph answers by itself. */
interface Direct {
  fetch: FetchNode;
  source: GraphQLDataSource<RequestContext>;
}

interface Planned {
  queryPlan: QueryPlan;
  serviceMap: ServiceMap;
  requestContext: {
    queryHash: string;
    request: { operationName?: string | undefined };
    operation: OperationDefinitionNode;
  };
}

const keyOf = (request: { queryHash: string; request: { operationName?: string | undefined } }) =>
  `${request.queryHash}|${request.request.operationName ?? ''}`;

/** Lines and columns of the planned text mean nothing to the caller. */
function withoutPlace({
  message,
  path,
  extensions,
  originalError,
}: GraphQLFormattedError & { originalError?: Error }): GraphQLError {
  return new GraphQLError(message, {
    ...(path && { path }),
    ...(extensions && { extensions }),
    ...(originalError && { originalError }),
  });
}

/** The gateway itself answers `__typename` of the root, and a fragment could hide one. */
const hasPlainRoot = (operation: OperationDefinitionNode) =>
  operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && !selection.name.value.startsWith('__'),
  );

/**
 * Ends what takes longer than an operation may, whatever hangs; finding out who asks counts too (decisions
 * 5j).
 */
function limited(execute: GatewayExecutor): GatewayExecutor {
  return async (requestContext) => {
    const { waitedMs = 0 } = requestContext.context as RequestContext;
    try {
      return await inTime(execute(requestContext), timeLimitOf(requestContext.source) - waitedMs);
    } catch (error) {
      if (error instanceof PortalError) return { data: null, errors: [error] };
      throw error;
    }
  };
}

/**
 * Remembers which operations the planner gives whole to one subgraph and, from their second run on, hands
 * that subgraph's answer through. The gateway would copy and reshape it field by field, which costs more than
 * making it; everything else goes through the gateway as ever.
 */
export class DirectOperations {
  private readonly known = new Map<string, Direct>();

  /** For the gateway's `experimental_didResolveQueryPlan`. */
  readonly learn = ({ queryPlan, serviceMap, requestContext }: Planned): void => {
    const { node } = queryPlan;
    if (
      node?.kind !== 'Fetch' ||
      node.requires ||
      node.inputRewrites ||
      node.outputRewrites ||
      node.contextRewrites ||
      node.hasDefers
    )
      return;
    const source = serviceMap[node.serviceName];
    if (!source || !hasPlainRoot(requestContext.operation)) return;
    if (this.known.size >= MOST_KEPT) this.known.delete(this.known.keys().next().value ?? '');
    this.known.set(keyOf(requestContext), {
      fetch: node,
      source: source as GraphQLDataSource<RequestContext>,
    });
  };

  /** The same gateway with the short way in front. */
  around(gateway: GatewayInterface): GatewayInterface {
    return {
      onSchemaLoadOrUpdate: (callback) => gateway.onSchemaLoadOrUpdate(callback),
      stop: () => gateway.stop(),
      load: async (options) => {
        const { executor } = await gateway.load(options);
        return { executor: executor && limited(this.executor(executor)) };
      },
    };
  }

  private executor(viaGateway: GatewayExecutor): GatewayExecutor {
    return async (requestContext) => {
      const { operation, request, schema } = requestContext;
      const { coerced, errors } = getVariableValues(
        schema,
        operation.variableDefinitions ?? [],
        request.variables ?? {},
        { maxErrors: MOST_ERRORS },
      );
      if (errors)
        return {
          errors: errors.map(
            (error) =>
              new GraphQLError(error.message, {
                originalError: error,
                extensions: { code: 'BAD_USER_INPUT' },
              }),
          ),
        };
      const direct = this.known.get(keyOf(requestContext));
      if (!direct) return viaGateway(requestContext);
      const variables = Object.fromEntries(
        (direct.fetch.variableUsages ?? []).flatMap((name) =>
          name in coerced ? [[name, coerced[name]]] : [],
        ),
      );
      try {
        const { data, errors: failed } = await direct.source.process({
          request: { query: direct.fetch.operation, variables },
          context: requestContext.context as RequestContext,
        } as never);
        return { data: data ?? null, ...(failed && { errors: failed.map(withoutPlace) }) };
      } catch (error) {
        return {
          data: null,
          errors: [
            error instanceof GraphQLError
              ? error
              : new GraphQLError('fault', { originalError: error as Error }),
          ],
        };
      }
    };
  }
}
