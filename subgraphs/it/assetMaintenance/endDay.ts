import { dayIn, lastPastDay } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import { isOver } from './assetMaintenance.kinds.js';
import type { MaintenanceColumns } from './assetMaintenance.service.js';

type Days = Pick<MaintenanceColumns, 'status' | 'scheduledDate' | 'completedDate'>;

const IN_FUTURE = 'The completion date cannot be in the future.';
const TOO_EARLY = 'The completion date cannot be before the scheduled date.';

/**
 * The day on which work ended: today, where none is said; none while it continues. What a person says is compared:
 * no work has ended on a day to come, and none was done before the day it is scheduled for. Work that is done
 * ahead of that day ends today without a word, and work may be given up at any time.
 * @param given what the call says
 * @param before the record as it is, null for a new one
 * @throws BAD_USER_INPUT on completedDate, or on scheduledDate where that alone is said
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
