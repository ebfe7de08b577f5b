import { randomInt } from 'node:crypto';
import type { RequestContext } from '../../kit/request/context.js';
import { badInput, forbidden, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { readText } from '../../kit/request/input/text.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { TicketCommentLimits } from '../generated/limits.js';
import type { MutationAddTicketCommentArgs, QueryTicketCommentsArgs } from '../generated/schema.js';
import { requireArticle } from '../articleLink/articleLink.service.js';
import { database } from '../database.js';
import { isHandler, isOwner, readsInternal } from '../ticket/ticket.access.js';
import { FACTS } from '../ticket/ticket.columns.js';
import { shownNow } from '../ticket/ticket.clock.js';
import { KINDS } from '../ticket/kind.js';
import { RANDOM_IDS } from '../ticket/ticket.kinds.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { lockTicket } from '../ticket/write/ticket.lock.js';
import { tellAssignee, tellDesk, tellOwner } from '../ticket/write/ticketNotice.js';
import { findTicket, readTicket } from '../ticket/ticket.service.js';

/** A comment as it is answered. */
export interface CommentRow {
  id: number;
  comment: string;
  isInternal: boolean;
  articleId: number | null;
  /** Null, with 'Anonymous' for a name, for the author of anonymous feedback. */
  createdById: number | null;
  createdByName: string;
  createdAt: string;
}

const COLUMNS = `c.id, c.body as comment, c.is_internal as "isInternal", c.article_id as "articleId", c.created_by_id as "createdById",
  coalesce(c.created_by_name, 'Anonymous') as "createdByName", c.created_at as "createdAt"`;

/**
 * A page of comments on a ticket, internal ones only for people who may read them. @throws NOT_FOUND as findTicket
 */
export async function listComments(
  context: RequestContext,
  { ticket: id, kind, ...args }: QueryTicketCommentsArgs & ListArgs,
): Promise<Page<CommentRow>> {
  const ticket = await findTicket(context, id, kind, FACTS);
  const where = new Where().and('c.ticket_id = ?', ticket.id);
  if (!readsInternal(requireViewer(context), ticket)) where.and('not c.is_internal');
  return listRows(
    database,
    {
      select: COLUMNS,
      from: 'ticket_comment c',
      where,
      order: { createdAt: 'c.position' },
      defaultOrder: 'createdAt',
      tie: 'c.id',
    },
    args,
  );
}

/**
 * The displayed author of a comment. The author of anonymous feedback is never named on it, even if they handle
 * feedback; only handlers and the author see it at all.
 */
function writerOf(viewer: Viewer, ticket: TicketRow): { id: number; name: string } | null {
  const isNameless = ticket.isAnonymous && (isOwner(viewer, ticket) || !isHandler(viewer, ticket));
  return isNameless ? null : { id: viewer.userId, name: viewer.fullName };
}

/** Comments on feedback draw random ids; one that is taken already is drawn again. */
async function insertRow(tx: Queryable, { id, kind }: TicketRow, values: unknown[]): Promise<CommentRow> {
  for (;;) {
    const drawn = KINDS[kind].mayBeAnonymous ? randomInt(RANDOM_IDS.from, RANDOM_IDS.to) : null;
    const row = await tx.one<CommentRow>(
      `insert into ticket_comment as c (id, ticket_id, position, body, is_internal, article_id, created_by_id, created_by_name, created_at)
       select coalesce($2, nextval('ticket_comment_id')), t.id, (select coalesce(max(position), 0) + 1 from ticket_comment where ticket_id = t.id), $3, $4, $5, $6, $7, ${shownNow('$8', 'statement_timestamp()')}
       from ticket t where t.id = $1
       on conflict (id) do nothing returning ${COLUMNS}`,
      [id, drawn, ...values],
    );
    if (row) return row;
  }
}

/** What goes with the text of a comment. */
interface CommentGiven {
  /** Under this name a text that is too long is refused. */
  field?: string;
  isInternal?: boolean;
  /** An article that the caller has made sure of. */
  articleId?: number | null;
}

/**
 * Writes on a ticket that the viewer may see, inside the transaction of a change. Blank text writes nothing
 * and answers null.
 * @throws BAD_USER_INPUT on `field` where it is too long; NOT_FOUND when the ticket was withdrawn
 */
export async function insertComment(
  tx: Queryable,
  context: RequestContext,
  ticket: TicketRow,
  text: string | null | undefined,
  { field = 'comment', isInternal = false, articleId = null }: CommentGiven = {},
): Promise<CommentRow | null> {
  const problems = new Problems();
  const body = readText(problems, field, text, TicketCommentLimits.comment);
  problems.throwIfAny();
  if (body === '') return null;
  const writer = writerOf(requireViewer(context), ticket);
  await lockTicket(tx, ticket.id); // positions follow one another
  return insertRow(tx, ticket, [
    body,
    isInternal,
    articleId,
    writer?.id ?? null,
    writer?.name ?? null,
    context.config.organisation.timeZone,
  ]);
}

/** An internal comment is nothing to who asked, also where they work on it (V2). */
async function tellOfComment(
  tx: Transaction,
  viewer: Viewer,
  ticket: TicketRow,
  { isInternal }: CommentRow,
): Promise<void> {
  const { assignedToId, createdById } = ticket;
  if (!isInternal) await tellOwner(tx, viewer, ticket, 'comment');
  if (assignedToId !== createdById) await tellAssignee(tx, viewer, ticket, 'comment', assignedToId);
  await tellDesk(tx, viewer, ticket);
}

/**
 * @throws NOT_FOUND as findTicket; FORBIDDEN for an internal comment by someone who cannot read it;
 * BAD_USER_INPUT on `comment`, and on
 * `article` as requireArticle
 */
export function addComment(
  context: RequestContext,
  { ticket: id, kind, comment, isInternal, article }: MutationAddTicketCommentArgs,
): Promise<CommentRow> {
  const viewer = requireViewer(context);
  return database.write(
    context,
    async (tx) => {
      const ticket = await readTicket(tx, context, id, kind);
      if (isInternal && !readsInternal(viewer, ticket)) throw forbidden();
      if (comment == null)
        throw badInput({
          comment: [comment === null ? 'This field may not be null.' : 'This field is required.'],
        });
      // Nothing is written or locked yet, so the question to the knowledge base delays no other request.
      const articleId = await requireArticle(context, ticket.kind, article);
      const written = await insertComment(tx, context, ticket, comment, {
        isInternal: isInternal ?? false,
        articleId,
      });
      if (!written) throw badInput({ comment: ['This field may not be blank.'] });
      // Only the comment records what the author of anonymous feedback did; an audit row, or an answer stored
      // unencrypted, would reveal the time (S-41).
      if (written.createdById !== null)
        await tx.audit({
          action: 'ticket.comment',
          objectType: 'ticket',
          objectId: id,
          after: { commentId: written.id, isInternal: written.isInternal, ...(articleId && { articleId }) },
        });
      await tellOfComment(tx, viewer, ticket, written);
      return written;
    },
    { storeAnswer: 'encrypted' },
  );
}
