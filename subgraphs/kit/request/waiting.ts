import type { Queryable } from '../postgres/queryable.js';
import type { RequestContext } from './context.js';
import { Where } from './list.js';
import { requireViewer } from './viewer.js';
import type { Viewer } from './viewer.js';

/** What waits for a person, of one kind: how many, and the way to the first of them. */
export interface WaitingLine<Kind extends string = string> {
  kind: Kind;
  count: number;
  /** Names the first one. */
  detail: string;
  path: string;
  /** Until when; null where nothing ends. */
  until: string | null;
}

/** The one that has waited longest, or ends first. */
interface FirstWaiting {
  id: string;
  name: string;
  /** What else the source reads of it: a day, an instant, a kind or an id. */
  note: string | null;
}

/** How records of a kind wait for a person: everything that a subgraph declares for it. */
export interface WaitingSource<Kind extends string> {
  kind: Kind;
  /**
   * A statement for `id`, `name` and `note` of the waiting records in order, without a limit; values go through
   * `where`. Null for a person without waiting records of the kind.
   */
  waits: (where: Where, viewer: Viewer, context: RequestContext) => string | null;
  show: (
    first: FirstWaiting,
    count: number,
    viewer: Viewer,
  ) => Omit<WaitingLine, 'kind' | 'count' | 'until'> & { until?: string | null };
}

/** At most this many are counted; above that no exact number is needed. */
const MOST_COUNTED = 100;

interface Counted extends FirstWaiting, Record<string, unknown> {
  kind: string;
  count: number;
}

/**
 * What waits for the viewer, in the order of the sources, in one statement; kinds of which nothing waits are left out.
 * For a person who must change the password first nothing waits.
 */
export async function whatWaits<Kind extends string>(
  database: Queryable,
  context: RequestContext,
  sources: readonly WaitingSource<Kind>[],
): Promise<WaitingLine<Kind>[]> {
  const viewer = requireViewer(context);
  const params: unknown[] = [];
  const parts = sources.flatMap(({ kind, waits }, place) => {
    const sql = viewer.mustChangePassword ? null : waits(new Where(params), viewer, context);
    return sql === null
      ? []
      : `(select '${kind}' as kind, ${place} as place, count(*) over () as count, w.id::text as id, w.name, w.note::text as note
          from (${sql} limit ${MOST_COUNTED}) w limit 1)`;
  });
  if (parts.length === 0) return [];
  const found = await database.query<Counted>(`${parts.join(' union all ')} order by place`, params);
  return found.flatMap(({ kind, count, id, name, note }) => {
    const source = sources.find((one) => one.kind === kind);
    if (!source) return [];
    const { until = null, ...line } = source.show({ id, name, note }, Number(count), viewer);
    return { kind: source.kind, count: Number(count), until, ...line };
  });
}
