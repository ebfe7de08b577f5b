import type { Transaction } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, forbidden, notFound } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { requireVersion } from '../../kit/request/version.js';
import { database } from '../database.js';
import { isOwn, isTheirs, versionFor } from './performanceReview.access.js';
import { visibleReviews } from './performanceReview.loader.js';
import type { ReviewRow } from './performanceReview.loader.js';
import { canMove, MOVES } from './performanceReview.status.js';
import type { MoveName } from './performanceReview.status.js';

const NOT_THEIRS: Record<MoveName, string> = {
  finishSelf: 'Only the person writes their self review.',
  finishManager: 'Only the direct manager writes this part of a review.',
  calibrate: 'You cannot change the rating of your own review.',
  share: 'You cannot share your own review.',
  acknowledge: 'Only the person acknowledges their review.',
};

/** Said of a manager's part about oneself. */
const OWN_RATING = 'You cannot rate yourself.';

async function readReview(tx: Transaction, viewer: Viewer, id: number, lock = ''): Promise<ReviewRow> {
  const [row] = await visibleReviews(tx, viewer, [id], lock);
  if (!row) throw notFound();
  return row;
}

function requireMove(viewer: Viewer, review: ReviewRow, name: MoveName, version: number | null | undefined) {
  if (!isTheirs(name, viewer, review))
    throw forbidden(name === 'finishManager' && isOwn(viewer, review) ? OWN_RATING : NOT_THEIRS[name]);
  if (!canMove(name, review))
    throw conflict(
      canMove(name, { ...review, cycleIsOpen: true }) ? 'This review cycle is closed.' : MOVES[name].refusal,
      review.state,
    );
  requireVersion(version, versionFor(viewer, review), review.state);
}

/** What a step does with the locked review. */
interface Step {
  id: number;
  /** The move that it makes or, without `moves`, writes for. */
  name: MoveName;
  version?: number | null | undefined;
  work: (
    tx: Transaction,
    review: ReviewRow,
    viewer: Viewer,
  ) => Promise<{
    /** Columns that are written, with `?` for their values in order. */
    set: string;
    values: unknown[];
    /** Whether the review continues to the next state. */
    moves: boolean;
  }>;
}

/**
 * The one way to change a review: it is locked, the viewer, its state and the version they read are looked at, and what
 * the step writes is written with the next version. The trail keeps states, never words or ratings.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT with the present state, and what the step throws
 */
export async function changeReview(
  context: RequestContext,
  { id, name, version, work }: Step,
): Promise<ReviewRow> {
  const viewer = requireViewer(context);
  const changed = await database.write(context, async (tx) => {
    const review = await readReview(tx, viewer, id, 'for no key update of r');
    requireMove(viewer, review, name, version);
    const { set, values, moves } = await work(tx, review, viewer);
    const params: unknown[] = [id];
    const columns = set.replace(/\?/g, () => `$${params.push(values[params.length - 1])}`);
    const counter = name === 'finishSelf' ? 'self_version' : 'version';
    const { to } = moves ? MOVES[name] : { to: review.state };
    await tx.query(
      `update performance_review set ${columns}, state = '${to}', ${counter} = ${counter} + 1, updated_at = now() where id = $1`,
      params,
    );
    if (moves)
      await tx.audit({
        action: `performance_review.${name}`,
        objectType: 'performance_review',
        objectId: id,
        before: { state: review.state },
        after: { state: to },
      });
    return readReview(tx, viewer, id);
  });
  context.loaders.clear(); // its goals, changed ratings and what else names it
  return changed;
}
