import { dayIn } from '../../../kit/config/calendar.js';
import type { RequestContext } from '../../../kit/request/context.js';
import type { Queryable } from '../../../kit/postgres/queryable.js';
import { conflict, notFound, Problems } from '../../../kit/request/errors.js';
import { requirePermission } from '../../../kit/request/viewer.js';
import type { Viewer } from '../../../kit/request/viewer.js';
import type { UpdateEmployeeInput } from '../../generated/schema.js';
import { database } from '../../database.js';
import { requireRemoval, requireTerms } from '../employee.access.js';
import { RENAME_USER } from '../employee.calls.js';
import type { IdentityUser } from '../employee.calls.js';
import { Employee } from '../employee.entity.js';
import type { OwnColumns } from '../employee.entity.js';
import { isEmployed } from '../employee.kinds.js';
import { EMPLOYEE_COLUMNS } from '../employee.columns.js';
import type { EmployeeRow } from '../employee.columns.js';
import { isPrivate, keepChanges } from '../employeeHistory.service.js';
import { readColumns } from './input.service.js';
import { holdReportingLines, place, userIdsOf } from './placement.service.js';
import type { Placement } from './placement.service.js';
import { setSignIn, signInAfter, tellDepartment, tellEmployment } from './signIn.service.js';
import { emitEmployee } from './emitEmployees.service.js';

type Changes = OwnColumns &
  Placement &
  Partial<Pick<Employee, 'firstName' | 'lastName' | 'email' | 'userIsActive' | 'endedOn'>>;
type Names = Pick<EmployeeRow, 'firstName' | 'lastName' | 'email'>;

const NAMES = ['firstName', 'lastName', 'email'] as const;
/** Fields that a person cannot set on the own record. */
const TERMS = ['salary', 'managerId', 'employmentStatus'] as const;

function readNames(input: UpdateEmployeeInput, problems: Problems): Partial<Names> {
  const names: Partial<Names> = {};
  for (const field of NAMES) {
    if (input[field] === undefined) continue;
    names[field] = input[field]?.trim() ?? '';
    // Many people have one name only.
    if (names[field] === '' && field !== 'lastName') problems.add(field, 'This field may not be blank.');
  }
  return names;
}

const lockEmployee = (tx: Queryable, id: number) =>
  tx.one<EmployeeRow>(`select ${EMPLOYEE_COLUMNS} from employee e where e.id = $1 for update`, [id]);

/** What really changes about the locked row, with every refusal that people itself can make. */
async function decide(
  tx: Queryable,
  viewer: Viewer,
  id: number,
  input: UpdateEmployeeInput,
): Promise<{ before: EmployeeRow; changes: Changes }> {
  if (input.managerId !== undefined) await holdReportingLines(tx);
  const before = await lockEmployee(tx, id);
  if (!before) throw notFound();
  const problems = new Problems();
  const given = { ...readColumns(input, problems), ...readNames(input, problems) };
  const terms = { ...given, managerId: input.managerId };
  requireTerms(
    viewer,
    before,
    TERMS.some((field) => terms[field] !== undefined && terms[field] !== before[field]),
  );
  problems.throwIfAny();
  if (input.version != null && input.version !== before.version)
    throw conflict('Someone else has changed this record. Reload it and try again.');
  const wanted = { ...given, ...(await place(tx, input, before)) };
  const changes: Changes = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => value !== before[field as keyof EmployeeRow]),
  );
  return { before, changes };
}

const namesOf = ({ firstName, lastName, email }: Names): Names => ({ firstName, lastName, email });
const only = (values: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => fields.includes(field)));
const masked = (values: object, fields: string[]) =>
  Object.fromEntries(
    Object.entries(only(values, fields)).map(([field, value]) => [
      field,
      // The trail is read by more people than salaries and addresses are.
      isPrivate(field) ? 'changed' : value,
    ]),
  );

async function rename(context: RequestContext, userId: number, names: Names): Promise<Names> {
  const { updateUser } = await context.graph<{ updateUser: IdentityUser }>(RENAME_USER, {
    id: userId,
    ...names,
  });
  return namesOf(updateUser);
}

function noteEffects(context: RequestContext, userIds: number[]): void {
  userIds.forEach((userId) => context.effects.viewersChanged.add(userId));
  context.loaders.clear();
}

