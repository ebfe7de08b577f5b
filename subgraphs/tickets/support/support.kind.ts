import type { Kind } from '../ticket/kind.js';
import { mayChangeStatus, mayDelete } from './support.access.js';

/** What IT support and general tickets say of themselves alike. */
export const support = {
  seenByManager: false,
  mayBeAnonymous: false,
  linksArticles: true,
  isApproved: false,
  inbox: 'ticket',
  may: { delete: mayDelete, changeStatus: mayChangeStatus },
} satisfies Partial<Kind>;

/** The columns that the parts of both are made of. */
export const SUPPORT_COLUMNS: Kind['part']['columns'] = [
  'impactLevel',
  'priority',
  'systemCategory',
  'categoryId',
  'categoryName',
  'categoryDepartment',
  'details',
];
