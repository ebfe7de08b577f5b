import { pathShown } from '../../present/learning.js';
import type { Row } from '../../route.js';

const paths = (path = '') => [`/api/learning/learning-paths/${path}`];

const reader = 'anyone signed in; what is not active HR, Administrator';
const manager = 'HR, Administrator';
const present = pathShown;

export const pathRows: readonly Row[] = [
  { method: 'GET', paths: paths(), operation: 'LearningPaths', who: reader, present },
  {
    method: 'POST',
    paths: paths(),
    operation: 'CreateLearningPath',
    who: manager,
    status: 201,
    present,
  },
  { method: 'GET', paths: paths('{id}/'), operation: 'LearningPath', who: reader, present },
  {
    method: 'PUT',
    paths: paths('{id}/'),
    operation: 'UpdateLearningPath',
    who: manager,
    takes: { title: { need: 'here' } },
    present,
  },
  { method: 'PATCH', paths: paths('{id}/'), operation: 'UpdateLearningPath', who: manager, present },
  { method: 'DELETE', paths: paths('{id}/'), operation: 'DeleteLearningPath', who: manager },
];
