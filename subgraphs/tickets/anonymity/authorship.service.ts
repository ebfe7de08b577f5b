import type { RequestContext } from '../../kit/request/context.js';
import { loader } from '../../kit/graphql/loader.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { database } from '../database.js';
import { authorKey, finder } from './authorKeys.js';

/** Most people are done with one look; who wrote more is asked for in growing steps. */
const FIRST_LOOK = 64;

interface Authorship {
  /** Ids of the person's anonymous feedback that was not withdrawn. */
  ids: number[];
  /** Number of the next one. */
  next: number;
}

/**
 * Counts a person's finders through until one is missing: costs what the person wrote, not what everyone
 * wrote.
 */
async function authorshipOf(source: Queryable, secret: string, userId: number): Promise<Authorship> {
  const ids: number[] = [];
  for (let from = 1, size = FIRST_LOOK; ; from += size, size *= 2) {
    const finders = Array.from({ length: size }, (_, index) => finder(secret, userId, from + index));
    const found = await source.query<{ ticketId: number | null }>(
      'select ticket_id as "ticketId" from feedback_author where finder = any($1::text[])',
      [finders],
    );
    ids.push(...found.flatMap(({ ticketId }) => ticketId ?? []));
    if (found.length < size) return { ids, next: from + found.length };
  }
}

/**
 * The request's knowledge of who wrote which anonymous feedback: true for the viewer's own, null for all
 * else; one statement for many.
 */
export function authorshipLoader(context: RequestContext) {
  const { userId } = requireViewer(context);
  return loader<number, true>(context, 'authorship', async (ids) => {
    const keys = ids.map((id) => authorKey(context.config.secrets.anonymity, userId, id));
    const own = await database.query<{ ticketId: number }>(
      'select ticket_id as "ticketId" from feedback_author where ticket_id = any($1::int[]) and author_key = any($2::text[])',
      [ids, keys],
    );
    return new Map(own.map(({ ticketId }) => [ticketId, true]));
  });
}

function ownLoader(context: RequestContext) {
  const known = authorshipLoader(context);
  return loader<number, number[]>(context, 'ownAnonymous', async ([userId = 0]) => {
    const { ids } = await authorshipOf(database, context.config.secrets.anonymity, userId);
    for (const id of ids) known.prime(id, true);
    return new Map([[userId, ids]]);
  });
}

/** Ids of the viewer's own anonymous feedback, once a request; one statement for up to 63 of them. */
export async function ownAnonymousIds(context: RequestContext): Promise<number[]> {
  return (await ownLoader(context).load(requireViewer(context).userId)) ?? [];
}

function forget(context: RequestContext, ticketId: number): void {
  ownLoader(context).clearAll();
  authorshipLoader(context).clear(ticketId);
}

/** Keeps the link from the viewer to what they just wrote without a name, within its transaction. */
export async function linkAuthor(tx: Queryable, context: RequestContext, ticketId: number): Promise<void> {
  const { userId } = requireViewer(context);
  const secret = context.config.secrets.anonymity;
  const { next } = await authorshipOf(tx, secret, userId);
  for (let n = next; ; n += 1) {
    // Waits for the one who takes the same number at the same time, and then takes the next.
    const linked = await tx.one(
      'insert into feedback_author (finder, ticket_id, author_key) values ($1, $2, $3) on conflict (finder) do nothing returning finder',
      [finder(secret, userId, n), ticketId, authorKey(secret, userId, ticketId)],
    );
    if (linked) break;
  }
  forget(context, ticketId);
}

/** Deletes the link to the author. The finder stays, because later ones are found by counting. */
export async function releaseAuthor(tx: Queryable, context: RequestContext, ticketId: number): Promise<void> {
  await tx.query('update feedback_author set ticket_id = null, author_key = null where ticket_id = $1', [
    ticketId,
  ]);
  forget(context, ticketId);
}
