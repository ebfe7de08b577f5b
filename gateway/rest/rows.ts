import type { Method, Row } from './route.js';
import { applicationRows } from './routes/applications/applications.routes.js';
import { assetRows } from './routes/it/assets.routes.js';
import { attendanceRows } from './routes/attendance/attendance.routes.js';
import { authRows } from './routes/auth/auth.routes.js';
import { chatRows } from './routes/chat/chat.routes.js';
import { coreRows } from './routes/core/core.routes.js';
import { employeeRows } from './routes/employees/employees.routes.js';
import { examRows } from './routes/learning/exams.routes.js';
import { feedbackRows } from './routes/tickets/feedback.routes.js';
import { generalRows } from './routes/tickets/general.routes.js';
import { itRows } from './routes/it/it.routes.js';
import { itSupportRows } from './routes/tickets/itSupport.routes.js';
import { kbRows } from './routes/kb/kb.routes.js';
import { learningRows } from './routes/learning/learning.routes.js';
import { leaveRows } from './routes/tickets/leave.routes.js';
import { lookupRows } from './routes/lookups/lookups.routes.js';
import { policyRows } from './routes/policies/policies.routes.js';
import { postingRows } from './routes/postings/postings.routes.js';
import { rbacRows } from './routes/rbac/rbac.routes.js';
import { recommendationRows } from './routes/recommendations/recommendations.routes.js';
import { goalRows, reviewRows } from './routes/reviews/reviews.routes.js';
import { ticketActionRows } from './routes/tickets/ticketActions.routes.js';
import { ticketRows } from './routes/tickets/tickets.routes.js';
import { timeEntryRows } from './routes/time/timeEntries.routes.js';
import { timesheetRows } from './routes/time/timesheets.routes.js';

/** Rows that belong together, under the name the documentation shows. */
export interface Family {
  name: string;
  rows: readonly Row[];
}

export const families: readonly Family[] = [
  { name: 'Sign-in and profile', rows: authRows },
  { name: 'Roles and permissions', rows: rbacRows },
  { name: 'Organisation', rows: coreRows },
  { name: 'Employees', rows: employeeRows },
  { name: 'Policies', rows: policyRows },
  { name: 'Timesheets', rows: timesheetRows },
  { name: 'Time entries', rows: timeEntryRows },
  { name: 'Attendance', rows: attendanceRows },
  { name: 'Performance reviews', rows: reviewRows },
  { name: 'Goals', rows: goalRows },
  { name: 'Job postings', rows: postingRows },
  { name: 'Job applications', rows: applicationRows },
  { name: 'Job recommendations', rows: recommendationRows },
  { name: 'Fixed lists of recruitment', rows: lookupRows },
  { name: 'Tickets', rows: ticketRows },
  { name: 'Leave requests', rows: leaveRows },
  { name: 'Feedback', rows: feedbackRows },
  { name: 'IT support', rows: itSupportRows },
  { name: 'General tickets', rows: generalRows },
  { name: 'Comments and status of tickets', rows: ticketActionRows },
  { name: 'IT', rows: itRows },
  { name: 'Assets', rows: assetRows },
  { name: 'Knowledge base', rows: kbRows },
  { name: 'Chat assistant', rows: chatRows },
  { name: 'Learning', rows: learningRows },
  { name: 'Certifications and exams', rows: examRows },
];

export const rows: readonly Row[] = families.flatMap((family) => family.rows);

/** A path under /api that has no operation of the graph behind it. */
export interface Elsewhere {
  method: Method;
  paths: readonly string[];
  who: string;
  answers: string;
  /** What the answer is, as a media type. */
  type: string;
  /** With which refusals it answers as well, beside too many calls. */
  refuses?: readonly (401 | 403 | 404 | 503)[];
}

/**
 * Answered by other parts of the gateway; listed, so that the documentation is whole and a wrong method is
 * 405 here too.
 */
export const elsewhere: readonly Elsewhere[] = [
  {
    method: 'GET',
    paths: ['/api/core/health/'],
    who: 'public',
    answers: 'alive: {status, time}, without the database',
    type: 'application/json',
  },
  {
    method: 'GET',
    paths: ['/api/core/ready/'],
    who: 'public',
    answers: 'ready: {status, time}, or 503',
    type: 'application/json',
    refuses: [503],
  },
  {
    method: 'GET',
    paths: ['/api/schema/'],
    who: 'anyone signed in',
    answers: 'every row as OpenAPI 3.1, as schema/openapi.json has it',
    type: 'application/json',
    refuses: [401, 503],
  },
  {
    method: 'GET',
    paths: ['/api/docs/'],
    who: 'public; it shows the rows to anyone signed in',
    answers: 'the reference as a page, where calls can be tried',
    type: 'text/html',
    refuses: [503],
  },
  {
    method: 'GET',
    paths: ['/api/files/{area}/{key}/'],
    who: 'anyone who has the signed link, until it ends',
    answers: 'the file',
    type: 'application/octet-stream',
    refuses: [403, 404, 503],
  },
];
