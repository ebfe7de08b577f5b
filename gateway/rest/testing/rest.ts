import { openTestPortal } from '../../testing/portal.js';
import type { Account, Reply, TestPortal } from '../../testing/portal.js';
import { done } from './answers.js';
import type { Json, PageOf } from './answers.js';
import { form } from './form.js';

/** The caller: a demo account, a person by their token, or nobody. */
export type Asker = Account | { token: string } | null;

export interface GraphAnswer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: Json & { code: string; fields?: Record<string, string[]> } }[];
}

const identityOf = (who: Asker) =>
  who === null ? {} : typeof who === 'string' ? { as: who } : { token: who.token };

/** One portal for all tests of a file, closed after them. */
export function usePortal(environment: Record<string, string> = {}): () => TestPortal {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal(environment);
  }, 60_000);
  afterAll(() => portal.close());
  return () => portal;
}

/**
 * Calls as people and programs make them over HTTP; paths start after /api/ and the family's own part of it.
 */
export function restOf(portal: () => TestPortal, family = '') {
  const call = <Body = Json>(
    method: string,
    who: Asker,
    path: string,
    body?: Json,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> =>
    portal().call<Body>(method, `/api/${family}${path}`, {
      ...identityOf(who),
      ...(body && { body }),
      headers,
    });
  return {
    call,
    /** A form; files are among its fields. */
    send: <Body = Json>(
      method: string,
      who: Asker,
      path: string,
      fields: Json,
      headers: Record<string, string> = {},
    ): Promise<Reply<Body>> => {
      const { headers: own, payload } = form(fields);
      return portal().call<Body>(method, `/api/${family}${path}`, {
        ...identityOf(who),
        payload,
        headers: { ...own, ...headers },
      });
    },
    /** A body as it is, whatever it calls itself. */
    raw: (method: string, who: Asker, path: string, type: string, payload: string | Buffer) =>
      portal().call(method, `/api/${family}${path}`, {
        ...identityOf(who),
        payload,
        headers: { 'content-type': type },
      }),
    get: <Body = Json>(who: Asker, path: string): Promise<Body> => done(call<Body>('GET', who, path)),
    post: <Body = Json>(who: Asker, path: string, body: Json = {}): Promise<Body> =>
      done(call<Body>('POST', who, path, body)),
    list: <Row = Json>(who: Asker, path: string): Promise<PageOf<Row>> =>
      done(call<PageOf<Row>>('GET', who, path)),
    graph: <Data = Json>(
      who: Asker,
      query: string,
      variables: Json = {},
    ): Promise<Reply<GraphAnswer<Data>>> =>
      portal().call('POST', '/graphql', { ...identityOf(who), body: { query, variables } }),
    /** The target of a link in an answer; the link works without a sign-in. */
    open: (link: unknown) => {
      const address = String(link);
      return portal().call('GET', address.startsWith('/') ? address : new URL(address).pathname);
    },
  };
}
