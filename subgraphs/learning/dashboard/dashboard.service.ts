import { database } from '../database.js';

export interface LearningStats {
  totalCourses: number;
  totalCertifications: number;
}

/** The figures of the learning card (C3.25, C7.51). */
export async function readStats(): Promise<LearningStats | null> {
  return database.one<LearningStats>(
    `select (select count(*) from course where status = 'published') as "totalCourses",
            (select count(*) from certification where is_active) as "totalCertifications"`,
  );
}
