import { listsByKey } from '../../../kit/graphql/loader.js';
import { idOf } from '../../lookup/lookup.fixed.js';
import { addDays } from '../../timesheet/week.js';
import type { DemoPerson } from '../organisation.js';
import { POSTINGS } from './postingText.js';
import type { PostingText } from './postingText.js';

export interface PostingPerson extends DemoPerson {
  userId: number;
  fullName: string;
}

/** One posting to insert. Days are YYYY-MM-DD. */
export interface DemoPosting extends Omit<
  PostingText,
  'posted' | 'deadline' | 'priority' | 'status' | 'isActive'
> {
  priorityId: number;
  statusId: number;
  isActive: boolean;
  postedDate: string;
  applicationDeadline: string | null;
  /** User id of someone of the department who leads people; null in a department without one. */
  hiringManagerUserId: number | null;
}

/** Who leads people in each department, in the order of the organisation. */
function leaders(people: readonly PostingPerson[]): Map<string, PostingPerson[]> {
  const leading = new Set(people.map(({ managerEmail }) => managerEmail));
  return listsByKey(
    people.filter(({ email, isActive }) => isActive && leading.has(email)),
    ({ departmentName }) => departmentName,
  );
}

/**
 * Postings of every status, level, type and priority, the same for the same arguments; among them one that
 * closes today. @param today YYYY-MM-DD
 */
export function demoPostings(people: readonly PostingPerson[], today: string): DemoPosting[] {
  const byDepartment = leaders(people);
  return POSTINGS.map(({ posted, deadline, priority, status, isActive = true, ...text }, place) => {
    const found = byDepartment.get(text.department) ?? [];
    return {
      ...text,
      isActive,
      priorityId: idOf('posting_priority', priority),
      statusId: idOf('posting_status', status),
      postedDate: addDays(today, -posted),
      applicationDeadline: deadline === null ? null : addDays(today, deadline),
      hiringManagerUserId: found[place % Math.max(1, found.length)]?.userId ?? null,
    };
  });
}
