import type { Account, TestPortal } from '../../testing/portal.js';
import { said } from './leave.js';
import type { Json } from './leave.js';

export type Made = Json & { id: number; type: string; status: string; created_by: number | null };

export interface MadePage {
  count: number;
  next: string | null;
  previous: string | null;
  results: Made[];
}

const UNDECIDED = ['open', 'in_progress', 'waiting_response'] as const;
export const STATUSES = [...UNDECIDED, 'resolved', 'closed', 'rejected'] as const;
export const UNAUTHENTICATED = { status: 401, body: said('Authentication credentials were not provided.', { code: 'unauthenticated' }) };
export const FORBIDDEN = { status: 403, body: said(expect.any(String), { code: 'forbidden' }) };
/** An instant as answers write it. */
export const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/) as string;

/** A kind of ticket that is neither changed nor decided: made, read and deleted. */
export interface MadeKind {
  /** For titles. */
  name: string;
  path: 'feedback' | 'it-support' | 'general';
  /** What a good POST carries at least. */
  body: Json;
  /** Who reads everybody's. */
  readers: readonly Account[];
  /** Who deletes everybody's in any state. */
  deleters: readonly Account[];
  /** The states in which its author deletes it, and what is said in the others. */
  deletable: readonly string[];
  refusal: string;
  /** Its names in the graph. */
  graph: { one: string; list: string; create: string; input: string; remove: string };
}

const words = (name: string) => ({ title: `${name}, please`, description: 'As described.' });
const LATE = 'Tickets can be deleted only while they are open, in progress or waiting for a response.';
const general = { one: 'generalTicket', list: 'generalTickets', create: 'createGeneralTicket', input: 'GeneralTicketInput', remove: 'deleteGeneralTicket' };

export const MADE_KINDS: readonly MadeKind[] = [
  {
    ...{ name: 'feedback', path: 'feedback', body: words('A quiet room'), readers: ['hr', 'admin'], deleters: [], deletable: ['open'] },
    refusal: 'Feedback can be cancelled only while it is open.',
    graph: { one: 'feedbackTicket', list: 'feedbackTickets', create: 'createFeedback', input: 'FeedbackInput', remove: 'deleteFeedback' },
  },
  {
    ...{ name: 'an IT support ticket', path: 'it-support', body: { ...words('A new screen'), issue_type: 'Hardware' }, readers: ['it', 'hr', 'admin'], deleters: ['it', 'admin'], deletable: UNDECIDED },
    refusal: LATE,
    graph: { one: 'itSupportTicket', list: 'itSupportTickets', create: 'createItSupportTicket', input: 'ItSupportInput', remove: 'deleteItSupportTicket' },
  },
  {
    ...{ name: 'a general ticket', path: 'general', body: { ...words('A desk lamp'), category: 'General' }, readers: ['hr', 'admin'], deleters: [], deletable: UNDECIDED },
    refusal: LATE,
    graph: general,
  },
  {
    ...{ name: 'a general ticket in IT Support', path: 'general', body: { ...words('A login'), category: 'IT Support' }, readers: ['it', 'hr', 'admin'], deleters: ['it', 'admin'], deletable: UNDECIDED },
    refusal: LATE,
    graph: general,
  },
];

const STATUS_OF: Record<string, number> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, NOT_FOUND: 404, BAD_USER_INPUT: 400, CONFLICT: 409 };

/** Tickets as people call them over HTTP; paths start after /api/tickets/. */
export function ticketsOf(portal: () => TestPortal) {
  const call = <Body = Made>(method: string, as: Account | null, path: string, body?: Json, headers?: Record<string, string>) =>
    portal().call<Body>(method, `/api/tickets/${path}`, { ...(as && { as }), ...(body && { body }), ...(headers && { headers }) });
  const created = async ({ path, body }: Pick<MadeKind, 'path' | 'body'>, as: Account, more?: Json): Promise<Made> => {
    const answer = await call('POST', as, `${path}/`, { ...body, ...more });
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  };
  return {
    call,
    created,
    /** A fresh one, brought into the status by an administrator. */
    createdAs: async (kind: MadeKind, as: Account, status: string, more?: Json): Promise<Made> => {
      const made = await created(kind, as, more);
      if (status === 'open') return made;
      const answer = await call('POST', 'admin', `${kind.path}/${made.id}/update_status/`, { status });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return answer.body;
    },
    list: async (as: Account, path: string): Promise<MadePage> => {
      const answer = await call<MadePage>('GET', as, path);
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
      return answer.body;
    },
    /** What the graph decides about the same, as a status. */
    decided: async (as: Account | null, document: string, variables: Json): Promise<number> => {
      const { data, errors } = await portal().graphql(as, document, variables);
      const code = errors?.[0]?.extensions['code'];
      if (typeof code === 'string') return STATUS_OF[code] ?? 500;
      return Object.values(data).every((value) => value === null) ? 404 : 200;
    },
  };
}

export const conflict = (text: unknown, current_status: string) => ({ status: 409, body: said(text, { current_status, code: 'conflict' }) });
