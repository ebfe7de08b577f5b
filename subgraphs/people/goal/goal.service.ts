import { dayIn } from '../../kit/config/calendar.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { checkAhead } from '../../kit/request/input/days.js';
import { badInput, conflict, forbidden, notFound, Problems } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { readText, requiredLine, requiredText } from '../../kit/request/input/text.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { database } from '../database.js';
import { addGoalNoteLimits, GoalLimits } from '../generated/limits.js';
import type {
  CreateGoalInput,
  MutationAddGoalNoteArgs,
  MutationUpdateGoalArgs,
  QueryGoalsArgs,
  UpdateGoalInput,
} from '../generated/schema.js';
import { managesReviews } from '../reviewCycle/reviewCycle.access.js';
import { writesManagerPart } from '../performanceReview/performanceReview.access.js';
import { visibleReviews } from '../performanceReview/performanceReview.loader.js';
import { isFinished, isShared } from '../performanceReview/performanceReview.status.js';
import { mayUpdate, narrowToScope, narrowToVisible } from './goal.access.js';
import { changeText } from './goalChange.js';
import { GOAL_COLUMNS, goalById, GOALS, visibleGoals } from './goal.loader.js';
import type { GoalRow } from './goal.loader.js';

const todayOf = ({ config }: RequestContext): string => dayIn(config.organisation.timeZone);

const ORDER = { id: 'g.id', dueDate: 'g.due_date', state: 'g.state', updatedAt: 'g.updated_at' };

/** One page of the goals that the viewer may see. @throws BAD_USER_INPUT on a list of over 200 values */
export async function listGoals(context: RequestContext, args: QueryGoalsArgs): Promise<PlacedPage<GoalRow>> {
  refuseLongLists(args, 'employeeId', 'state');
  const viewer = requireViewer(context);
  const where = narrowToScope(narrowToVisible(new Where(), viewer), viewer, args.scope)
    .anyOf('g.employee_id', 'int', args.employeeId)
    .anyOf('g.state', 'text', args.state);
  return listRows<GoalRow>(
    database,
    {
      select: GOAL_COLUMNS,
      from: GOALS,
      where,
      order: ORDER,
      defaultOrder: '-id',
      tie: 'g.id',
      hasPlaces: true,
      nullable: ['dueDate'],
    },
    args,
  );
}

