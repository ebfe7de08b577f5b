import { DEMO_PASSWORD } from '../../../run/demo.js';
import { PDF, TXT } from '../form.js';
import { learningRows } from './learningRows.js';
import { reviewRows } from './reviewRows.js';
import { policyRows } from './policyRows.js';
import { all, as, author, by, hr, kites } from './rowCases.js';
import type { Case } from './rowCases.js';
import { ASSET } from './rowFixtures.js';
import type { rowFixtures } from './rowFixtures.js';

const itStaff = by('ok 403 ok 403 403 403');
const admin = by('ok 403 403 403 403 403');
const owner = by('403 403 404 403 404 ok');
/** A person who sees a ticket, or who handles it and may see it, by what it is about. */
const leader = by('ok ok 404 ok 404 ok');
const helped = by('ok ok ok 404 404 ok');
const handler = by('ok ok 404 404 404 403');
const helper = by('ok ok ok 404 404 403');
const decider = by('ok ok 404 403 404 403');
const login = { email: 'employee@portal.example', password: DEMO_PASSWORD };
const first = 'First-Harbour-7';
const person = { first_name: 'Nova', last_name: 'Comer', password: first, password_confirm: first };
const rejected = { reason: 'Friday is missing.' };
const redder = { title: 'Red cables', attachments: PDF };
const passwords = as('old_password', 'new_password', 'new_password_confirm');
const reset = as('token', 'new_password', 'new_password_confirm');
const leave = as('title', 'description', 'leave_type', 'start_date', 'end_date');
const article = { title: 'Cables', content: 'Blue.', category: 2, attachments: [PDF, PDF] };
const one = async () => ({ id: 1 });
const ticket = { title: 'A lamp', description: 'It hums.' };
const vacancy = { title: 'Harbour pilot', department: 'Engineering', location: 'Lisbon' };

