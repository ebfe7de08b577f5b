import { countOfDays, weekdayText } from '../../../../domain/calendar/day';
import { leaveTypeName } from '../../../../domain/leave/leaveTypeName';
import type { LeavePreviewQuery, LeaveType } from '../../../../generated/graphql';
import { annualAllowance, yearlyAllowance } from '../../../../domain/leave/allowance';

type Preview = Pick<LeavePreviewQuery['leavePreview'], 'totalDays' | 'year'>;

/** "Monday to Friday", "Monday" */
export const spanWords = (first: string, last: string): string =>
  first === last ? weekdayText(first) : `${weekdayText(first)} to ${weekdayText(last)}`;

/**
 * Both allowances, each with its name, since they differ; above an allowance 0 days are left. "Personal leave: 4 of
 * 5 days left in 2027; annual allowance: 22 of 25 days left."
 */
export function allowanceWords({ year }: Preview, type: LeaveType | ''): string {
  const own = allowanceOf(type);
  const annual = `nnual allowance: ${left(annualAllowance, year.takenDays)} of ${String(annualAllowance)} days left`;
  if (type === '') return `A${annual} in ${String(year.year)}.`;
  const name = nameOf(type);
  return own === null
    ? `${name}: no yearly allowance; a${annual} in ${String(year.year)}.`
    : `${name}: ${left(own, usedOf(year, type))} of ${String(own)} days left in ${String(year.year)}; a${annual}.`;
}

/** What the request would go over, or null; the portal takes it nevertheless (L1). */
export function overWords({ totalDays, year }: Preview, type: LeaveType | ''): string | null {
  const own = allowanceOf(type);
  const over = type === '' || own === null ? 0 : overBy(totalDays, own - usedOf(year, type));
  const overAll = overBy(totalDays, annualAllowance - year.takenDays);
  const parts = [
    over > 0 && type !== '' && `${countOfDays(over)} over your ${nameOf(type).toLowerCase()} allowance`,
    overAll > 0 && `${countOfDays(overAll)} over your annual allowance`,
  ].filter(Boolean);
  return parts.length > 0 ? `This request is ${parts.join(' and ')}. You can still request it.` : null;
}

/** How many others of the team have approved leave then; nothing where the team is too small to say. */
export function teamWords(away: number | null | undefined): string {
  if (away === null || away === undefined) return '';
  if (away === 0) return 'No one else of your team is away then.';
  return away === 1
    ? 'One other person of your team is away then.'
    : `${String(away)} other people of your team are away then.`;
}

const nameOf = (type: LeaveType): string => leaveTypeName[type].replace('Leave', 'leave');

/** Days a year, or null for a sort without any. */
function allowanceOf(type: LeaveType | ''): number | null {
  const days = type in yearlyAllowance ? yearlyAllowance[type as keyof typeof yearlyAllowance] : 0;
  return days > 0 ? days : null;
}

const usedOf = (year: Preview['year'], type: LeaveType): number =>
  year.usedDays.find(({ leaveType }) => leaveType === type)?.days ?? 0;

const left = (allowance: number, used: number): string => String(Math.max(0, allowance - used));

/** Days above the remaining allowance; if it is already exceeded, only the requested days count. */
const overBy = (asked: number, remaining: number): number => Math.max(0, asked - Math.max(0, remaining));
