import type DataLoader from 'dataloader';
import type { RequestContext } from '../../kit/request/context.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { Where } from '../../kit/request/list.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { narrowToVisible } from '../examAccess/exam.access.js';
import { ExamAttempt } from './attempt.entity.js';

/** An attempt as it is read; the token of its device stays in the table. */
export interface AttemptRow extends Omit<ExamAttempt, 'departmentName' | 'deviceToken' | 'userName'> {
  certificationName: string;
}

/** The columns of `exam_attempt a`. */
export const ATTEMPT_COLUMNS = selectOf<AttemptRow>({
  ...columnMapOf(ExamAttempt, 'a', ['departmentName', 'deviceToken', 'userName']),
  scorePercentage: 'a.score_percentage::float8',
  certificationName: 'c.name',
});
export const ATTEMPT_JOINS = 'join certification c on c.id = a.certification_id';

/** Attempts as they are, no matter who asks. */
export const readAttempts = (source: Queryable, ids: readonly number[]): Promise<AttemptRow[]> =>
  source.query<AttemptRow & Record<string, unknown>>(
    `select ${ATTEMPT_COLUMNS} from exam_attempt a ${ATTEMPT_JOINS} where a.id = any($1::int[])`,
    [ids],
  );

/** Attempts by id, as far as the viewer may see them. */
export const attemptById = (context: RequestContext): DataLoader<number, AttemptRow | null> =>
  loader(context, 'learning.attempt', async (ids: readonly number[]) => {
    const where = narrowToVisible(new Where().among('a.id', 'int', ids), requireViewer(context), 'a');
    const rows = await database.query<AttemptRow & Record<string, unknown>>(
      `select ${ATTEMPT_COLUMNS} from exam_attempt a ${ATTEMPT_JOINS} where ${where.sql}`,
      where.params,
    );
    return byKey(rows, (row) => row.id);
  });

/** Of the viewer's own attempts by id: the token of the device that took the exam up last. */
export const newestDevice = (context: RequestContext): DataLoader<number, string | null> =>
  loader(context, 'learning.attemptDevice', async (ids: readonly number[]) => {
    const rows = await database.query<{ id: number; deviceToken: string }>(
      'select id, device_token as "deviceToken" from exam_attempt where id = any($1::int[]) and user_id = $2',
      [ids, requireViewer(context).userId],
    );
    return new Map(rows.map(({ id, deviceToken }) => [id, deviceToken]));
  });
