import type { RequestContext } from '../../../kit/request/context.js';
import { badInput, forbidden } from '../../../kit/request/errors.js';
import { requireViewer } from '../../../kit/request/viewer.js';
import type { MutationAssignTicketArgs } from '../../generated/schema.js';
import { database } from '../../database.js';
import { TICKET_HANDLER } from './assign.calls.js';
import type { TicketHandlers } from './assign.calls.js';
import { KINDS } from '../kind.js';
import { handledWith, mayAssign } from '../ticket.access.js';
import { shownNow } from '../ticket.clock.js';
import type { TicketRow } from '../ticket.row.js';
import { lockTicket } from '../write/ticket.lock.js';
import { changeTicket, findTicket, readTicket } from '../ticket.service.js';
import { forgetAssignee, tellAssignee, tellDesk } from '../write/ticketNotice.js';
import { writeTicket } from '../write/ticketWrite.service.js';

interface Assignee {
  id: number | null;
  name: string | null;
}

/**
 * A person who handles such tickets and may sign in; nobody works on their own leave. @throws BAD_USER_INPUT on
 * assignedTo
 */
async function findAssignee(
  context: RequestContext,
  ticket: TicketRow,
  userId: number | null,
): Promise<Assignee> {
  if (userId === null) return { id: null, name: null };
  const isOwn = ticket.createdById === userId && KINDS[ticket.kind].ownerRefusal !== undefined;
  const asked = isOwn
    ? null
    : await context.graph<TicketHandlers>(TICKET_HANDLER, { permissions: handledWith(ticket), userId });
  const found = asked?.usersWithPermission.results[0];
  if (!found) throw badInput({ assignedTo: ['The assignee cannot handle this kind of ticket.'] });
  return { id: found.id, name: found.fullName };
}

/**
 * Sets or removes the assignee of a ticket; the status stays, and without a change nothing is written.
 * @throws NOT_FOUND as findTicket; FORBIDDEN for non-handlers and on one's own leave; BAD_USER_INPUT on assignedTo
 */
export async function assignTicket(
  context: RequestContext,
  { id, kind, assignedTo }: MutationAssignTicketArgs,
): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const repeated = await database.stored<TicketRow>(context);
  if (repeated) return repeated;
  const ticket = await findTicket(context, id, kind);
  if (!mayAssign(viewer, ticket)) throw forbidden();
  if (assignedTo === undefined) throw badInput({ assignedTo: ['This field is required.'] });
  const assignee = await findAssignee(context, ticket, assignedTo);

  return changeTicket(context, id, async (tx) => {
    await lockTicket(tx, id);
    const before = await readTicket(tx, context, id, kind);
    if (before.assignedToId === assignee.id && before.assignedToName === assignee.name) return;
    await writeTicket(
      tx,
      before,
      `assigned_to_id = $3, assigned_to_name = $4, updated_at = ${shownNow('$5')}`,
      [assignee.id, assignee.name, context.config.organisation.timeZone],
    );
    await tx.audit({
      action: 'ticket.assign',
      objectType: 'ticket',
      objectId: id,
      before: { assignedToId: before.assignedToId },
      after: { assignedToId: assignee.id },
    });
    if (before.assignedToId !== assignee.id) await forgetAssignee(tx, before, before.assignedToId);
    await tellAssignee(tx, viewer, before, 'assigned', assignee.id);
    await tellDesk(tx, viewer, before);
  });
}
