import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { database } from '../database.js';
import type { TicketStatus } from './ticket.status.js';

export interface StatusChange {
  /** 1 for the ticket's first; ids over all tickets would tell when anonymous feedback was handled. */
  position: number;
  ticketId: number;
  fromStatus: TicketStatus;
  toStatus: TicketStatus;
  changedByName: string;
  changedAt: string;
}

/** The request's loader of the status changes of tickets that were read already, oldest first (L3). */
export function historyLoader(context: RequestContext) {
  return loader<number, StatusChange[]>(context, 'ticketHistory', async (ids) => {
    const changes = await database.query<StatusChange>(
      `select row_number() over (partition by ticket_id order by id) as position, ticket_id as "ticketId", from_status as "fromStatus", to_status as "toStatus", changed_by_name as "changedByName", changed_at as "changedAt"
       from ticket_status_change where ticket_id = any($1::int[]) order by id`,
      [ids],
    );
    const byTicket = new Map<number, StatusChange[]>(ids.map((id) => [id, []]));
    for (const change of changes) byTicket.get(change.ticketId)?.push(change);
    return byTicket;
  });
}
