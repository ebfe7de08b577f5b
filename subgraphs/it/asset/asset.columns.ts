import type { GraphQLResolveInfo } from 'graphql';
import { Columns } from '../../kit/postgres/columns.js';
import type { Selected } from '../../kit/postgres/columns.js';
import { columnMapOf } from '../../kit/postgres/entityColumns.js';
import type { AssetCondition } from './asset.kinds.js';
import { Asset } from './asset.entity.js';

/** An asset as it is read, with its category and, while someone has it, with the assignment. */
export interface AssetRow extends Asset {
  categoryName: string;
  categoryPrefix: string;
  holderName: string | null;
  holderDepartment: string | null;
  assignmentId: number | null;
  assignedDate: string | null;
  conditionOnAssignment: AssetCondition | null;
  assignmentNotes: string | null;
  assignedById: number | null;
  assignedByName: string | null;
}

const category = (sql: string) => ({ sql, join: 'category' });
const holder = (sql: string) => ({ sql, join: 'holder' });
const assignment = (sql: string) => ({ sql, join: 'assignment' });

/** The columns of `asset a`, and which of them a field of the graph is made of. */
export const ASSET = new Columns<AssetRow>({
  columns: {
    ...columnMapOf(Asset, 'a'),
    categoryName: category('c.name'),
    categoryPrefix: category('c.prefix'),
    holderName: holder('h.full_name'),
    holderDepartment: holder('h.department_name'),
    assignmentId: assignment('s.id'),
    assignedDate: assignment('s.assigned_date'),
    conditionOnAssignment: assignment('s.condition_on_assignment'),
    assignmentNotes: assignment('s.notes'),
    assignedById: assignment('s.assigned_by_id'),
    assignedByName: assignment('s.assigned_by_name'),
  },
  joins: {
    category: 'join asset_category c on c.id = a.category_id',
    holder: 'left join holder h on h.user_id = a.holder_id',
    assignment: 'left join asset_assignment s on s.asset_id = a.id and s.returned_date is null',
  },
  always: ['id'],
  fields: {
    assetTag: ['tag'],
    category: ['categoryId', 'categoryName', 'categoryPrefix'],
    currentAssignment: [
      'tag',
      'name',
      'holderId',
      'holderName',
      'holderDepartment',
      'assignmentId',
      'assignedDate',
      'conditionOnAssignment',
      'assignmentNotes',
      'assignedById',
      'assignedByName',
    ],
  },
});

/** The columns that a query needs of a page of assets. */
export const askedOfPage = (info: GraphQLResolveInfo): Selected => ASSET.asked(info, ['results']);
