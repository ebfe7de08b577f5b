import { ApolloGateway } from '@apollo/gateway';
import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../../subgraphs/kit/config/config.js';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { unavailable } from '../../subgraphs/kit/request/errors.js';
import { publicError } from '../../subgraphs/kit/request/publicErrors.js';
import { DirectOperations } from './directGateway.js';
import { dataSource } from './dataSource.js';
import type { AfterMutation } from './dataSource.js';
import { asCallersMistake, wholeRequest } from '../doors/httpStatus.js';
import { wantsCostOnly } from '../limits/costOnly.js';
import { documentRules } from '../limits/documents.js';
import { fragmentsOf, limitsPlugin } from '../limits/limitsPlugin.js';
import type { Quota } from '../limits/quota.js';
import { signedOutPlugin } from '../limits/signedOut.js';
import { requireDeclared } from '../limits/variables.js';
import { writesOf } from '../limits/writes.js';
import { silenceLibraries } from '../run/silenceLibraries.js';
import { accessTokenPlugin } from './accessTokens.js';
import { permissionFirstPlugin } from './permissions.js';
import type { Needed } from './permissions.js';
import type { Links } from './subgraphs.js';
import { withoutSecurityFeatures } from './supergraph.js';
import { withFieldNames } from './variableErrors.js';

export interface GraphParts {
  config: Config;
  links: Links;
  supergraph: string;
  needed: Needed;
  knownOperations: ReadonlySet<string>;
  quota: Quota;
  afterMutation: AfterMutation;
  log: Logger;
  plugins: ApolloServerPlugin<RequestContext>[];
}

/** The account of the write limit: the person, or the IP address of a person who is not signed in. */
export const payer = ({ viewer, ip }: RequestContext) => (viewer ? `user:${viewer.userId}` : `ip:${ip}`);

function quotaPlugin(quota: Quota): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, contextValue, request }) => {
        // A REST row is counted by the shim, a subgraph's own question not at all.
        if (!request.http || wantsCostOnly(request)) return;
        const writes = operation ? writesOf(operation, fragmentsOf(document)) : 0;
        await quota.write(payer(contextValue), writes).catch((error: unknown) => {
          throw wholeRequest(error);
        });
      },
    }),
  };
}

/** No input of the graph is nested this deep; a deeper one is refused by its type later. */
const DEEPEST = 50;
const HALF = /\p{Cs}/u;
const HALVES = /\p{Cs}/gu;

/**
 * Half a character, which no database stores, becomes the sign for an unreadable one, wherever text is given.
 */
function mendTexts(within: object, depth = 0): void {
  for (const [key, value] of Object.entries(within) as [string, unknown][]) {
    if (typeof value === 'object' && value !== null && depth < DEEPEST) mendTexts(value, depth + 1);
    else if (typeof value === 'string' && HALF.test(value))
      (within as Record<string, unknown>)[key] = value.replace(HALVES, '\uFFFD');
  }
}

const variablesPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, request }) => {
      // The portal's own operations, which come over no HTTP, fit together by their types.
      if (!operation || !request.http) return;
      try {
        requireDeclared(operation, request.variables);
      } catch (error) {
        throw wholeRequest(error);
      }
    },
    executionDidStart: async ({ request }) => {
      if (request.variables) mendTexts(request.variables);
    },
  }),
};

/** More operations than this at the same time are refused, so that running ones stay fast. */
const MOST_AT_ONCE = 256;

function overloadPlugin(): ApolloServerPlugin<RequestContext> {
  let inside = 0;
  return {
    requestDidStart: async () => {
      inside += 1;
      return {
        didResolveOperation: async () => {
          if (inside > MOST_AT_ONCE) throw wholeRequest(unavailable('The portal is busy. Please try again.'));
        },
        willSendResponse: async () => {
          inside -= 1;
        },
      };
    },
  };
}

/** A request that must wait carries how long in its header as well. */
const retryAfterPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return;
      const waits = response.body.singleResult.errors?.flatMap((error) =>
        typeof error.extensions?.['retryAfter'] === 'number' ? [error.extensions['retryAfter']] : [],
      );
      if (waits?.length) response.http.headers.set('retry-after', String(Math.max(...waits)));
    },
  }),
};

/** At most this many errors leave in one answer (S-66). */
const MOST_ERRORS = 20;
const fewErrorsPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind === 'single')
        response.body.singleResult.errors = response.body.singleResult.errors?.slice(0, MOST_ERRORS);
    },
  }),
};

/**
 * Apollo Server over the federated graph. Starts from the committed supergraph, whether or not every subgraph
 * is up.
 */
export function createApollo(parts: GraphParts): ApolloServer<RequestContext> {
  const { config, links, log } = parts;
  const direct = new DirectOperations();
  silenceLibraries();
  const gateway = new ApolloGateway({
    supergraphSdl: withoutSecurityFeatures(parts.supergraph),
    buildService: ({ name }) => dataSource(links[name as keyof Links], parts.afterMutation),
    experimental_didResolveQueryPlan: direct.learn,
    logger: quietLogger(log),
  });
  const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
    publicError(withFieldNames(asCallersMistake(formatted, error)), () => log.error({ err: error }, 'fault'));
  return new ApolloServer<RequestContext>({
    gateway: direct.around(gateway),
    introspection: true, // the limits plugin decides who may use it
    csrfPrevention: true,
    stopOnTerminationSignals: false, // gateway/main.ts stops everything, in order
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    ...documentRules(config),
    stringifyResult: (value) => JSON.stringify(value),
    formatError,
    logger: quietLogger(log),
    plugins: [
      variablesPlugin,
      limitsPlugin(config, parts.knownOperations, (hash) => log.info({ hash }, 'operation not on the list')),
      signedOutPlugin,
      accessTokenPlugin,
      overloadPlugin(),
      quotaPlugin(parts.quota),
      permissionFirstPlugin(parts.needed),
      retryAfterPlugin,
      fewErrorsPlugin,
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ...parts.plugins,
    ],
  });
}

function quietLogger(log: Logger) {
  return {
    debug: () => undefined,
    info: () => undefined,
    warn: (text: unknown) => log.warn(String(text)),
    error: (text: unknown) => log.error(String(text)),
  };
}
