import { defineDatabase } from '../kit/postgres/database.js';
import { badInput, conflict } from '../kit/request/errors.js';
import { ExamAttempt } from './attempt/attempt.entity.js';
import { Certificate } from './certificate/certificate.entity.js';
import { Certification } from './certification/certification.entity.js';
import { Course } from './course/course.entity.js';
import { CourseFigures } from './course/courseFigures.entity.js';
import { CourseCategory } from './courseCategory/courseCategory.entity.js';
import { Enrollment } from './enrollment/enrollment.entity.js';
import { LearningPath, LearningPathItem } from './learningPath/learningPath.entity.js';
import { LearningTables1763000000200 } from './migrations/1763000000200-learningTables.js';
import { Courses1769300000000 } from './migrations/1769300000000-courses.js';
import { Exams1769310000000 } from './migrations/1769310000000-exams.js';
import { PathSteps1770900000000 } from './migrations/1770900000000-pathSteps.js';
import { EndingCertificates1771000000000 } from './migrations/1771000000000-endingCertificates.js';
import { Figures1771310000000 } from './migrations/1771310000000-figures.js';
import { PositionAt1772800000000 } from './migrations/1772800000000-positionAt.js';
import { BankStamp1773100000000 } from './migrations/1773100000000-bankStamp.js';
import { ExamDepartment1773300000000 } from './migrations/1773300000000-examDepartment.js';
import { CertificationVersion1773400000000 } from './migrations/1773400000000-certificationVersion.js';

export const database = defineDatabase({
  schema: 'learning',
  entities: [
    Certificate,
    Certification,
    Course,
    CourseCategory,
    CourseFigures,
    Enrollment,
    ExamAttempt,
    LearningPath,
    LearningPathItem,
  ],
  migrations: [
    LearningTables1763000000200,
    Courses1769300000000,
    Exams1769310000000,
    PathSteps1770900000000,
    EndingCertificates1771000000000,
    Figures1771310000000,
    PositionAt1772800000000,
    BankStamp1773100000000,
    ExamDepartment1773300000000,
    CertificationVersion1773400000000,
  ],
  constraints: {
    course_category_name: () => badInput({ name: ['A category with this name already exists.'] }),
    certification_name: () => badInput({ name: ['A certification with this name already exists.'] }),
    // An attempt began while the certification was being removed.
    exam_attempt_certification_id_fkey: () => conflict('This certification was just removed.'),
  },
});
