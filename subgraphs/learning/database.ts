import { defineDatabase } from '../kit/postgres/database.js';
import { badInput } from '../kit/request/errors.js';
import { Certification } from './certification/certification.entity.js';
import { Course } from './course/course.entity.js';
import { CourseFigures } from './course/courseFigures.entity.js';
import { CourseCategory } from './courseCategory/courseCategory.entity.js';
import { Enrollment } from './enrollment/enrollment.entity.js';
import { LearningPath, LearningPathItem } from './learningPath/learningPath.entity.js';
import { LearningTables1763000000200 } from './migrations/1763000000200-learningTables.js';
import { Courses1769300000000 } from './migrations/1769300000000-courses.js';

export const database = defineDatabase({
  schema: 'learning',
  entities: [
    Certification,
    Course,
    CourseCategory,
    CourseFigures,
    Enrollment,
    LearningPath,
    LearningPathItem,
  ],
  migrations: [LearningTables1763000000200, Courses1769300000000],
  constraints: {
    course_category_name: () => badInput({ name: ['A category with this name already exists.'] }),
  },
});
