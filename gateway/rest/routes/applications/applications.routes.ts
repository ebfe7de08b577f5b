import type { Row } from '../../route.js';

const applications = (path = '') => [`/api/recruitment/job-applications/${path}`];

const reader = 'the applicant, HR, Administrator';
const change = 'HR and Administrator, not their own; the applicant withdraws';

export const applicationRows: readonly Row[] = [
  {
    method: 'GET',
    paths: applications(),
    operation: 'JobApplications',
    who: 'anyone signed in, their own; HR and Administrator all',
  },
  {
    method: 'POST',
    paths: applications(),
    operation: 'ApplyToJob',
    who: 'anyone signed in, for themselves, once for each posting',
    takes: { resume: { file: 'needs a form' } },
    status: 201,
  },
  {
    method: 'GET',
    paths: applications('my_applications/'),
    operation: 'MyJobApplications',
    who: 'anyone signed in, their own',
  },
  { method: 'GET', paths: applications('{id}/'), operation: 'JobApplication', who: reader },
  { method: 'PUT', paths: applications('{id}/'), operation: 'UpdateJobApplication', who: change },
  { method: 'PATCH', paths: applications('{id}/'), operation: 'UpdateJobApplication', who: change },
  {
    method: 'DELETE',
    paths: applications('{id}/'),
    operation: 'DeleteJobApplication',
    who: 'HR, Administrator',
  },
  {
    method: 'GET',
    paths: applications('{id}/resume/'),
    operation: 'JobApplicationResume',
    who: reader,
    sendsFile: 'resume',
  },
];
