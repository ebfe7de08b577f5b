import type { RequestContext } from '../../kit/context.js';
import { forbidden, PortalError } from '../../kit/errors.js';
import { can, requireViewer } from '../../kit/viewer.js';
import { LEAVE_DECIDERS } from './ownLeave.calls.js';

const REFUSAL = 'You cannot decide your own leave request.';

/** Nobody decides the own leave, Administrators included (L4). */
export class OwnLeave extends PortalError {
  constructor() {
    super(REFUSAL, 'FORBIDDEN');
  }
}

/**
 * The refusal with who can decide instead, for those who decide leave by role: that takes a question to
 * identity.
 */
async function explained(context: RequestContext): Promise<PortalError> {
  const viewer = requireViewer(context);
  if (!can(viewer, 'leave.decide')) return new OwnLeave();
  const { usersWithPermission } = await context.graph<{ usersWithPermission: { results: { id: number }[] } }>(
    LEAVE_DECIDERS,
  );
  if (usersWithPermission.results.some((user) => user.id !== viewer.userId))
    return forbidden(`${REFUSAL} Another member of HR or an administrator can.`);
  if (viewer.managerEmployeeId !== null)
    return forbidden(`${REFUSAL} Nobody else has a role that decides leave, but your manager can.`);
  return forbidden(
    `${REFUSAL} You are the only one here who decides leave: somebody else needs the HR role first.`,
  );
}

/** Runs a decision, and says to whoever tried to decide the own leave who can. @throws as `work` */
export async function explainingOwnLeave<Result>(
  context: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OwnLeave ? await explained(context) : error;
  }
}
