import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';
import type { TestIdentity } from './identity.js';

export const UPDATE = `mutation ($id: Int!, $input: UpdateEmployeeInput!) { updateEmployee(id: $id, input: $input) {
  firstName lastName email jobTitle departmentName manager { id } salary employmentStatus isActive phoneNumber version } }`;
export const REMOVE = 'mutation ($id: Int!) { removeEmployee(id: $id) }';
type Updated = { updateEmployee: Record<string, unknown> & { version: number } };

export const hr = viewer(['HR']);

/** Changes and ends employments as HR unless said otherwise; `identity` has the sign-ins. */
export function changeDesk(test_: () => TestSubgraph, identity: TestIdentity) {
  async function someone(given: Parameters<typeof addEmployee>[1] = {}): Promise<EmployeeRow> {
    const user = identity.add(given.firstName ? { firstName: given.firstName } : {});
    return addEmployee(test_().database, {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      ...given,
      userId: user.id,
    });
  }
  const update = (row: EmployeeRow, input: Record<string, unknown>, who: Viewer | null = hr, more = {}) =>
    test_().run<Updated>(who, UPDATE, { id: row.id, input }, more);
  const remove = (id: number, who: Viewer | null = hr) => test_().run(who, REMOVE, { id });
  const stored = async (row: EmployeeRow) =>
    test_().database.one('select * from employee where id = $1', [row.id]);
  const trail = (row: EmployeeRow) =>
    test_().database.query<{
      action: string;
      before: Record<string, unknown>;
      after: Record<string, unknown>;
    }>('select action, before, after from audit where object_id = $1 order by id', [String(row.id)]);
  return { someone, update, remove, stored, trail };
}
