import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Course } from './course/course.entity.js';
import { CourseCategory } from './courseCategory/courseCategory.entity.js';
import { seedCertifications } from './seedCertifications.js';

type Row = [title: string, difficulty: Course['difficulty'], hours: string];

const COURSES: Record<string, Row[]> = {
  'Onboarding and Policies': [
    ['Welcome to Northwind', 'beginner', '1.00'],
    ['Code of Conduct', 'beginner', '1.50'],
    ['Workplace Safety Essentials', 'beginner', '2.00'],
    ['Travel and Expenses', 'beginner', '0.75'],
  ],
  Security: [
    ['Security Awareness', 'beginner', '1.50'],
    ['Handling Personal Data', 'intermediate', '2.00'],
    ['Secure Coding Fundamentals', 'advanced', '6.00'],
    ['Incident Response Basics', 'intermediate', '3.00'],
  ],
  Engineering: [
    ['TypeScript in Practice', 'intermediate', '8.00'],
    ['Designing Reliable Services', 'advanced', '10.00'],
    ['PostgreSQL Query Tuning', 'expert', '12.00'],
    ['Code Review that Teaches', 'intermediate', '2.50'],
  ],
  Leadership: [
    ['First-Time Managers', 'intermediate', '5.00'],
    ['Giving Feedback', 'beginner', '1.50'],
    ['Leading Through Change', 'advanced', '4.00'],
    ['Hiring Fairly', 'intermediate', '3.00'],
  ],
  'Data and Analytics': [
    ['Reading Dashboards', 'beginner', '1.00'],
    ['Spreadsheets Beyond Sums', 'intermediate', '3.50'],
    ['Statistics for Decisions', 'advanced', '6.50'],
    ['Telling Stories with Data', 'intermediate', '2.00'],
  ],
  Communication: [
    ['Writing Clearly', 'beginner', '2.00'],
    ['Meetings Worth Having', 'beginner', '1.00'],
    ['Presenting Online', 'intermediate', '2.50'],
    ['Negotiation Skills', 'advanced', '4.50'],
  ],
};
const DRAFTS = ['Accessible Documents', 'Working Across Time Zones'];

/** Fills the empty learning area of the demo organisation; the same rows every time. */
export async function seedLearning(tx: Queryable & { manager: EntityManager }): Promise<void> {
  for (const [category, rows] of Object.entries(COURSES)) {
    const { id } = await tx.manager.save(CourseCategory, {
      name: category,
      description: `Courses on ${category.toLowerCase()}.`,
    });
    const courses: Partial<Course>[] = rows.map(([title, difficulty, durationHours]) => ({
      title,
      description: `${title}: short lessons with exercises from everyday work.`,
      categoryId: id,
      difficulty,
      durationHours,
      status: 'published',
    }));
    if (category === 'Communication')
      courses.push(...DRAFTS.map((title): Partial<Course> => ({ title, categoryId: id, status: 'draft' })));
    await tx.manager.insert(Course, courses);
  }
  await seedCertifications(tx);
}
