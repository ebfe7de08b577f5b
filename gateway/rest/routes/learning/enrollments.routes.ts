import type { Row } from '../../route.js';

const courses = (path = '') => [`/api/learning/courses/${path}`];
const enrollments = (path = '') => [`/api/learning/enrollments/${path}`];

const own = 'anyone signed in, their own';
const reader = 'anyone signed in, their own; HR and Administrator everyone’s';

export const enrollmentRows: readonly Row[] = [
  { method: 'POST', paths: courses('{id}/enroll/'), operation: 'EnrollInCourse', who: own, status: 201 },
  { method: 'POST', paths: courses('{id}/start/'), operation: 'StartCourse', who: own },
  { method: 'POST', paths: courses('{id}/complete/'), operation: 'CompleteCourse', who: own },
  {
    method: 'POST',
    paths: courses('{id}/update_progress/'),
    operation: 'UpdateCourseProgress',
    who: own,
    takes: { progress_percentage: { need: 'here' } },
  },
  {
    method: 'POST',
    paths: courses('{id}/rate/'),
    operation: 'RateCourse',
    who: own,
    takes: { rating: { need: 'in its own words' } },
  },
  { method: 'GET', paths: enrollments(), operation: 'Enrollments', who: reader },
  { method: 'GET', paths: enrollments('active/'), operation: 'ActiveEnrollments', who: own },
  { method: 'GET', paths: enrollments('completed/'), operation: 'CompletedEnrollments', who: own },
  { method: 'GET', paths: enrollments('{id}/'), operation: 'Enrollment', who: reader },
  {
    method: 'PUT',
    paths: enrollments('{id}/'),
    operation: 'UpdateEnrollment',
    who: own,
    takes: { progress_percentage: { need: 'here' } },
  },
  { method: 'PATCH', paths: enrollments('{id}/'), operation: 'UpdateEnrollment', who: own },
];
