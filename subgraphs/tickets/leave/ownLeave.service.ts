import type { RequestContext } from '../../kit/request/context.js';
import { forbidden } from '../../kit/request/errors.js';
import type { PortalError } from '../../kit/request/errors.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import { LEAVE_DECIDERS } from './ownLeave.calls.js';

const REFUSAL = 'You cannot decide your own leave request.';

/**
 * Nobody decides their own leave, Administrators included (L4): the refusal names the people who can, for a viewer
 * who decides leave by role. That takes a query to identity.
 */
export async function ownLeaveRefusal(context: RequestContext): Promise<PortalError> {
  const viewer = requireViewer(context);
  if (!can(viewer, 'leave.decide')) return forbidden(REFUSAL);
  const { usersWithPermission } = await context.graph<{ usersWithPermission: { results: { id: number }[] } }>(
    LEAVE_DECIDERS,
  );
  if (usersWithPermission.results.some((user) => user.id !== viewer.userId))
    return forbidden(`${REFUSAL} Another member of HR or an administrator can.`);
  if (viewer.managerEmployeeId !== null)
    return forbidden(`${REFUSAL} No one else has a role that decides leave, but your manager can.`);
  return forbidden(
    `${REFUSAL} You are the only one here who decides leave: someone else needs the HR role first.`,
  );
}
