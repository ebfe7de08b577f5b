import type { Row } from '../../route.js';

const policies = (path = '') => [`/api/hr/policies/${path}`];

const who = 'HR, Administrator';
const reader = 'anyone signed in: what is in force, or they are asked to confirm; HR, Administrator all';
const asked = 'anyone signed in, what they are asked';

export const policyRows: readonly Row[] = [
  { method: 'GET', paths: policies(), operation: 'Policies', who: reader },
  { method: 'POST', paths: policies(), operation: 'CreatePolicy', who, status: 201 },
  { method: 'GET', paths: policies('mine/'), operation: 'MyPolicies', who: asked },
  { method: 'GET', paths: policies('{id}/'), operation: 'Policy', who: reader },
  { method: 'PATCH', paths: policies('{id}/'), operation: 'UpdatePolicy', who },
  { method: 'DELETE', paths: policies('{id}/draft/'), operation: 'DiscardPolicyDraft', who },
  { method: 'POST', paths: policies('{id}/new_version/'), operation: 'BeginPolicyVersion', who },
  { method: 'POST', paths: policies('{id}/publish/'), operation: 'PublishPolicy', who },
  { method: 'GET', paths: policies('{id}/versions/'), operation: 'PolicyVersions', who: reader },
  { method: 'GET', paths: policies('{id}/versions/{number}/'), operation: 'PolicyVersion', who: reader },
  {
    method: 'POST',
    paths: policies('{id}/versions/{number}/confirm/'),
    operation: 'ConfirmPolicy',
    who: asked,
  },
  {
    method: 'POST',
    paths: policies('{id}/versions/{number}/withdraw/'),
    operation: 'WithdrawPolicyVersion',
    who,
  },
  { method: 'GET', paths: policies('{id}/versions/{number}/readers/'), operation: 'PolicyReaders', who },
  {
    method: 'POST',
    paths: policies('{id}/versions/{number}/remind/'),
    operation: 'RemindPolicyReaders',
    who,
  },
];
