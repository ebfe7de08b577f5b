import type { RequestContext } from '../../kit/context.js';
import { forbidden } from '../../kit/errors.js';
import { can, requireViewer } from '../../kit/viewer.js';
import { LEAVE_DECIDERS } from './ownLeave.calls.js';
import { isOwnLeave } from './ticket.access.js';
import type { TicketKind } from './ticket.kinds.js';
import { findTicket } from './ticket.service.js';

const REFUSAL = 'You cannot decide your own leave request.';

/**
 * Nobody decides the own leave, Administrators included (L4); whoever decides leave by role also learns who can, and that
 * nobody can when nobody else does. @throws FORBIDDEN for one's own leave request, NOT_FOUND
 */
export async function refuseOwnLeave(context: RequestContext, { id, kind }: { id: number; kind?: TicketKind | null }): Promise<void> {
  const viewer = requireViewer(context);
  if (!isOwnLeave(viewer, await findTicket(context, id, kind))) return;
  if (!can(viewer, 'leave.decide')) throw forbidden(REFUSAL);
  const { usersWithPermission } = await context.graph<{ usersWithPermission: { results: { id: number }[] } }>(LEAVE_DECIDERS);
  if (usersWithPermission.results.some((user) => user.id !== viewer.userId)) throw forbidden(`${REFUSAL} Another member of HR or an administrator can.`);
  if (viewer.managerEmployeeId !== null) throw forbidden(`${REFUSAL} Nobody else has a role that decides leave, but your manager can.`);
  throw forbidden(`${REFUSAL} You are the only one here who decides leave: somebody else needs the HR role first.`);
}
