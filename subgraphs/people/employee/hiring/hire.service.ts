import { dayIn } from '../../../kit/config/calendar.js';
import type { RequestContext } from '../../../kit/request/context.js';
import type { Queryable, Transaction } from '../../../kit/postgres/queryable.js';
import { badInput, Problems } from '../../../kit/request/errors.js';
import { requirePermission } from '../../../kit/request/viewer.js';
import type { CreateEmployeeInput } from '../../generated/schema.js';
import { database } from '../../database.js';
import { requireHire } from '../employee.access.js';
import { HIRED_USER } from '../employee.calls.js';
import type { IdentityUser } from '../employee.calls.js';
import { Employee } from '../employee.entity.js';
import type { OwnColumns } from '../employee.entity.js';
import { isEmployed } from '../employee.kinds.js';
import { readColumns } from './input.service.js';
import { place, userIdsOf } from './placement.service.js';
import { setSignIn, tellEmployment } from './signIn.service.js';
import { emitEmployee } from './emitEmployees.service.js';

type NewEmployee = Partial<Employee> & { userId: number };

const BADGE_TRIES = 5;
const BADGE_TAKEN = () => badInput({ employeeId: ['An employee with this ID already exists.'] });

/** Said of an account that cannot sign in and shall get the record of a person who works here. */
export const NOT_ACTIVE = "This user's sign-in is not active.";

/** The defaults of a new record. @param today in the organisation's zone */
export function startingTerms(columns: OwnColumns, today: string) {
  const { employmentStatus = 'active', employmentType = 'full_time', hireDate = today } = columns;
  return { employmentStatus, employmentType, hireDate };
}

const existingId = async (tx: Pick<Transaction, 'one'>, userId: number) =>
  (await tx.one<{ id: number }>('select id from employee where user_id = $1', [userId]))?.id ?? null;

async function hiredUser(
  context: RequestContext,
  userId: number,
  mustSignIn: boolean,
): Promise<IdentityUser> {
  const { user } = await context.graph<{ user: IdentityUser | null }>(HIRED_USER, { id: userId });
  if (!user) throw badInput({ userId: ['There is no such user.'] });
  if (mustSignIn && !user.isActive) throw badInput({ userId: [NOT_ACTIVE] });
  return user;
}

/** Inserts unless user or badge number is taken; then tells which by answering null. */
async function insertUnlessTaken(tx: Transaction, values: NewEmployee): Promise<number | null> {
  const result = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(Employee)
    .values(values)
    .orIgnore()
    .returning('id')
    .updateEntity(false)
    .execute();
  return (result.raw as { id: number }[])[0]?.id ?? null;
}

/**
 * Two parallel requests for one user end in one row; when a badge number is taken, the next one is tried (R5).
 * @throws BAD_USER_INPUT employeeId when a given number is taken
 */
async function insertOnce(tx: Transaction, values: NewEmployee): Promise<{ id: number; isNew: boolean }> {
  for (let attempt = 0; attempt < BADGE_TRIES; attempt += 1) {
    // without a number the column's default takes the next one
    const id = await insertUnlessTaken(tx, values);
    if (id !== null) return { id, isNew: true };
    const known = await existingId(tx, values.userId);
    if (known !== null) return { id: known, isNew: false };
    if (values.employeeId) break;
  }
  throw BADGE_TAKEN();
}

interface Hired {
  id: number;
  isNew: boolean;
  /** Users whose viewers know of the record. */
  affected: number[];
}

function finish(context: RequestContext, { id, isNew, affected }: Hired): number {
  affected.forEach((userId) => context.effects.viewersChanged.add(userId));
  context.loaders.clear();
  if (!isNew) context.effects.repeated = true;
  return id;
}

/** Refuses what the record would be refused for, before identity ends a sign-in for it. */
async function foresee(tx: Queryable, input: CreateEmployeeInput, { employeeId }: OwnColumns): Promise<void> {
  await place(tx, input, { id: null, departmentId: null, managerId: null });
  if (employeeId && (await tx.one('select id from employee where employee_number = $1', [employeeId])))
    throw BADGE_TAKEN();
}

/**
 * Creates the employee record of a user, or returns the id of the existing one (R5, 5j). Defaults: hired today,
 * active, full time, 40 hours, salary 0.00. A record that starts as inactive or terminated closes the sign-in
 * first, which identity refuses to HR for an administrator. @throws FORBIDDEN, BAD_USER_INPUT, CONFLICT
 */
export async function hire(context: RequestContext, input: CreateEmployeeInput): Promise<number> {
  requireHire(requirePermission(context, 'employee.manage'), input.userId);
  const done = await database.stored<Hired>(context);
  if (done) return finish(context, done);
  const known = await existingId(database, input.userId);
  // Written like a hire, so that an Idempotency-Key used for another body is refused here too.
  if (known !== null)
    return finish(
      context,
      await database.write(context, async () => ({ id: known, isNew: false, affected: [] })),
    );

  const problems = new Problems();
  const columns = readColumns(input, problems);
  problems.throwIfAny();
  const terms = startingTerms(columns, dayIn(context.config.organisation.timeZone));
  const { employmentStatus, employmentType, hireDate } = terms;
  const works = isEmployed(employmentStatus);
  const user = await hiredUser(context, input.userId, works);
  if (!works) await database.plan(context, (tx) => foresee(tx, input, columns));
  const signIn = (await setSignIn(context, input.userId, works ? null : false)) ?? {
    userIsActive: user.isActive,
    endedOn: null,
  };
  const names = { firstName: user.firstName, lastName: user.lastName, email: user.email };

  const hired = await database.write(context, async (tx): Promise<Hired> => {
    const placement = await place(tx, input, { id: null, departmentId: null, managerId: null });
    const values = {
      ...columns,
      ...placement,
      ...names,
      ...signIn,
      userId: input.userId,
      ...terms,
    };
    const { id, isNew } = await insertOnce(tx, values);
    if (isNew) {
      const { jobTitle, departmentName = null, managerId = null } = values;
      await tx.audit({
        action: 'employee.create',
        objectType: 'employee',
        objectId: id,
        after: {
          userId: input.userId,
          jobTitle,
          departmentName,
          managerId,
          hireDate,
          employmentStatus,
          employmentType,
        },
      });
      const { departmentId = null } = values;
      const payload = { userId: input.userId, employeeId: id, departmentId, departmentName };
      await tx.emit('employee.created', payload);
      await emitEmployee(tx, input.userId);
      if (!works) await tellEmployment(tx, input.userId, false);
    }
    return { id, isNew, affected: [input.userId, ...(await userIdsOf(tx, [placement.managerId]))] };
  });
  return finish(context, hired);
}
