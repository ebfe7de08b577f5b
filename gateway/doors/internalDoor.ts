import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { parse } from 'graphql';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { subgraphNames } from '../../subgraphs/kit/config/configVariables.js';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { openEnvelope, sealEnvelope } from '../../subgraphs/kit/request/credentials/envelope.js';
import { PortalError } from '../../subgraphs/kit/request/errors.js';
import type { SubgraphName } from '../../subgraphs/kit/graphql/link.js';
import { sameSecret } from '../../subgraphs/kit/config/sameSecret.js';
import { fail } from '../../subgraphs/kit/service/startFailure.js';
import { operationHash } from '../limits/operationHash.js';
import { OpenCalls } from './openCalls.js';
import { readSchemaFile } from '../graph/supergraph.js';

/** The envelope of a subgraph's query to the rest of the portal. */
interface Question {
  document: string;
  variables: Record<string, unknown>;
  /** As it came with the call that the subgraph is working on. */
  envelope: string;
  /** A number set by the subgraph, so that no query is answered twice. */
  question: number;
}

/** How this process calls subgraphs that run apart, and answers what they ask while they work on a call. */
export interface InternalDoor {
  /** Runs a call with a sealed envelope. The subgraph may ask back until the call has ended. */
  during<Answer>(
    subgraph: SubgraphName,
    context: RequestContext,
    call: (envelope: string) => Promise<Answer>,
  ): Promise<Answer>;
  close(): Promise<void>;
}

const isSubgraph = (name: unknown): name is SubgraphName =>
  (subgraphNames as readonly unknown[]).includes(name);

/** The queries between subgraphs: hashes of each subgraph's own fixed documents. */
function knownCalls(): Map<SubgraphName, ReadonlySet<string>> {
  const listed = JSON.parse(readSchemaFile('calls.json')) as Partial<Record<SubgraphName, string[]>>;
  return new Map(subgraphNames.map((name) => [name, new Set(listed[name])]));
}

function hashOf(document: string): string | null {
  try {
    return operationHash(parse(document));
  } catch {
    return null;
  }
}

/**
 * The address of this machine among the addresses of a name: in a container network the name may stand for every
 * replica.
 */
async function ownAddress(host: string): Promise<string> {
  const own = Object.values(networkInterfaces()).flatMap((all) => (all ?? []).map(({ address }) => address));
  const meant = await lookup(host, { all: true }).catch(() => []);
  return (
    meant.find(({ address }) => own.includes(address))?.address ??
    fail(
      `INTERNAL_HOST "${host}" is no address of this machine; name the one that the subgraphs reach it at.`,
    )
  );
}

/**
 * A separate listener, at an inner address, that belongs to this one process. It answers a subgraph only
 * while this process waits for that very subgraph, only the documents that subgraph is known for, and only as
 * the viewer of the call: anyone who has a subgraph's secret can make up neither a viewer nor a question.
 */
export async function openInternalDoor(
  config: Config,
  key: KeyObject,
  onFault: (error: unknown) => void,
): Promise<InternalDoor> {
  const calls = new OpenCalls();
  const known = knownCalls();
  const verify = [createPublicKey(key)];
  const app = Fastify({ bodyLimit: 4 << 20 });

  const callerOf = ({ headers }: FastifyRequest): SubgraphName | null => {
    const name = headers['x-subgraph'];
    if (!isSubgraph(name)) return null;
    const isRight = (secret: string) => sameSecret(secret, headers['x-subgraph-secret']);
    return config.secrets.subgraphs[name].some(isRight) ? name : null;
  };

  app.addHook('onRequest', async (request, reply) => {
    if (!callerOf(request)) await reply.code(403).send({ detail: 'Forbidden.' });
  });
  app.post<{ Body: Partial<Question> | null }>('/graph', async (request, reply) => {
    const name = callerOf(request);
    const { document = '', variables = {}, envelope = '', question } = request.body ?? {};
    const who = name && (await openEnvelope(envelope, name, verify).catch(() => null));
    if (!who) return reply.code(401).send({ detail: 'The envelope is not valid.' });
    const hash = hashOf(document);
    if (!hash || !known.get(name)?.has(hash))
      return reply.code(403).send({ detail: 'This operation is not on the list.' });
    const context = calls.admit(who, name, question);
    if (!context) return reply.code(403).send({ detail: 'No such call is open here.' });
    try {
      return { data: await context.graph(document, variables) };
    } catch (error) {
      if (!(error instanceof PortalError)) throw error;
      return { data: null, errors: [{ message: error.message, extensions: error.extensions }] };
    }
  });
  app.setErrorHandler(async (error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) onFault(error);
    await reply
      .code(status)
      .send({ detail: status < 500 ? 'The request could not be read.' : 'The gateway failed.' });
  });

  const host = await ownAddress(config.internal.host);
  await app.listen({ port: config.internal.port, host });
  const { port } = app.server.address() as AddressInfo;
  const callBackTo = `http://${host.includes(':') ? `[${host}]` : host}:${port}/graph`;

  return {
    during: async (subgraph, context, call) => {
      const number = calls.begin(subgraph, context);
      try {
        const { viewer, requestId, idempotencyKey, ip, userAgent } = context;
        const envelope = { viewer, requestId, call: number, callBackTo, idempotencyKey, ip, userAgent };
        return await call(await sealEnvelope(envelope, subgraph, key));
      } finally {
        calls.end(number);
      }
    },
    close: () => app.close(),
  };
}
