import type { CourseRow } from '../courseRow';

/** The actions of a person on a course's card. */
export type CourseAction = 'enroll' | 'start' | 'open' | 'rate' | 'edit' | 'remove';

/** What comes next: enroll, then start, continue, and review once it is completed. */
export function nextAction({
  userEnrollment,
  status,
}: CourseRow): { action: CourseAction; label: string } | null {
  if (!userEnrollment) return status === 'PUBLISHED' ? { action: 'enroll', label: 'Enroll' } : null;
  switch (userEnrollment.status) {
    case 'COMPLETED':
      return { action: 'open', label: 'Review' };
    case 'IN_PROGRESS':
      return { action: 'open', label: 'Continue' };
    default:
      return { action: 'start', label: 'Start' };
  }
}