/** One line for each row of gateway/rest/routes: all that its test cannot know from what the row declares. */
export const rowTable = (a: ReturnType<typeof rowFixtures>): Readonly<Record<string, Case>> => ({
  'POST auth/login/': all(undefined, login),
  'POST auth/register/': hr(a.email, ({ email }) => ({ ...person, email })),
  'POST auth/logout/': all(a.session),
  'POST auth/forgot-password/': all(a.email, as('email')),
  'POST auth/reset-password/': all(a.resetToken, reset),
  'GET auth/profile/': all(),
  'PUT auth/profile/': all(undefined, { first_name: 'Robin' }),
  'PATCH auth/profile/': all(undefined, { resume: TXT }),
  'POST auth/confirm-email/': all(a.emailToken, as('token')),
  'POST auth/cancel-email-change/': all(),
  'POST auth/change-password/': all(a.password, passwords),

  'GET rbac/roles/': all(),
  'GET rbac/user-roles/': all(),
  'POST rbac/user-roles/': admin(a.user, ({ id, role }) => ({ user: id, role })),
  'DELETE rbac/user-roles/{id}/': admin(a.link),
  'GET rbac/permissions/': all(),

  'GET core/departments/': all(),
  'GET core/holidays/': all(a.holiday),
  'POST core/holidays/': hr(a.freeDay, ({ date }) => ({ date, name: 'Regatta' })),
  'DELETE core/holidays/{id}/': hr(a.holiday),
  'GET core/employees/{id}/details/': all(a.colleague),
  'PATCH core/employees/{id}/details/': hr(a.employee, { city: 'Lisbon' }),
  'DELETE core/employees/{id}/details/': hr(a.employee),
  'GET core/org-chart/': all(),
  'GET hr/employees/': all(),
  'POST hr/employees/': hr(a.user, ({ id }) => ({ user_id: id, job_title: 'Keeper' })),
  'GET hr/employees/statistics/': all(),
  'GET hr/employees/my_profile/': all(),
  'GET hr/employees/{id}/': all(a.colleague),
  'PATCH hr/employees/{id}/': hr(a.employee, { department: 'design' }),
  'DELETE hr/employees/{id}/': hr(a.employee),

  'GET hr/timesheets/': all(a.sheet('submitted')),
  'POST hr/timesheets/': all(a.week, as('week_start_date')),
  'GET hr/timesheets/current_week/': all(),
  'GET hr/timesheets/my_submitted/': all(a.sheet('submitted')),
  'GET hr/timesheets/{id}/': leader(a.sheet('draft')),
  'POST hr/timesheets/{id}/submit/': owner(a.sheet('draft')),
  'POST hr/timesheets/{id}/approve/': ['403 ok 403 403 403 403', a.sheet('submitted')],
  'POST hr/timesheets/{id}/reject/': ['403 ok 403 403 403 403', a.sheet('submitted'), rejected],
  'GET hr/timesheet-entries/': all(a.entry),
  'POST hr/timesheet-entries/': owner(a.sheet('draft'), as('timesheet', 'date')),
  'GET hr/timesheet-entries/{id}/': leader(a.entry),
  'PATCH hr/timesheet-entries/{id}/': owner(a.entry, { notes: 'Quiet.' }),
  'DELETE hr/timesheet-entries/{id}/': owner(a.entry),

  'GET hr/attendance/': all(a.clockedIn),
  'POST hr/attendance/clock-in/': all(a.clockedOut, { notes: 'Early.' }),
  'POST hr/attendance/clock-out/': all(a.clockedIn),
  'GET hr/attendance/my-attendance/': all(a.clockedIn),
  'GET hr/attendance/today/': all(),
  'GET hr/attendance/{id}/': leader(() => a.clockedIn('employee')),

  'GET recruitment/job-postings/': all(a.posting),
  'POST recruitment/job-postings/': hr(undefined, vacancy),
  'GET recruitment/job-postings/hr_managers/': hr(),
  'GET recruitment/job-postings/{id}/': all(a.posting),
  'PUT recruitment/job-postings/{id}/': hr(a.posting, vacancy),
  'PATCH recruitment/job-postings/{id}/': hr(a.posting, { priority: 'urgent' }),
  'DELETE recruitment/job-postings/{id}/': hr(a.posting),
  'GET recruitment/job-applications/': all(a.application),
  'POST recruitment/job-applications/': all(a.posting, ({ id }) => ({ job_posting: id, resume: TXT })),
  'GET recruitment/job-applications/my_applications/': all(a.application),
  'GET recruitment/job-applications/{id}/': author(a.application),
  'PUT recruitment/job-applications/{id}/': handler(a.application, { status: 'screening' }),
  'PATCH recruitment/job-applications/{id}/': handler(a.application, { rating: 4.5 }),
  'DELETE recruitment/job-applications/{id}/': hr(a.application),
  'GET recruitment/job-applications/{id}/resume/': author(a.application),
  'GET recruitment/job-recommendations/check-resume-and-recommend/': all(),
  'POST recruitment/job-recommendations/check-resume-and-recommend/': all(),
  'POST recruitment/job-recommendations/upload-resume-for-recommendations/': all(a.resume, as('resume')),
  'POST recruitment/job-recommendations/generate/': all(a.recommended, ({ id }) => ({ employee_id: id })),
  'GET recruitment/posting-statuses/': all(),
  'GET recruitment/posting-statuses/{id}/': all(one),
  'GET recruitment/posting-priorities/': all(),
  'GET recruitment/posting-priorities/{id}/': all(one),
  'GET recruitment/employment-statuses/': all(),
  'GET recruitment/employment-statuses/{id}/': all(one),
  'GET recruitment/application-statuses/': all(),
  'GET recruitment/application-statuses/{id}/': all(one),

  'GET tickets/master-tickets/': all(a.general),
  'GET tickets/my-tickets/': all(a.general),
  'GET tickets/assigned-tickets/': all(),
  'GET tickets/categories/': all(),
  'GET tickets/leave-requests/': all(a.leave),
  'POST tickets/leave-requests/': all(a.leaveBody, (made) => ({ ...made, supporting_document: TXT })),
  'GET tickets/leave-requests/mine/': all(a.leave),
  'GET tickets/leave-requests/{id}/': leader(a.leave),
  'PUT tickets/leave-requests/{id}/': owner(a.leave, leave),
  'PATCH tickets/leave-requests/{id}/': owner(a.leave, { title: 'Other days' }),
  'DELETE tickets/leave-requests/{id}/': owner(a.leave),
  'POST tickets/leave-requests/{id}/approve/': ['ok ok 404 ok 404 403', a.leave, { comment: 'Enjoy.' }],
  'POST tickets/leave-requests/{id}/reject/': ['ok ok 404 ok 404 403', a.leave, { reason: 'Too late.' }],
  'GET tickets/feedback/': all(a.feedback),
  'POST tickets/feedback/': all(undefined, ticket),
  'GET tickets/feedback/{id}/': author(a.feedback),
  'DELETE tickets/feedback/{id}/': ['403 403 404 404 404 ok', a.feedback],
  'GET tickets/it-support/': all(a.itSupport),
  'POST tickets/it-support/': all(undefined, { ...ticket, issue_type: 'Hardware' }),
  'GET tickets/it-support/{id}/': helped(a.itSupport),
  'DELETE tickets/it-support/{id}/': ['ok 403 ok 404 404 ok', a.itSupport],
  'GET tickets/general/': all(a.general),
  'POST tickets/general/': all(undefined, { ...ticket, category: 'IT Support' }),
  'GET tickets/general/{id}/': author(a.general),
  'DELETE tickets/general/{id}/': ['403 403 404 404 404 ok', a.general],
  'GET tickets/general-it-tickets/': all(a.itSupport),

  'POST tickets/leave-requests/{id}/update_status/': decider(a.leave, { status: 'in-progress' }),
  'GET tickets/leave-requests/{id}/comments/': leader(a.commented(a.leave)),
  'POST tickets/leave-requests/{id}/comments/': leader(a.leave, { comment: 'Since when?' }),
  'POST tickets/leave-requests/{id}/assign/': decider(a.leave, { assigned_to: null }),
  'POST tickets/leave-requests/{id}/close/': decider(a.leave),
  'POST tickets/leave-requests/{id}/reopen/': decider(a.closed(a.leave)),
  'POST tickets/feedback/{id}/update_status/': handler(a.feedback, { status: 'waiting' }),
  'GET tickets/feedback/{id}/comments/': author(a.commented(a.feedback)),
  'POST tickets/feedback/{id}/comments/': author(a.feedback, { comment: 'Since when?' }),
  'POST tickets/feedback/{id}/assign/': handler(a.feedback, { assigned_to: null }),
  'POST tickets/feedback/{id}/close/': handler(a.feedback),
  'POST tickets/feedback/{id}/reopen/': handler(a.closed(a.feedback)),
  'POST tickets/it-support/{id}/update_status/': helper(a.itSupport, { status: 'resolved' }),
  'GET tickets/it-support/{id}/comments/': helped(a.commented(a.itSupport)),
  'POST tickets/it-support/{id}/comments/': helped(a.itSupport, { comment: 'Since when?' }),
  'POST tickets/it-support/{id}/assign/': helper(a.itSupport, { assigned_to: null }),
  'POST tickets/it-support/{id}/close/': helper(a.itSupport),
  'POST tickets/it-support/{id}/reopen/': helper(a.closed(a.itSupport)),
  'POST tickets/general/{id}/update_status/': handler(a.general, { status: 'rejected' }),
  'GET tickets/general/{id}/comments/': author(a.commented(a.general)),
  'POST tickets/general/{id}/comments/': author(a.general, { comment: 'Since when?' }),
  'POST tickets/general/{id}/assign/': handler(a.general, { assigned_to: null }),
  'POST tickets/general/{id}/close/': handler(a.general),
  'POST tickets/general/{id}/reopen/': handler(a.closed(a.general)),
  'POST tickets/{id}/assign/': helper(a.itSupport, { assigned_to: null }),
  'POST tickets/{id}/close/': decider(a.leave),
  'POST tickets/{id}/reopen/': handler(a.closed(a.feedback)),
  'GET tickets/responses/': author(a.commented(a.general), ({ id }) => ({ ticket: id })),
  'POST tickets/responses/': author(a.general, ({ id }) => ({ ticket: id, comment: 'Since when?' })),

  'GET it/dashboard/': itStaff(),
  'GET it/asset-categories/': itStaff(),
  'POST it/asset-categories/': itStaff(a.newCategory, as('name', 'prefix')),
  'GET it/asset-categories/{id}/': itStaff(a.assetCategory),
  'PUT it/asset-categories/{id}/': itStaff(a.assetCategory, (made) => ({
    ...kites(made),
    prefix: made['prefix'],
  })),
  'PATCH it/asset-categories/{id}/': itStaff(a.assetCategory, kites),
  'DELETE it/asset-categories/{id}/': itStaff(a.assetCategory),
  'GET it/assets/': itStaff(a.asset),
  'POST it/assets/': itStaff(undefined, ASSET),
  'GET it/assets/statistics/': itStaff(),
  'GET it/assets/available/': itStaff(a.asset),
  'GET it/assets/mine/': all(),
  'GET it/assets/{id}/': itStaff(a.asset),
  'PUT it/assets/{id}/': itStaff(a.asset, { name: 'Other', category: 1 }),
  'PATCH it/assets/{id}/': itStaff(a.asset, { location: 'Server Room' }),
  'DELETE it/assets/{id}/': itStaff(a.asset),
  'POST it/assets/{id}/assign/': itStaff(a.asset, as('assigned_to')),
  'POST it/assets/{id}/maintenance/': itStaff(a.asset, { description: 'Loud fan' }),
  'GET it/asset-assignments/': itStaff(a.assigned),
  'GET it/asset-assignments/active/': itStaff(a.assigned),
  'GET it/asset-assignments/{id}/': itStaff(a.assigned),
  'PUT it/asset-assignments/{id}/': itStaff(a.assigned, { notes: 'With a dock' }),
  'PATCH it/asset-assignments/{id}/': itStaff(a.assigned, { condition_on_assignment: 'fair' }),
  'DELETE it/asset-assignments/{id}/': itStaff(a.assigned),
  'POST it/asset-assignments/{id}/return_asset/': itStaff(a.assigned, { notes: 'A scratch' }),
  'GET it/asset-maintenance/': itStaff(a.work),
  'POST it/asset-maintenance/': itStaff(a.asset, ({ id }) => ({ asset: id })),
  'GET it/asset-maintenance/{id}/': itStaff(a.work),
  'PUT it/asset-maintenance/{id}/': itStaff(a.work, ({ asset }) => ({ asset, notes: 'Took an hour' })),
  'PATCH it/asset-maintenance/{id}/': itStaff(a.work, { status: 'completed' }),
  'DELETE it/asset-maintenance/{id}/': itStaff(a.work),
  'GET it/kb-categories/': all(),
  'POST it/kb-categories/': itStaff(a.name, as('name')),
  'GET it/kb-categories/{id}/': all(a.category),
  'PUT it/kb-categories/{id}/': itStaff(a.category, kites),
  'PATCH it/kb-categories/{id}/': itStaff(a.category, kites),
  'DELETE it/kb-categories/{id}/': itStaff(a.category),
  'GET it/kb-articles/': all(),
  'POST it/kb-articles/': all(undefined, article),
  'GET it/kb-articles/published/': all(),
  'GET it/kb-articles/popular/': all(),
  'GET it/kb-articles/{id}/': all(a.article),
  'PUT it/kb-articles/{id}/': ['ok 403 ok 403 403 ok', a.article, redder],
  'PATCH it/kb-articles/{id}/': ['ok 403 ok 403 403 ok', a.article, { is_published: false }],
  'DELETE it/kb-articles/{id}/': ['ok 403 ok 403 403 ok', a.article],
  'POST it/kb-articles/{id}/view/': all(a.article),
  'POST it/kb-articles/{id}/download/': all(a.article),
  'GET it/kb-articles/{id}/attachments/{attachment_id}/': all(a.article),

  'POST core/chatbot/message/': all(undefined, { message: 'How long does a VPN connection last?' }),

  ...policyRows(a),
  ...learningRows(a),
  ...reviewRows(a),
});
