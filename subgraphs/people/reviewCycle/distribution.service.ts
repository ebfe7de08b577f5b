import { withhold } from '../../kit/figures/withhold.js';
import type { RequestContext } from '../../kit/request/context.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import type { ReviewDistribution } from '../generated/schema.js';
import { findCycle } from './reviewCycle.service.js';

interface Counted extends Record<string, unknown> {
  department: string | null;
  people: number;
  ratings: number[];
}

const RATINGS = [1, 2, 3, 4, 5].map((rating) => `count(*) filter (where r.rating = ${rating})::int`);

/**
 * The ratings of a cycle by department, in one statement; small departments are kept back as in all figures. The
 * viewer's own rating is not among them before it is shared: who reads all others would know it. @throws NOT_FOUND
 */
export async function reviewDistribution(
  context: RequestContext,
  cycleId: number,
): Promise<ReviewDistribution> {
  const viewer = requireViewer(context);
  await findCycle(context, cycleId);
  const rows = await database.query<Counted>(
    `select e.department_name as department, count(*)::int as people, array[${RATINGS.join(', ')}] as ratings
     from performance_review r join employee e on e.id = r.employee_id
     where r.cycle_id = $1 and r.state >= 'manager_review_done' and (e.user_id <> $2 or r.state >= 'shared')
     group by e.department_name order by e.department_name`,
    [cycleId, viewer.userId],
  );
  const shown = withhold(
    rows.map(({ department, people }) => ({ period: null, groups: [department], value: people, people })),
  );
  const departments = rows.map(({ department, people, ratings }, place) =>
    shown[place]?.isWithheld === false
      ? { department, people, ratings, isWithheld: false }
      : { department, people: null, ratings: null, isWithheld: true },
  );
  return { departments };
}
