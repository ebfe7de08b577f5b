import { viewer } from '../../../subgraphs/kit/testing/viewers.js';
import type { Viewer } from '../../../subgraphs/kit/viewer.js';
import type { Account, Reply, TestPortal } from '../../testing/portal.js';

export type Json = Record<string, unknown>;
export type Ticket = Json & { id: number; status: string; supporting_document: string | null };

export interface TicketPage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Ticket[];
}

/** A file as a form carries it. */
export interface SentFile {
  name: string;
  content: string | Buffer;
  /** Name of the part. */
  part?: string;
}

/** The body of a refusal that is no field map. */
export const said = (text: unknown, more: Json) => ({ detail: text, message: text, error: text, ...more });
export const NOT_FOUND = { status: 404, body: said('Not found.', { code: 'not_found' }) };

/** Status and body, for comparing whole answers. */
export const outcome = ({ status, body }: Reply<unknown>) => ({ status, body });

/** The options of a call that sends a form. */
function form(fields: Json, file?: SentFile): { headers: Record<string, string>; payload: Buffer } {
  const parts = Object.entries(fields).map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`);
  const head = file ? `--edge\r\nContent-Disposition: form-data; name="${file.part ?? 'supporting_document'}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n` : '';
  const payload = Buffer.concat([Buffer.from(parts.join('') + head), Buffer.from(file?.content ?? ''), Buffer.from(`${file ? '\r\n' : ''}--edge--\r\n`)]);
  return { headers: { 'content-type': 'multipart/form-data; boundary=edge' }, payload };
}

const ROOT = '/api/tickets/leave-requests/';
const DAY = 86_400_000;
let nextDay = Date.UTC(2040, 0, 2);

const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days that no other request of a test touches, far from those of the demo data. */
export function freeDays(length = 3): { start_date: string; end_date: string } {
  const start = nextDay;
  nextDay += (length + 1) * DAY;
  return { start_date: textOf(start), end_date: textOf(start + (length - 1) * DAY) };
}

/** A request that asks for days of its own. */
export const request = (more: Json = {}): Json => ({ title: 'A few days', description: 'Away from the desk.', leave_type: 'personal', reason: 'A move', ...freeDays(), ...more });

/** Leave requests as people call them over HTTP. */
export function leaveOf(portal: () => TestPortal) {
  const call = <Body = Ticket>(method: string, as: Account, path: string, body?: Json, headers?: Record<string, string>) =>
    portal().call<Body>(method, `${ROOT}${path}`, { as, ...(body && { body }), ...(headers && { headers }) });
  const created = async (as: Account, more?: Json) => {
    const answer = await call('POST', as, '', request(more));
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  };
  return {
    call,
    list: (as: Account, query = '') => call<TicketPage>('GET', as, query),
    read: (as: Account, id: number) => call('GET', as, `${id}/`),
    /** A fresh request of the person. */
    created,
    /** A fresh request of the person, brought into the status by HR, or by an administrator where it is HR's own. */
    createdAs: async (as: Account, status: string) => {
      const { id } = await created(as);
      const handler = as === 'hr' ? 'admin' : 'hr';
      const answer = await call('POST', handler, `${id}/update_status/`, { status });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return answer.body;
    },
    /** One POST of a form. */
    send: (method: string, as: Account, path: string, fields: Json, file?: SentFile, headers: Record<string, string> = {}) => {
      const { headers: own, payload } = form(fields, file);
      return portal().call<Ticket>(method, `${ROOT}${path}`, { as, payload, headers: { ...own, ...headers } });
    },
  };
}

/** The account as the author of tickets that a test puts straight into the database. */
export async function viewerOf(portal: TestPortal, as: Account): Promise<Viewer> {
  const { body } = await portal.call<{ id: number; full_name: string }>('GET', '/api/auth/profile/', { as });
  return viewer([], { userId: body.id, fullName: body.full_name });
}
