import type { RequestContext } from '../../kit/request/context.js';
import { forbidden, PortalError } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { TIMESHEET_DECIDERS } from './ownTimesheet.calls.js';

const REFUSAL = 'You cannot decide your own timesheet.';

/** Nobody decides their own timesheet (T9). */
export class OwnTimesheet extends PortalError {
  constructor() {
    super(REFUSAL, 'FORBIDDEN');
  }
}

/** The refusal with who can decide instead, which takes a question to identity. */
async function explained(context: RequestContext): Promise<PortalError> {
  const viewer = requireViewer(context);
  const { usersWithPermission } = await context.graph<{ usersWithPermission: { results: { id: number }[] } }>(
    TIMESHEET_DECIDERS,
  );
  const hasColleague = usersWithPermission.results.some((user) => user.id !== viewer.userId);
  return forbidden(
    `${REFUSAL} ${hasColleague ? 'Another member of HR can.' : 'You are the only one here who decides timesheets: someone else needs the HR role first.'}`,
  );
}

/** Runs a decision; a person who tries to decide their own timesheet is told who can. @throws as `work` */
export async function explainingOwnTimesheet<Result>(
  context: RequestContext,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OwnTimesheet ? await explained(context) : error;
  }
}
