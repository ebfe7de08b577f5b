import { courseShown } from '../../present/learning.js';
import type { Row, Take } from '../../route.js';

const categories = (path = '') => [`/api/learning/categories/${path}`];
const courses = (path = '') => [`/api/learning/courses/${path}`];

const anyone = 'anyone signed in';
const manager = 'HR, Administrator';
const reader = 'anyone signed in; what is not published those enrolled in it, HR, Administrator';
/** A PUT needs them (rest.md part 2, L4). */
const needed: Take = { need: 'here' };
const present = courseShown;

const categoryRows: readonly Row[] = [
  { method: 'GET', paths: categories(), operation: 'CourseCategories', who: anyone },
  { method: 'POST', paths: categories(), operation: 'CreateCourseCategory', who: manager, status: 201 },
  { method: 'GET', paths: categories('{id}/'), operation: 'CourseCategory', who: anyone },
  {
    method: 'PUT',
    paths: categories('{id}/'),
    operation: 'UpdateCourseCategory',
    who: manager,
    takes: { name: needed },
  },
  { method: 'PATCH', paths: categories('{id}/'), operation: 'UpdateCourseCategory', who: manager },
  { method: 'DELETE', paths: categories('{id}/'), operation: 'DeleteCourseCategory', who: manager },
];

export const courseRows: readonly Row[] = [
  ...categoryRows,
  { method: 'GET', paths: courses(), operation: 'Courses', who: reader, present },
  { method: 'POST', paths: courses(), operation: 'CreateCourse', who: manager, status: 201, present },
  { method: 'GET', paths: courses('popular/'), operation: 'PopularCourses', who: anyone, present },
  { method: 'GET', paths: courses('recommended/'), operation: 'RecommendedCourses', who: anyone, present },
  { method: 'GET', paths: courses('{id}/'), operation: 'Course', who: reader, present },
  {
    method: 'PUT',
    paths: courses('{id}/'),
    operation: 'UpdateCourse',
    who: manager,
    takes: { title: needed, category: needed },
    present,
  },
  { method: 'PATCH', paths: courses('{id}/'), operation: 'UpdateCourse', who: manager, present },
  { method: 'DELETE', paths: courses('{id}/'), operation: 'DeleteCourse', who: manager },
  {
    method: 'GET',
    paths: courses('{id}/pdf/'),
    operation: 'CoursePdf',
    who: reader,
    sendsFile: 'pdf_file',
  },
];
