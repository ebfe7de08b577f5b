import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Certification } from './certification/certification.entity.js';
import { Course } from './course/course.entity.js';
import { dayBefore } from './courseSeed.js';
import type { CourseSeedInput } from './courseSeed.js';
import { LearningPath, LearningPathItem } from './learningPath/learningPath.entity.js';

const PATHS: readonly Readonly<{
  title: string;
  description: string;
  difficulty: LearningPath['difficulty'];
  courses: readonly string[];
  certification: string;
}>[] = [
  {
    title: 'Your First Weeks',
    description: 'What everyone new at Northwind should know.',
    difficulty: 'beginner',
    courses: [
      'Welcome to Northwind',
      'Code of Conduct',
      'Workplace Safety Essentials',
      'Security Awareness',
      'Travel and Expenses',
    ],
    certification: 'Information Security Foundation',
  },
  {
    title: 'Leading a Team',
    description: 'From the first one-to-one to a change that a team carries.',
    difficulty: 'intermediate',
    courses: ['First-Time Managers', 'Giving Feedback', 'Hiring Fairly', 'Leading Through Change'],
    certification: 'People Leader',
  },
  {
    title: 'Reliable Software',
    description: 'Types, reviews, services that stay up, and queries that stay fast.',
    difficulty: 'advanced',
    courses: [
      'TypeScript in Practice',
      'Code Review that Teaches',
      'Designing Reliable Services',
      'PostgreSQL Query Tuning',
    ],
    certification: 'TypeScript Developer',
  },
  {
    title: 'Working with Data',
    description: 'From reading a dashboard to a decision that a figure supports.',
    difficulty: 'intermediate',
    courses: [
      'Reading Dashboards',
      'Spreadsheets Beyond Sums',
      'Telling Stories with Data',
      'Statistics for Decisions',
    ],
    certification: 'Analytics Associate',
  },
];

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
