import type { RequestContext } from '../../kit/request/context.js';
import { notFound } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { QueryExamAttemptsArgs } from '../generated/schema.js';
import { narrowToVisible, personOf } from '../examAccess/exam.access.js';
import { ATTEMPT_COLUMNS, ATTEMPT_JOINS, attemptById } from './attempt.loader.js';
import type { AttemptRow } from './attempt.loader.js';
import { finishOverdue } from './overdue.service.js';

/**
 * One page of a person's attempts, newest first. @throws FORBIDDEN, BAD_USER_INPUT, NOT_FOUND past the end
 */
export async function listAttempts(
  context: RequestContext,
  args: QueryExamAttemptsArgs,
): Promise<Page<AttemptRow>> {
  refuseLongLists(args, 'certification', 'status');
  const person = personOf(context, args.user);
  await finishOverdue(context, person);
  const where = narrowToVisible(new Where().and('a.user_id = ?', person), requireViewer(context), 'a')
    .anyOf('a.certification_id', 'int', args.certification)
    .anyOf('a.status', 'exam_attempt_status', args.status);
  return listRows<AttemptRow & Record<string, unknown>>(
    database,
    {
      select: ATTEMPT_COLUMNS,
      joins: ATTEMPT_JOINS,
      from: 'exam_attempt a',
      where,
      order: { startedAt: 'a.started_at' },
      defaultOrder: '-startedAt',
      tie: 'a.id',
    },
    args,
  );
}

/** @throws NOT_FOUND for an attempt that the viewer may not see, too */
export async function findAttempt(context: RequestContext, id: number): Promise<AttemptRow> {
  const seen = await attemptById(context).load(id);
  if (!seen) throw notFound();
  if (seen.status !== 'in_progress') return seen;
  await finishOverdue(context, seen.userId);
  attemptById(context).clear(id);
  return (await attemptById(context).load(id)) ?? seen;
}
