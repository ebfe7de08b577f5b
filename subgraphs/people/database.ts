import { badInput, conflict } from '../kit/request/errors.js';
import { defineDatabase } from '../kit/postgres/database.js';
import { JobApplication } from './application/application.entity.js';
import { Attendance } from './attendance/attendance.entity.js';
import { Department } from './department/department.entity.js';
import { Employee } from './employee/employee.entity.js';
import { Goal } from './goal/goal.entity.js';
import { Holiday } from './holiday/holiday.entity.js';
import { People1763700000000 } from './migrations/1763700000000-people.js';
import { Timesheets1764000000002 } from './migrations/1764000000002-timesheets.js';
import { Tracking1764700000000 } from './migrations/1764700000000-tracking.js';
import { TimesheetLists1764700000001 } from './migrations/1764700000001-timesheetLists.js';
import { Recruitment1764900000000 } from './migrations/1764900000000-recruitment.js';
import { ApplicationLists1764900000001 } from './migrations/1764900000001-applicationLists.js';
import { PostingLists1764900000002 } from './migrations/1764900000002-postingLists.js';
import { RecommendedVersions1764900000003 } from './migrations/1764900000003-recommendedVersions.js';
import { ToldChanges1764900000004 } from './migrations/1764900000004-toldChanges.js';
import { SearchStatistics1764900000005 } from './migrations/1764900000005-searchStatistics.js';
import { WordsRead1764900000006 } from './migrations/1764900000006-wordsRead.js';
import { FoldedSearch1769000000000 } from './migrations/1769000000000-foldedSearch.js';
import { EmployeeFigures1770000000000 } from './migrations/1770000000000-employeeFigures.js';
import { Holidays1770100000000 } from './migrations/1770100000000-holidays.js';
import { ApplicationCounts1770200000000 } from './migrations/1770200000000-applicationCounts.js';
import { Figures1771310000000 } from './migrations/1771310000000-figures.js';
import { Reviews1771500000000 } from './migrations/1771500000000-reviews.js';
import { PerformanceReview } from './performanceReview/performanceReview.entity.js';
import { ToldPeople1772000000000 } from './migrations/1772000000000-toldPeople.js';
import { SelfVersion1772950000000 } from './migrations/1772950000000-selfVersion.js';
import { JobPosting } from './posting/posting.entity.js';
import { ReviewCycle } from './reviewCycle/reviewCycle.entity.js';
import { TimeEntry } from './timeEntry/timeEntry.entity.js';
import { Timesheet } from './timesheet/timesheet.entity.js';
import { sessionUsed } from './tracking/tracking.words.js';
import { TrackingSession } from './tracking/trackingSession.entity.js';

/**
 * The schema `people`: departments, employees, their timesheets, work sessions and attendance, job postings,
 * applications, recommendations, public holidays, performance reviews and goals.
 */
export const database = defineDatabase({
  schema: 'people',
  entities: [
    Department,
    Employee,
    Timesheet,
    TimeEntry,
    TrackingSession,
    Attendance,
    JobPosting,
    JobApplication,
    Holiday,
    ReviewCycle,
    PerformanceReview,
    Goal,
  ],
  migrations: [
    People1763700000000,
    Timesheets1764000000002,
    Tracking1764700000000,
    TimesheetLists1764700000001,
    Recruitment1764900000000,
    ApplicationLists1764900000001,
    PostingLists1764900000002,
    RecommendedVersions1764900000003,
    ToldChanges1764900000004,
    SearchStatistics1764900000005,
    WordsRead1764900000006,
    FoldedSearch1769000000000,
    EmployeeFigures1770000000000,
    Holidays1770100000000,
    ApplicationCounts1770200000000,
    Figures1771310000000,
    Reviews1771500000000,
    ToldPeople1772000000000,
    SelfVersion1772950000000,
  ],
  constraints: {
    department_name: () => badInput({ name: ['A department with this name already exists.'] }),
    department_code: () => badInput({ code: ['A department with this code already exists.'] }),
    employee_number: () => badInput({ employeeId: ['An employee with this ID already exists.'] }),
    employee_department: () =>
      conflict(
        'This department still has employee records, former employees included. Move them to another department first.',
      ),
    review_cycle_name: () => badInput({ name: ['A review cycle with this name already exists.'] }),
    holiday_date: () => badInput({ date: ['There is already a holiday on this date.'] }),
    timesheet_one_draft: () => conflict('A draft for this week exists already.', 'draft'),
    job_posting_department: () =>
      conflict('This department still has job postings. Move them to another department first.'),
    job_posting_salary: () => badInput({ salaryMax: ['The maximum must be at least the minimum.'] }),
    job_application_once: () => badInput({ nonFieldErrors: ['You have already applied for this job.'] }),
    attendance_one_open: () => conflict('You are clocked in already.'),
    tracking_session_id: sessionUsed,
  },
});
