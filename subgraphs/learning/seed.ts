import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { seedCourses } from './courseSeed.js';
import type { CourseSeedInput } from './courseSeed.js';
import { seedExams } from './examSeed.js';
import { seedPaths } from './pathSeed.js';
import { seedCertifications } from './seedCertifications.js';

/** Fills the empty learning area of the demo organisation; the same rows for the same input. */
export async function seedLearning(
  tx: Queryable & { manager: EntityManager },
  input: CourseSeedInput,
): Promise<void> {
  await seedCourses(tx, input);
  await seedCertifications(tx);
  await seedPaths(tx, input);
  await seedExams(tx, input);
}
