import type { Account, Reply, TestPortal } from '../../testing/portal.js';
import type { SentFile } from './leave.js';

export type Profile = Record<string, unknown> & { id: number; profile_picture: string | null; resume: string | null };
export type FilePart = 'profile_picture' | 'resume';

/** One part of a form with a file; the name may be any bytes that a caller writes, also whole header parameters. */
function filePart(part: string, { name, content }: SentFile, disposition = `filename="${name}"`): Buffer {
  const head = `--edge\r\nContent-Disposition: form-data; name="${part}"; ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content as Buffer), Buffer.from('\r\n--edge--\r\n')]);
}

const FORM = { 'content-type': 'multipart/form-data; boundary=edge' };
const GRAPH_NAMES = { profile_picture: 'profilePicture', resume: 'resume' } as const;

/** What somebody who is refused is told, in the same form at both doors. */
export interface Told {
  status: number;
  /** Under REST's names. */
  fields: Record<string, string[]> | null;
}

interface GraphAnswer {
  data: { updateProfile: { profilePicture: string | null; resume: string | null } } | null;
  errors?: { extensions: { code: string; fields?: Record<string, string[]> } }[];
}

export interface Sent {
  part: FilePart;
  file: SentFile;
  /** In place of `filename="..."`. */
  disposition?: string;
  headers?: Record<string, string>;
}

/** Changing the files of a profile, as people do it over HTTP. */
export function profileOf(portal: () => TestPortal) {
  const rest = (method: string, as: Account | null, { part, file, disposition, headers }: Sent): Promise<Reply<Profile>> =>
    portal().call<Profile>(method, '/api/auth/profile/', { ...(as && { as }), headers: { ...FORM, ...headers }, payload: filePart(part, file, disposition) });

  const graph = (as: Account | null, { part, file, disposition, headers }: Sent): Promise<Reply<GraphAnswer>> => {
    const name = GRAPH_NAMES[part];
    const query = `mutation ($f: Upload!) { updateProfile(input: { ${name}: $f }) { profilePicture resume } }`;
    const field = (key: string, value: object) => `--edge\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${JSON.stringify(value)}\r\n`;
    const payload = Buffer.concat([Buffer.from(field('operations', { query, variables: { f: null } }) + field('map', { 0: ['variables.f'] })), filePart('0', file, disposition)]);
    return portal().call<GraphAnswer>('POST', '/graphql', { ...(as && { as }), payload, headers: { ...FORM, 'apollo-require-preflight': 'true', ...headers } });
  };

  return {
    rest,
    graph,
    read: async (as: Account): Promise<Profile> => (await portal().call<Profile>('GET', '/api/auth/profile/', { as })).body,
    /** What each door says of the file: REST by PUT and PATCH, and the graph. */
    told: async (as: Account, sent: Sent): Promise<Told[]> => {
      const answers = [await rest('PUT', as, sent), await rest('PATCH', as, sent)].map(({ status, body }) => ({ status, fields: body as unknown as Told['fields'] }));
      const { body } = await graph(as, sent);
      const fields = body.errors?.[0]?.extensions.fields;
      const named = fields && Object.fromEntries(Object.entries(fields).map(([field, words]) => [field === 'profilePicture' ? 'profile_picture' : field, words]));
      return [...answers, { status: body.errors?.[0]?.extensions.code === 'BAD_USER_INPUT' ? 400 : 200, fields: named ?? null }];
    },
  };
}
