import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Certification } from './certification/certification.entity.js';
import { Course } from './course/course.entity.js';
import { dayBefore } from './courseSeed.js';
import type { CourseSeedInput } from './courseSeed.js';
import { PATHS } from './demo/paths.js';
import { LearningPath, LearningPathItem } from './learningPath/learningPath.entity.js';

/** Paths of the demo organization: courses that are there by name, and the certification that they lead to. */
export async function seedPaths(
  tx: Queryable & { manager: EntityManager },
  { authors, today }: Pick<CourseSeedInput, 'authors' | 'today'>,
): Promise<void> {
  const idByTitle = new Map((await tx.manager.find(Course)).map(({ title, id }) => [title, id]));
  const idByName = new Map((await tx.manager.find(Certification)).map(({ name, id }) => [name, id]));
  for (const [at, { courses, certification, ...path }] of PATHS.entries()) {
    const written = dayBefore(today, 30 + at);
    const { id } = await tx.manager.save(LearningPath, {
      ...path,
      createdByName: authors[0] ?? 'HR',
      createdAt: written,
      updatedAt: written,
    });
    const certificationId = idByName.get(certification);
    const steps = [
      ...courses.flatMap((title) => idByTitle.get(title) ?? []).map((courseId) => ({ courseId })),
      ...(certificationId === undefined ? [] : [{ certificationId }]),
    ];
    await tx.manager.insert(
      LearningPathItem,
      steps.map((step, place) => ({ ...step, pathId: id, position: place + 1 })),
    );
  }
}
