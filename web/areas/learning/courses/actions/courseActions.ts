import type { CourseRow } from '../courseRow';

/** What a person can do with a course from its card. */
export type CourseDeed = 'enroll' | 'start' | 'open' | 'rate' | 'edit' | 'remove';

/** What comes next: enroll, then start, continue, and review once it is completed. */
export function nextDeed({ userEnrollment, status }: CourseRow): { deed: CourseDeed; label: string } | null {
  if (!userEnrollment) return status === 'PUBLISHED' ? { deed: 'enroll', label: 'Enroll' } : null;
  switch (userEnrollment.status) {
    case 'COMPLETED':
      return { deed: 'open', label: 'Review' };
    case 'IN_PROGRESS':
      return { deed: 'open', label: 'Continue' };
    default:
      return { deed: 'start', label: 'Start' };
  }
}
