import { defineDatabase } from '../kit/postgres/database.js';
import { Certification } from './certification/certification.entity.js';
import { Course } from './course/course.entity.js';
import { CourseCategory } from './courseCategory/courseCategory.entity.js';
import { LearningTables1763000000200 } from './migrations/1763000000200-learningTables.js';

export const database = defineDatabase({
  schema: 'learning',
  entities: [Course, CourseCategory, Certification],
  migrations: [LearningTables1763000000200],
});
