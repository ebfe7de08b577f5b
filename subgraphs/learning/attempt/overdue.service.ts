import type { Config } from '../../kit/config/config.js';
import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import { database } from '../database.js';
import { isOverdue, overdueBefore, presentInstant } from './examClock.js';
import { gradeAttempt, holdAttempt } from './grade.service.js';

type Settings = Pick<Config, 'organisation'>;

/** Grades an attempt that was never submitted, from its saved answers, as of its deadline (E1). */
async function finish(id: number, config: Settings): Promise<void> {
  await database.system(async (tx) => {
    const attempt = await holdAttempt(tx, id);
    if (attempt?.status !== 'in_progress' || !isOverdue(attempt, presentInstant())) return;
    await gradeAttempt(tx, attempt, { at: attempt.expiresAt, action: 'exam.expire', config, context: null });
  });
}

async function finishAll(ids: readonly { id: number }[], config: Settings): Promise<void> {
  for (const { id } of ids) await finish(id, config);
}

/** Finishes the overdue attempts of these people before their data is read; once a request. */
export async function finishOverdue(context: RequestContext, userId: number): Promise<void> {
  await loader<number, true>(context, 'learning.overdue', async (userIds) => {
    const due = await database.query<{ id: number }>(
      `select id from exam_attempt where user_id = any($1::int[]) and status = 'in_progress' and expires_at < $2`,
      [userIds, overdueBefore(presentInstant())],
    );
    await finishAll(due, context.config);
    return new Map();
  }).load(userId);
}

const AT_ONCE = 500;

/** Finishes everyone's overdue attempts. */
export async function sweepOverdue(config: Settings): Promise<void> {
  for (;;) {
    const due = await database.query<{ id: number }>(
      `select id from exam_attempt where status = 'in_progress' and expires_at < $1 order by expires_at limit ${AT_ONCE}`,
      [overdueBefore(presentInstant())],
    );
    await finishAll(due, config);
    if (due.length < AT_ONCE) return;
  }
}
