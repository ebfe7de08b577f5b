import type { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import type { Disk } from 'flydrive';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { buildSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { createContext } from '../../subgraphs/kit/request/context.js';
import type { GraphClient, RequestContext } from '../../subgraphs/kit/request/context.js';
import { PortalError } from '../../subgraphs/kit/request/errors.js';
import type { ErrorCode } from '../../subgraphs/kit/request/errors.js';
import { openStore } from '../../subgraphs/kit/files/fileStore.js';
import { createLog } from '../../subgraphs/kit/service/log.js';
import { allSent } from '../../subgraphs/kit/outside/mail.js';
import { inTime } from '../../subgraphs/kit/request/limits/timeLimit.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import { createApollo } from '../graph/apollo.js';
import type { Asker, Caller } from '../doors/caller.js';
import { Delivery } from '../doors/delivery.js';
import { Quota } from '../limits/quota.js';
import { Turnstile } from '../limits/turnstile.js';
import { RequestFiles } from '../doors/files/requestFiles.js';
import { openSubgraphs } from '../graph/subgraphs.js';
import type { Links } from '../graph/subgraphs.js';
import { neededFor } from '../graph/permissions.js';
import type { Needed } from '../graph/permissions.js';
import { readSchemaFile } from '../graph/supergraph.js';
import { sweepProvisional } from '../doors/files/uploads.js';
import { StreamHub } from '../stream/streamHub.js';
import { Viewers } from '../graph/viewers.js';

/** One operation to run on someone's behalf. */
export interface GraphRequest {
  document: string;
  operationName?: string;
  variables: Record<string, unknown>;
  context: RequestContext;
}

export interface GraphAnswer {
  data: Record<string, unknown> | null;
  /** Already fit to leave: closed codes, no internals. */
  errors?: readonly GraphQLFormattedError[];
}

/** The running portal, whatever door a call comes through. */
export interface Portal {
  config: Config;
  log: Logger;
  links: Links;
  apollo: ApolloServer<RequestContext>;
  /** The operations for clients. */
  apiSchema: GraphQLSchema;
  /** What the root fields of the graph need. */
  needed: Needed;
  store: Disk;
  quota: Quota;
  turnstile: Turnstile;
  /** Open browsers, which get a message when something is new. */
  stream: StreamHub;
  /** Who a token belongs to. @throws SERVICE_UNAVAILABLE when that cannot be found out */
  authenticate(token: string | null): Promise<Viewer | null>;
  /** Who sends a request, who pays for it from now on. @throws RATE_LIMITED, SERVICE_UNAVAILABLE */
  recognise(asker: Asker): Promise<Viewer | null>;
  newContext(caller: Caller, viewer: Viewer | null): RequestContext;
  execute(request: GraphRequest): Promise<GraphAnswer>;
  files: RequestFiles;
  close(): Promise<void>;
}

export interface PortalOptions {
  config: Config;
  databaseUrl: string;
  log?: Logger;
  plugins?: ApolloServerPlugin<RequestContext>[];
}

const LONGEST_KEY = 64;
/** Of the ten seconds of a request, the lookup of the viewer may take this many. */
const SIGN_IN_MS = 8_000;

function knownOperations(): ReadonlySet<string> {
  return new Set(JSON.parse(readSchemaFile('operations.json')) as string[]);
}

/**
 * Everything but the HTTP server: subgraphs, graph, events, files. @throws StartFailure or a database error
 */
export async function openPortal({
  config,
  databaseUrl,
  plugins = [],
  log = createLog(config),
}: PortalOptions): Promise<Portal> {
  const onFault = (error: unknown) => log.error({ err: error }, 'background fault');
  const opened = await openSubgraphs(config, databaseUrl, onFault);
  const { links } = opened;
  const viewers = new Viewers(links);
  const delivery = new Delivery(links, onFault);
  const quota = new Quota(config.limits);
  const turnstile = new Turnstile(config.limits, quota);
  const store = await openStore(config);
  const stream = new StreamHub({
    identity: links.identity,
    isSignedIn: (token) => viewers.isSignedIn(token),
    onFault,
  });

  const afterMutation = async ({ effects }: RequestContext) => {
    if (effects.viewersChanged.size > 0) {
      await viewers.drop(effects.viewersChanged);
      void stream.recheck(effects.viewersChanged).catch(onFault);
    }
    const from = [...effects.outboxOf];
    effects.outboxOf.clear();
    await Promise.all(from.map((name) => delivery.deliverFrom(name)));
    stream.kick();
  };
  const supergraph = readSchemaFile('supergraph.graphql');
  const needed = neededFor(supergraph);
  const apollo = createApollo({
    config,
    links,
    supergraph,
    needed,
    knownOperations: knownOperations(),
    quota,
    afterMutation,
    log,
    plugins,
  });
  await apollo.start();
  delivery.start();
  const sweep = setInterval(() => void sweepProvisional(store).catch(onFault), 3_600_000);
  sweep.unref();

  const execute: Portal['execute'] = async ({ document, operationName, variables, context }) => {
    const { body } = await apollo.executeOperation(
      { query: document, variables, ...(operationName !== undefined && { operationName }) },
      { contextValue: context },
    );
    if (body.kind !== 'single') throw new Error('The graph answered in parts.');
    return {
      data: (body.singleResult.data as GraphAnswer['data']) ?? null,
      ...(body.singleResult.errors && { errors: body.singleResult.errors }),
    };
  };

  const authenticate = (token: string | null, waitedMs = 0) =>
    inTime(viewers.authenticate(token), SIGN_IN_MS - waitedMs);

  const recognise: Portal['recognise'] = async (asker) => {
    const since = performance.now();
    const viewer = await authenticate(asker.token, asker.waitedMs);
    asker.waitedMs += performance.now() - since;
    await turnstile.recognise(asker, viewer);
    return viewer;
  };

  const newContext: Portal['newContext'] = ({ headers, ip, requestId, waitedMs = 0 }, viewer) => {
    const key = headers['idempotency-key'];
    if (typeof key === 'string' && key.length > LONGEST_KEY)
      throw new PortalError(`An Idempotency-Key has at most ${LONGEST_KEY} characters.`, 'BAD_USER_INPUT');
    const seed = {
      config,
      viewer,
      requestId,
      idempotencyKey: typeof key === 'string' && key !== '' ? key : null,
      ip,
      userAgent: String(headers['user-agent'] ?? '').slice(0, 255),
      waitedMs,
    };
    const graph: GraphClient = async <Data>(document: string, variables: Record<string, unknown> = {}) => {
      const { data, errors } = await execute({
        document,
        variables,
        context: createContext({ ...seed, idempotencyKey: null, graph }),
      });
      const first = errors?.[0];
      if (first)
        throw new PortalError(first.message, first.extensions?.['code'] as ErrorCode, first.extensions ?? {});
      return data as Data;
    };
    return createContext({ graph, ...seed });
  };

  return {
    config,
    log,
    links,
    apollo,
    apiSchema: buildSchema(readSchemaFile('api.graphql')),
    needed,
    store,
    quota,
    turnstile,
    stream,
    authenticate,
    recognise,
    newContext,
    execute,
    files: new RequestFiles(store, config),
    close: async () => {
      clearInterval(sweep);
      stream.close();
      await apollo.stop();
      await delivery.stop();
      await allSent();
      await opened.close();
    },
  };
}
