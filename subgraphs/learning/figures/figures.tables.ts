import type { FigureTable } from '../../kit/figures/figures.js';
import type { ExamDimension, ExamMeasure, LearningDimension, LearningMeasure } from '../generated/schema.js';

const ENROLLMENTS = `enrollment e join course c on c.id = e.course_id join course_category g on g.id = c.category_id`;
const ATTEMPTS = 'exam_attempt a join certification c on c.id = a.certification_id';
/** A certificate is of the person, and of the department, of the attempt that earned it. */
const CERTIFICATES = `certificate f join exam_attempt a on a.id = f.attempt_id join certification c on c.id = f.certification_id`;

/** Enrollments, as they began and as they were completed. */
export const learningFigures: FigureTable<LearningMeasure, LearningDimension> = {
  measures: {
    ENROLLED: {
      from: ENROLLMENTS,
      at: { instant: 'e.enrolled_at' },
      value: 'count(*)',
      lacks: ['DEPARTMENT'],
    },
    COMPLETED: {
      from: ENROLLMENTS,
      where: `e.status = 'completed'`,
      at: { instant: 'e.completed_at' },
      value: 'count(*)',
    },
  },
  dimensions: {
    COURSE: { name: 'c.title' },
    CATEGORY: { name: 'g.name' },
    DIFFICULTY: { word: 'c.difficulty' },
    DEPARTMENT: { name: 'e.department_name' },
  },
  open: ['CATEGORY'],
  people: 'count(distinct e.user_id)',
};

/** Attempts and certificates. No question and no answer is known here. */
export const examFigures: FigureTable<ExamMeasure, ExamDimension> = {
  measures: {
    ATTEMPTS: {
      from: ATTEMPTS,
      where: `a.status <> 'cancelled'`,
      at: { instant: 'a.started_at' },
      value: 'count(*)',
    },
    PASSED: { from: ATTEMPTS, where: 'a.passed', at: { instant: 'a.completed_at' }, value: 'count(*)' },
    AVERAGE_SCORE: {
      from: ATTEMPTS,
      where: `a.status = 'completed'`,
      at: { instant: 'a.completed_at' },
      value: 'avg(a.score_percentage)',
    },
    CERTIFICATES: {
      from: CERTIFICATES,
      where: `f.status <> 'revoked'`,
      at: { day: 'f.issued_date' },
      value: 'count(*)',
    },
    EXPIRING: {
      from: CERTIFICATES,
      where: `f.status <> 'revoked'`,
      at: { day: 'f.expiry_date' },
      isAhead: true,
      value: 'count(*)',
    },
  },
  dimensions: { CERTIFICATION: { name: 'c.name' }, DEPARTMENT: { name: 'a.department_name' } },
  open: [],
  people: 'count(distinct a.user_id)',
};
