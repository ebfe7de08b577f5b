import { hrManagerShown } from '../../present/recruitment.js';
import type { Row } from '../../route.js';

const postings = (path = '') => [`/api/recruitment/job-postings/${path}`];

const manager = 'HR, Administrator';
const reader = 'anyone signed in; drafts HR and Administrator';

/**
 * How a posting is written down: a department by id or by name, the closing date and the lists as HR's form
 * has them.
 */
const written = {
  department: { as: { number: 'departmentId', words: 'departmentName' }, or: 'department_name' },
  hiring_manager: 'hiringManagerId',
  application_deadline: { or: 'closing_date' },
  requirements: { isText: true },
  responsibilities: { isText: true },
} satisfies Row['takes'];

export const postingRows: readonly Row[] = [
  { method: 'GET', paths: postings(), operation: 'JobPostings', who: reader },
  {
    method: 'POST',
    paths: postings(),
    operation: 'CreateJobPosting',
    who: manager,
    takes: { ...written, department: { ...written.department, need: 'here' } },
    status: 201,
  },
  {
    method: 'GET',
    paths: postings('hr_managers/'),
    operation: 'HrManagers',
    who: manager,
    present: hrManagerShown,
  },
  { method: 'GET', paths: postings('{id}/'), operation: 'JobPosting', who: reader },
  // Also partial: HR's form omits empty fields.
  { method: 'PUT', paths: postings('{id}/'), operation: 'UpdateJobPosting', who: manager, takes: written },
  { method: 'PATCH', paths: postings('{id}/'), operation: 'UpdateJobPosting', who: manager, takes: written },
  { method: 'DELETE', paths: postings('{id}/'), operation: 'DeleteJobPosting', who: manager },
];
