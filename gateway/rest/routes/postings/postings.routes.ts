import { hrManagerShown } from '../../present/recruitment.js';
import type { Row } from '../../route.js';

const postings = (path = '') => [`/api/recruitment/job-postings/${path}`];

const manager = 'HR, Administrator';
const reader = 'anyone signed in; drafts HR and Administrator';

/**
 * How a posting is written down: a department by id or by name (B3.33), the closing date and the lists as
 * HR's form has them (B3.38, B3.44).
 */
const written = {
  names: {
    department: { number: 'departmentId', words: 'departmentName' },
    hiring_manager: 'hiringManagerId',
  },
  aliases: { department_name: 'department', closing_date: 'application_deadline' },
  texts: ['requirements', 'responsibilities'],
} as const;

export const postingRows: readonly Row[] = [
  { method: 'GET', paths: postings(), operation: 'JobPostings', who: reader },
  {
    method: 'POST',
    paths: postings(),
    operation: 'CreateJobPosting',
    who: manager,
    ...written,
    required: ['department'],
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
  // Partial as well: HR's form leaves out what is empty (B5.16).
  { method: 'PUT', paths: postings('{id}/'), operation: 'UpdateJobPosting', who: manager, ...written },
  { method: 'PATCH', paths: postings('{id}/'), operation: 'UpdateJobPosting', who: manager, ...written },
  { method: 'DELETE', paths: postings('{id}/'), operation: 'DeleteJobPosting', who: manager },
];
