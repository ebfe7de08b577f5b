import type { Row } from '../../route.js';

export const learningRows: readonly Row[] = [
  {
    method: 'GET',
    paths: ['/api/learning/dashboard/stats/'],
    operation: 'LearningDashboardStats',
    who: 'anyone signed in',
  },
];
