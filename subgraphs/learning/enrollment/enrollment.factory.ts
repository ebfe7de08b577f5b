import { insertRow } from '../../kit/postgres/insertRow.js';
import type { Database } from '../../kit/postgres/database.js';
import { Enrollment } from './enrollment.entity.js';

/** Enrolls someone in a course. @returns the enrollment's id */
export const addEnrollment = (
  database: Database,
  courseId: number,
  userId: number,
  given: Partial<Enrollment> = {},
): Promise<number> => insertRow(database, Enrollment, { courseId, userId, ...given });

/** The columns of a completed enrollment. */
export const completed = (departmentName: string | null = null): Partial<Enrollment> => ({
  status: 'completed',
  progressPercentage: 100,
  completedAt: '2026-11-02T10:00:00Z',
  departmentName,
});