/** @throws NOT_FOUND for an id that does not exist or is hidden from the viewer */
export async function findGoal(context: RequestContext, id: number): Promise<GoalRow> {
  const row = await goalById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** Runs `work`, which names a goal, in one transaction. @returns the goal as it left it */
async function writeGoal(
  context: RequestContext,
  work: (tx: Transaction, viewer: Viewer) => Promise<number>,
): Promise<GoalRow> {
  const viewer = requireViewer(context);
  const written = await database.write(context, async (tx) => {
    const [row] = await visibleGoals(tx, viewer, [await work(tx, viewer)]);
    if (!row) throw notFound();
    return row;
  });
  context.loaders.clear(); // its notes, and the review that it was set with
  return written;
}

async function holdGoal(tx: Transaction, viewer: Viewer, id: number): Promise<GoalRow> {
  const [goal] = await visibleGoals(tx, viewer, [id], 'for no key update of g');
  if (!goal) throw notFound();
  if (!mayUpdate(viewer, goal)) throw forbidden('Only the person and their direct manager change a goal.');
  return goal;
}

/** What of a goal is written; `today` is the organization's day, `before` the due date that it has. */
function readGoal(
  input: UpdateGoalInput,
  today: string,
  before: string | null = null,
): Pick<Partial<GoalRow>, 'title' | 'description' | 'state' | 'dueDate'> {
  const problems = new Problems();
  if (input.dueDate != null && input.dueDate !== before) {
    if (input.dueDate < today) problems.add('dueDate', 'Choose a day that has not passed.');
    checkAhead(problems, 'dueDate', input.dueDate, today);
  }
  const read = {
    ...(input.title !== undefined && {
      title: requiredLine(problems, 'title', input.title, GoalLimits.title),
    }),
    ...(input.description !== undefined && {
      description: readText(problems, 'description', input.description, GoalLimits.description),
    }),
    ...(input.state != null && { state: input.state }),
    ...(input.dueDate !== undefined && { dueDate: input.dueDate }),
  };
  problems.throwIfAny();
  return read;
}

/**
 * Id of the record whose goal it becomes: the viewer's own or a direct report's; with a review its person decides.
 * @throws NOT_FOUND without a record, BAD_USER_INPUT employeeId
 */
async function ownerOf(
  tx: Transaction,
  viewer: Viewer,
  { employeeId, reviewId }: Pick<CreateGoalInput, 'employeeId' | 'reviewId'>,
): Promise<number> {
  const wanted = employeeId ?? viewer.employeeId;
  if (wanted === null) throw notFound('No employee record.');
  const where = new Where().and('e.id = ?', wanted);
  if (reviewId == null || !managesReviews(viewer))
    where.and('e.user_id = any(?::int[])', [viewer.userId, ...viewer.reportUserIds]);
  const row = await tx.one<{ id: number }>(`select e.id from employee e where ${where.sql}`, where.params);
  if (!row) throw badInput({ employeeId: [notAnId(String(wanted))] });
  return row.id;
}

/** A review of that person that the viewer writes, not shared yet. @throws BAD_USER_INPUT reviewId, CONFLICT */
async function requireReview(tx: Transaction, viewer: Viewer, id: number, employeeId: number): Promise<void> {
  const [review] = await visibleReviews(tx, viewer, [id], 'for share of r');
  if (review?.employeeId !== employeeId || !writesManagerPart(viewer, review))
    throw badInput({ reviewId: [notAnId(String(id))] });
  if (isShared(review.state))
    throw conflict('This review is shared already. Set the goal without it.', review.state);
  if (!review.cycleIsOpen && !isFinished(review.state))
    throw conflict('This review cycle is closed. Set the goal without it.', review.state);
}

/**
 * Sets a goal for oneself or a direct report, or with a review whose manager's part one writes. @throws NOT_FOUND,
 * BAD_USER_INPUT title, description, employeeId, reviewId; CONFLICT for a review that is shared
 */
export function createGoal(
  context: RequestContext,
  { employeeId, reviewId, ...input }: CreateGoalInput,
): Promise<GoalRow> {
  const {
    title,
    description = '',
    state = 'not_started',
    dueDate = null,
  } = readGoal(input, todayOf(context));
  return writeGoal(context, async (tx, viewer) => {
    const owner = await ownerOf(tx, viewer, { employeeId, reviewId });
    if (reviewId != null) await requireReview(tx, viewer, reviewId, owner);
    const made = await tx.one<{ id: number }>(
      `insert into goal (employee_id, review_id, title, description, state, due_date, created_by_id, created_by_name)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [owner, reviewId ?? null, title, description, state, dueDate, viewer.userId, viewer.fullName],
    );
    const id = made?.id ?? 0;
    await tx.audit({ action: 'goal.create', objectType: 'goal', objectId: id, after: { state, dueDate } });
    return id;
  });
}

async function addNote(tx: Transaction, viewer: Viewer, goalId: number, text: string): Promise<void> {
  await tx.query('insert into goal_note (goal_id, text, by_id, by_name) values ($1, $2, $3, $4)', [
    goalId,
    text,
    viewer.userId,
    viewer.fullName,
  ]);
}

const COLUMNS = { title: 'title', description: 'description', state: 'state', dueDate: 'due_date' } as const;

/** Changes a goal. @throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT after another change */
export function updateGoal(
  context: RequestContext,
  { id, input, version }: MutationUpdateGoalArgs,
): Promise<GoalRow> {
  return writeGoal(context, async (tx, viewer) => {
    const goal = await holdGoal(tx, viewer, id);
    requireVersion(version, goal.version, goal.state);
    const changes = readGoal(input, todayOf(context), goal.dueDate);
    const names = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter(
      (name) => changes[name] !== undefined && changes[name] !== goal[name],
    );
    if (names.length === 0) return id;
    const sets = names.map((name, at) => `${COLUMNS[name]} = $${at + 2}`).join(', ');
    await tx.query(`update goal set ${sets}, version = version + 1, updated_at = now() where id = $1`, [
      id,
      ...names.map((name) => changes[name]),
    ]);
    await addNote(tx, viewer, id, changeText(goal, changes));
    await tx.audit({
      action: 'goal.update',
      objectType: 'goal',
      objectId: id,
      before: { state: goal.state },
      after: { state: changes.state ?? goal.state, changed: names },
    });
    return id;
  });
}

/** Adds a note on the progress of a goal. @throws NOT_FOUND, FORBIDDEN, BAD_USER_INPUT text */
export function addGoalNote(
  context: RequestContext,
  { goalId, text }: MutationAddGoalNoteArgs,
): Promise<GoalRow> {
  const problems = new Problems();
  const note = requiredText(problems, 'text', text, addGoalNoteLimits.text);
  problems.throwIfAny();
  return writeGoal(context, async (tx, viewer) => {
    await holdGoal(tx, viewer, goalId);
    await addNote(tx, viewer, goalId, note);
    await tx.query('update goal set updated_at = now() where id = $1', [goalId]);
    await tx.audit({ action: 'goal.note', objectType: 'goal', objectId: goalId });
    return goalId;
  });
}
