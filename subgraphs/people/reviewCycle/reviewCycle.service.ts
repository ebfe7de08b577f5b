import type { Transaction } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, notFound } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { notice } from '../../kit/request/notice.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { database } from '../database.js';
import type {
  MutationCloseReviewCycleArgs,
  QueryReviewCyclesArgs,
  ReviewCycleInput,
} from '../generated/schema.js';
import { narrowToVisible } from './reviewCycle.access.js';
import { CYCLE_COLUMNS, cycleById, visibleCycles } from './reviewCycle.loader.js';
import type { CycleRow } from './reviewCycle.loader.js';
import { holdDepartments, readCycle } from './reviewCycleInput.service.js';

const ORDER = { periodEnd: 'c.period_end', dueDate: 'c.due_date', name: 'c.name' };

/** One page of the cycles that the viewer may see. */
export async function listCycles(
  context: RequestContext,
  args: QueryReviewCyclesArgs,
): Promise<Page<CycleRow>> {
  const where = narrowToVisible(new Where(), requireViewer(context)).andIf(
    args.isOpen,
    '(c.closed_at is null) = ?',
  );
  return listRows<CycleRow>(
    database,
    {
      select: CYCLE_COLUMNS,
      from: 'review_cycle c',
      where,
      order: ORDER,
      defaultOrder: '-periodEnd',
      tie: 'c.id',
    },
    args,
  );
}

/** @throws NOT_FOUND for an id that does not exist or is hidden from the viewer */
export async function findCycle(context: RequestContext, id: number): Promise<CycleRow> {
  const row = await cycleById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** Gives everyone who works in these departments a review, in one statement. @returns their user ids */
async function addReviews(tx: Transaction, cycleId: number, departmentIds: number[]): Promise<number[]> {
  const [made] = await tx.query<{ userIds: number[] }>(
    `with made as (
       insert into performance_review (cycle_id, employee_id)
       select $1, e.id from employee e
       where e.is_employed and (cardinality($2::int[]) = 0 or e.department_id = any($2::int[]))
       order by e.first_name, e.last_name, e.id
       returning employee_id)
     select coalesce(array_agg(e.user_id order by e.user_id), '{}') as "userIds"
     from made join employee e on e.id = made.employee_id`,
    [cycleId, departmentIds],
  );
  return made?.userIds ?? [];
}

async function readBack(tx: Transaction, context: RequestContext, id: number): Promise<CycleRow> {
  const [row] = await visibleCycles(tx, requireViewer(context), [id]);
  if (!row) throw notFound();
  return row;
}

/**
 * Opens a cycle with a review for each participant, in a constant number of statements. @throws BAD_USER_INPUT,
 * also without participants
 */
export async function openCycle(context: RequestContext, input: ReviewCycleInput): Promise<CycleRow> {
  const { departmentIds, ...cycle } = readCycle(context, input);
  const viewer = requireViewer(context);
  return database.write(context, async (tx) => {
    const departments = await holdDepartments(tx, departmentIds);
    const made = await tx.one<{ id: number }>(
      `insert into review_cycle (name, period_start, period_end, due_date, questions, departments, opened_by_id, opened_by_name)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [
        cycle.name,
        cycle.periodStart,
        cycle.periodEnd,
        cycle.dueDate,
        cycle.questions,
        departments,
        viewer.userId,
        viewer.fullName,
      ],
    );
    const id = made?.id ?? 0;
    const userIds = await addReviews(tx, id, departmentIds);
    if (userIds.length === 0)
      throw badInput({
        [departments.length > 0 ? 'departmentIds' : 'nonFieldErrors']: ['No one who works here takes part.'],
      });
    await tx.audit({
      action: 'review_cycle.open',
      objectType: 'review_cycle',
      objectId: id,
      after: { name: cycle.name, dueDate: cycle.dueDate, departments, people: userIds.length },
    });
    await tx.emit(...notice({ kind: 'review.opened', thing: id, to: userIds, by: viewer.userId }));
    return readBack(tx, context, id);
  });
}

/** Ends the writing in a cycle. @throws NOT_FOUND, CONFLICT for a closed one or after another change */
export async function closeCycle(
  context: RequestContext,
  { id, version }: MutationCloseReviewCycleArgs,
): Promise<CycleRow> {
  const closed = await database.write(context, async (tx) => {
    const cycle = await tx.one<{ closedAt: string | null; version: number }>(
      'select closed_at as "closedAt", version from review_cycle where id = $1 for update',
      [id],
    );
    if (!cycle) throw notFound();
    if (cycle.closedAt) throw conflict('This review cycle is closed already.', 'closed');
    requireVersion(version, cycle.version, 'open');
    await tx.query('update review_cycle set closed_at = now(), version = version + 1 where id = $1', [id]);
    // Unfinished reviews are never shared, and their goals become ordinary goals.
    await tx.query(
      `update goal set review_id = null where review_id in
         (select r.id from performance_review r where r.cycle_id = $1 and r.state in ('draft', 'self_review_done'))`,
      [id],
    );
    await tx.audit({ action: 'review_cycle.close', objectType: 'review_cycle', objectId: id });
    return readBack(tx, context, id);
  });
  context.loaders.clear(); // reviews that name it
  return closed;
}
