import type { RequestContext } from '../../kit/request/context.js';
import { certain, loader } from '../../kit/graphql/loader.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { LearningStats } from '../rows.js';

/** The figures of the learning card. */
export function readStats(): Promise<LearningStats> {
  return certain(
    database.one<LearningStats>(
      `select (select count(*) from course where status = 'published') as "totalCourses",
            (select count(*) from certification where is_active) as "totalCertifications"`,
    ),
  );
}

interface OwnFigures {
  userId: number;
  enrolled: number;
  inProgress: number;
  completed: number;
}

/** How many courses the viewer is enrolled in, has started and has completed; one statement for all. */
export async function ownFigures(context: RequestContext): Promise<OwnFigures> {
  const { userId } = requireViewer(context);
  const figures = loader(context, 'learning.ownFigures', async (ids: readonly number[]) => {
    const rows = await database.query<OwnFigures>(
      `select user_id as "userId", count(*) as enrolled, count(completed_at) as completed,
         count(*) filter (where status = 'in_progress') as "inProgress"
       from enrollment where user_id = any($1::int[]) group by user_id`,
      [ids],
    );
    return new Map(rows.map((row) => [row.userId, row]));
  });
  return (await figures.load(userId)) ?? { userId, enrolled: 0, inProgress: 0, completed: 0 };
}
