import type { Row } from '../../route.js';

/** One fixed list and its entries; there is nothing to write, so every other method is refused. */
const lookup = (path: string, list: string, one: string): readonly Row[] => [
  { method: 'GET', paths: [`/api/recruitment/${path}/`], operation: list, who: 'anyone signed in' },
  { method: 'GET', paths: [`/api/recruitment/${path}/{id}/`], operation: one, who: 'anyone signed in' },
];

export const lookupRows: readonly Row[] = [
  ...lookup('posting-statuses', 'PostingStatuses', 'PostingStatus'),
  ...lookup('posting-priorities', 'PostingPriorities', 'PostingPriority'),
  ...lookup('employment-statuses', 'EmploymentStatuses', 'EmploymentStatus'),
  ...lookup('application-statuses', 'ApplicationStatuses', 'ApplicationStatus'),
];
