import type { Selected } from '../../kit/postgres/columns.js';
import { beginExport } from '../../kit/request/beginExport.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { MutationExportEmployeesArgs } from '../generated/schema.js';
import type { EmployeeRow } from './employee.columns.js';
import { listEmployees } from './employee.service.js';

/** The first page of an export, after the audit trail tells of it. @throws FORBIDDEN, what `listEmployees` throws */
export async function exportEmployees(
  context: RequestContext,
  args: MutationExportEmployeesArgs,
  selected: Selected,
): Promise<PlacedPage<EmployeeRow>> {
  requirePermission(context, 'employee.manage');
  return beginExport(database, context, args, {
    objectType: 'employee',
    counted: 'people',
    none: 'Choose at least one person.',
    list: (asked) => listEmployees(context, asked, selected),
    filters: ['departmentId', 'employmentStatus'],
  });
}
