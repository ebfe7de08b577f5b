import type { Selected } from '../../kit/postgres/columns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput } from '../../kit/request/errors.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { MutationExportEmployeesArgs } from '../generated/schema.js';
import type { EmployeeRow } from './employee.columns.js';
import { listEmployees } from './employee.service.js';

/**
 * The first page of an export, given only after the audit trail tells who exports how many people, and which
 * (S-40, S-73). What was searched for is a person's own words and is not kept. @throws FORBIDDEN, and what
 * `listEmployees` throws
 */
export async function exportEmployees(
  context: RequestContext,
  args: MutationExportEmployeesArgs,
  selected: Selected,
): Promise<PlacedPage<EmployeeRow>> {
  requirePermission(context, 'employee.manage');
  if (args.ids?.length === 0) throw badInput({ ids: ['Choose at least one person.'] });
  const asked = args.ids ? { ...args, pageSize: args.ids.length } : args;
  const first = await listEmployees(context, asked, selected);
  const people = await first.count();
  await database.write(context, async (tx) => {
    await tx.audit({
      action: 'employee.export',
      objectType: 'employee',
      after: {
        people,
        isSearched: Boolean(args.search?.trim()),
        ids: args.ids ?? null,
        departmentId: args.departmentId ?? null,
        employmentStatus: args.employmentStatus ?? null,
      },
    });
    return true;
  });
  // Chosen people fit into one page: whoever follows them in the list was not chosen.
  const next = args.ids ? null : first.next;
  return { ...first, next, count: () => Promise.resolve(people) };
}
