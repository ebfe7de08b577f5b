import { dayIn, lastPastDay } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import { isOver } from './assetMaintenance.kinds.js';
import type { MaintenanceColumns } from './assetMaintenance.service.js';

type Days = Pick<MaintenanceColumns, 'status' | 'scheduledDate' | 'completedDate'>;

const IN_FUTURE = 'The completion date cannot be in the future.';
const TOO_EARLY = 'The completion date cannot be before the scheduled date.';

/**
 * The day on which maintenance ended: today by default; null while it continues. A given day is validated: it
 * cannot be in the future or before the scheduled day. Maintenance completed early ends today by default, and
 * maintenance may be cancelled at any time.
 * @param given the input of the call
 * @param before the stored record, null for a new one
 * @throws BAD_USER_INPUT on completedDate, or on scheduledDate if only that is given
 */
export function endDay(
  context: RequestContext,
  given: Partial<Days>,
  before: Days | null,
): MaintenanceColumns['completedDate'] {
  const { status, scheduledDate, completedDate } = { ...before, ...given };
  if (!status || !isOver(status)) return null;
  const isSaid = (field: 'scheduledDate' | 'completedDate') =>
    Boolean(given[field]) && given[field] !== before?.[field];
  const { timeZone } = context.config.organisation;
  const day = completedDate ?? dayIn(timeZone);
  if (isSaid('completedDate') && day > lastPastDay(timeZone)) throw badInput({ completedDate: [IN_FUTURE] });
  if (status === 'completed' && scheduledDate && day < scheduledDate)
    for (const field of ['completedDate', 'scheduledDate'] as const)
      if (isSaid(field)) throw badInput({ [field]: [TOO_EARLY] });
  return day;
}
