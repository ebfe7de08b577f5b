import type { Row } from '../../route.js';
import { courseRows } from './courses.routes.js';
import { enrollmentRows } from './enrollments.routes.js';
import { pathRows } from './paths.routes.js';

export const learningRows: readonly Row[] = [
  ...courseRows,
  ...enrollmentRows,
  ...pathRows,
  {
    method: 'GET',
    paths: ['/api/learning/dashboard/stats/'],
    operation: 'LearningDashboardStats',
    who: 'anyone signed in',
  },
];
