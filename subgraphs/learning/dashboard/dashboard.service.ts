import { certain } from '../../kit/graphql/loader.js';
import type { LearningStats } from '../generated/schema.js';
import { database } from '../database.js';

/** The figures of the learning card (C3.25, C7.51). */
export function readStats(): Promise<LearningStats> {
  return certain(
    database.one<LearningStats>(
      `select (select count(*) from course where status = 'published') as "totalCourses",
            (select count(*) from certification where is_active) as "totalCertifications"`,
    ),
  );
}
