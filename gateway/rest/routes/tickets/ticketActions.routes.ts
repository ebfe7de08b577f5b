import {
  feedbackTicketShown,
  generalTicketShown,
  itSupportTicketShown,
  leaveRequestShown,
  masterTicketShown,
} from '../../present/ticket.js';
import type { Row, Take } from '../../route.js';

interface Kind {
  path: string;
  kind: string;
  handler: string;
  /** Sets the status and asks for what the kind shows. */
  setStatus: string;
  present: NonNullable<Row['present']>;
}

/**
 * The kinds as paths name them; a ticket of another kind is not found there, but for IT support under general
 * (rest.md 6).
 */
const KINDS: readonly Kind[] = [
  {
    path: 'leave-requests',
    kind: 'LEAVE_REQUEST',
    handler: 'HR, Administrator; not their own',
    setStatus: 'UpdateLeaveStatus',
    present: leaveRequestShown,
  },
  {
    path: 'feedback',
    kind: 'FEEDBACK',
    handler: 'HR, Administrator',
    setStatus: 'UpdateFeedbackStatus',
    present: feedbackTicketShown,
  },
  {
    path: 'it-support',
    kind: 'IT_SUPPORT',
    handler: 'HR, IT Staff, Administrator',
    setStatus: 'UpdateItSupportStatus',
    present: itSupportTicketShown,
  },
  {
    path: 'general',
    kind: 'GENERAL',
    handler: 'HR, Administrator; IT Staff in the category IT Support',
    setStatus: 'UpdateGeneralStatus',
    present: generalTicketShown,
  },
];

const reader = 'anyone who sees the ticket; internal ones anyone who handles it';
const anyKind = { kind: null };
const needed: Take = { need: 'in the subgraph' };

/** Both readings of "by ticket id": with the kind in the path and without. */
const byId = (prefix: string, fixed: Row['fixed'], who: string): Row[] => [
  {
    method: 'POST',
    paths: [`${prefix}assign/`],
    operation: 'AssignTicket',
    who,
    fixed,
    takes: { assigned_to: needed },
    present: masterTicketShown,
  },
  {
    method: 'POST',
    paths: [`${prefix}close/`],
    operation: 'CloseTicket',
    who,
    fixed,
    present: masterTicketShown,
  },
  {
    method: 'POST',
    paths: [`${prefix}reopen/`],
    operation: 'ReopenTicket',
    who,
    fixed,
    present: masterTicketShown,
  },
];

function actionsOf({ path, kind, handler, setStatus, present }: Kind): Row[] {
  const prefix = `/api/tickets/${path}/{id}/`;
  const fixed = { kind };
  return [
    {
      method: 'POST',
      paths: [`${prefix}update_status/`],
      operation: setStatus,
      who: handler,
      fixed,
      takes: { status: { need: 'in its own words' } },
      present,
    },
    { method: 'GET', paths: [`${prefix}comments/`], operation: 'TicketComments', who: reader, fixed },
    {
      method: 'POST',
      paths: [`${prefix}comments/`],
      operation: 'AddTicketComment',
      who: reader,
      fixed,
      takes: { comment: needed },
      status: 201,
    },
    ...byId(prefix, fixed, handler),
  ];
}

const responses = {
  paths: ['/api/tickets/responses/'],
  who: reader,
  takes: { ticket: 'id' },
  fixed: anyKind,
};

export const ticketActionRows: readonly Row[] = [
  ...KINDS.flatMap(actionsOf),
  ...byId('/api/tickets/{id}/', anyKind, 'anyone who handles the ticket'),
  { ...responses, method: 'GET', operation: 'TicketComments' },
  {
    ...responses,
    method: 'POST',
    operation: 'AddTicketComment',
    takes: { ...responses.takes, comment: needed },
    status: 201,
  },
];