/** What others keep of a person. */
const EMITTED = ['firstName', 'lastName', 'departmentId', 'hireDate', 'employmentStatus'] as const;

/**
 * Changes an employment record. Everything is checked first, then identity changes its own fields (names, address,
 * sign-in), then the row is written after the same checks under locks; after a failure in between the call can be
 * repeated. A repeat of a finished change does not call identity.
 * @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function changeEmployee(
  context: RequestContext,
  id: number,
  input: UpdateEmployeeInput,
): Promise<number> {
  const viewer = requirePermission(context, 'employee.manage');
  const done = await database.stored<number[]>(context);
  if (done) {
    noteEffects(context, done);
    return id;
  }
  const plan = await database.plan(context, async (tx) => {
    const { before, changes } = await decide(tx, viewer, id, input);
    const renamed = NAMES.filter((field) => field in changes);
    return {
      userId: before.userId,
      previous: namesOf(before),
      names: namesOf({ ...before, ...changes }),
      renamed,
      isActive: signInAfter(before.employmentStatus, changes.employmentStatus),
    };
  });
  const names = plan.renamed.length > 0 ? await rename(context, plan.userId, plan.names) : null;
  const signIn = await setSignIn(context, plan.userId, plan.isActive);

  const affected = await database.write(context, async (tx) => {
    const { before, changes } = await decide(tx, viewer, id, input);
    const all: Changes = { ...changes, ...names, ...signIn };
    // The event of the new name may be processed before this transaction; the name still belongs to this change.
    const fields = [...new Set([...Object.keys(changes), ...plan.renamed])];
    if (fields.length > 0) {
      await tx.manager.update(Employee, id, all);
      const previous = { ...before, ...plan.previous };
      await tx.audit({
        action: 'employee.update',
        objectType: 'employee',
        objectId: id,
        before: masked(previous, fields),
        after: masked(all, fields),
      });
      await keepChanges(tx, before, changes);
      const isNowEmployed = signInAfter(before.employmentStatus, changes.employmentStatus);
      if (isNowEmployed !== null) await tellEmployment(tx, before.userId, isNowEmployed);
      if (changes.departmentId !== undefined) await tellDepartment(tx, before.userId, changes);
      if (EMITTED.some((field) => field in all)) await emitEmployee(tx, before.userId);
    }
    return [before.userId, ...(await userIdsOf(tx, [before.managerId, changes.managerId]))];
  });
  noteEffects(context, affected);
  return id;
}

/**
 * Ends an employment: terminated, sign-in ended, records kept (H8). A repeat changes nothing. @throws
 * FORBIDDEN, NOT_FOUND, CONFLICT
 */
export async function removeEmployee(context: RequestContext, id: number): Promise<boolean> {
  const viewer = requirePermission(context, 'employee.manage');
  const done = await database.stored<number[]>(context);
  if (done) {
    noteEffects(context, done);
    return true;
  }
  const row = await database.one<EmployeeRow>(`select ${EMPLOYEE_COLUMNS} from employee e where e.id = $1`, [
    id,
  ]);
  if (!row) throw notFound();
  requireRemoval(viewer, row);
  const signIn = await setSignIn(context, row.userId, row.employmentStatus === 'terminated' ? null : false);

  const affected = await database.write(context, async (tx) => {
    const before = await lockEmployee(tx, id);
    if (!before) throw notFound();
    if (signIn && before.employmentStatus !== 'terminated') {
      await tx.manager.update(Employee, id, {
        employmentStatus: 'terminated',
        ...signIn,
        endedOn: before.endedOn ?? dayIn(context.config.organisation.timeZone),
      });
      await tx.audit({
        action: 'employee.remove',
        objectType: 'employee',
        objectId: id,
        before: { employmentStatus: before.employmentStatus },
        after: { employmentStatus: 'terminated' },
      });
      await keepChanges(tx, before, { employmentStatus: 'terminated' });
      if (isEmployed(before.employmentStatus)) await tellEmployment(tx, before.userId, false);
      await emitEmployee(tx, before.userId);
    }
    return [before.userId, ...(await userIdsOf(tx, [before.managerId]))];
  });
  noteEffects(context, affected);
  return true;
}
