/** An answer as it came. */
export interface ApiAnswer<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
}

/** One page of a REST list [A7.5]. */
export interface RestPage<Row = Record<string, unknown>> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

/** The portal as a program talks to it, without a browser. */
export interface PortalApi {
  /** Address of the portal without a slash at the end. */
  origin: string;
  get: <Body>(token: string | null, path: string) => Promise<ApiAnswer<Body>>;
  post: <Body>(token: string | null, path: string, body?: object) => Promise<ApiAnswer<Body>>;
  /** Asks the graph. @throws when it answers with an error */
  graph: <Data>(token: string | null, query: string, variables?: object) => Promise<Data>;
  /** @returns the token of a new session. @throws when the sign-in is refused */
  signIn: (email: string, password: string) => Promise<string>;
}

/** @param origin address of the portal without a slash at the end */
export function createPortalApi(origin: string): PortalApi {
  async function call<Body>(
    method: string,
    token: string | null,
    path: string,
    body?: object,
  ): Promise<ApiAnswer<Body>> {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        ...(token && { Authorization: `Token ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? null : JSON.parse(text)) as Body,
    };
  }

  const post: PortalApi['post'] = (token, path, body) => call('POST', token, path, body);
  return {
    origin,
    get: (token, path) => call('GET', token, path),
    post,
    graph: async <Data>(token: string | null, query: string, variables: object = {}) => {
      const { body } = await post<{ data: Data; errors?: unknown[] }>(token, '/graphql', {
        query,
        variables,
      });
      if (body.errors) throw new Error(`The graph refused: ${JSON.stringify(body.errors)}`);
      return body.data;
    },
    signIn: async (email, password) => {
      const { status, body } = await post<{ token: string }>(null, '/api/auth/login/', { email, password });
      if (status !== 200) throw new Error(`${email} was not signed in: ${JSON.stringify(body)}`);
      return body.token;
    },
  };
}
