import { randomInt } from 'node:crypto';
import type { RequestContext } from '../../kit/request/context.js';
import { conflict, forbidden, Problems } from '../../kit/request/errors.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { createKeyedMutex } from '../../kit/request/limits/keyedMutex.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { FeedbackInput } from '../generated/schema.js';
import { database } from '../database.js';
import { isOwner } from '../ticket/ticket.access.js';
import { shownNow } from '../ticket/ticket.clock.js';
import { RANDOM_IDS } from '../ticket/ticket.kinds.js';
import type { TicketRow } from '../ticket/ticket.row.js';
import { readTicketToKeep } from '../ticket/ticket.service.js';
import { readWords } from '../ticket/write/ticketInput.service.js';
import type { TicketWords } from '../ticket/write/ticketInput.service.js';
import { tellDesk } from '../ticket/write/ticketNotice.js';
import { removeTicket } from '../ticket/write/ticketRemove.service.js';
import { linkAuthor, releaseAuthor } from '../anonymity/authorship.service.js';
import { mayCancelFeedback } from './feedback.access.js';

const KIND = 'feedback';

/** The links to one author are numbered, so the database would have them wait for each other. */
const inTurn = createKeyedMutex<number>();

interface NewFeedback extends TicketWords {
  feedbackType: string;
  isAnonymous: boolean;
}

/** Any of the three ways to ask for it; the texts themselves go no further than here. */
const wantsNoName = ({ isAnonymous, anonymousEmail, anonymousName }: FeedbackInput): boolean =>
  isAnonymous === true || Boolean(anonymousEmail?.trim()) || Boolean(anonymousName?.trim());

/** Ids are drawn at random; one that is taken already is drawn again. */
async function insertFeedback(
  tx: Queryable,
  { timeZone, author }: { timeZone: string; author: Viewer | null },
  { title, description, priority, feedbackType, isAnonymous }: NewFeedback,
): Promise<number> {
  for (;;) {
    const made = await tx.one<{ id: number }>(
      `insert into ticket (id, kind, title, description, priority, details, is_anonymous, created_by_id, created_by_name, created_by_department, created_at, updated_at)
       select $1::int, '${KIND}', $2::text, $3::text, $4::ticket_priority, jsonb_build_object('feedbackType', $5::text), is_anonymous, $7::int, $8::text, $9::text, ${shownNow('$10')}, ${shownNow('$10')}
       from (select $6::boolean as is_anonymous) given on conflict (id) do nothing returning id`,
      [
        randomInt(RANDOM_IDS.from, RANDOM_IDS.to),
        title,
        description,
        priority,
        feedbackType,
        isAnonymous,
        author?.userId ?? null,
        author?.fullName ?? null,
        author?.departmentName ?? null,
        timeZone,
      ],
    );
    if (made) return made.id;
  }
}

/**
 * Gives feedback. Anonymous feedback is written without its author, without a time of day and without an
 * audit row, whose moment would give the author away (S-41). @throws BAD_USER_INPUT per field
 */
export function createFeedback(context: RequestContext, input: FeedbackInput): Promise<TicketRow> {
  const viewer = requireViewer(context);
  const problems = new Problems();
  const feedback = {
    ...readWords(input, problems),
    feedbackType: input.feedbackType ?? 'suggestion',
    isAnonymous: wantsNoName(input),
  };
  problems.throwIfAny();
  const { timeZone } = context.config.organisation;
  const give = () =>
    database.write(
      context,
      async (tx) => {
        const id = await insertFeedback(
          tx,
          { timeZone, author: feedback.isAnonymous ? null : viewer },
          feedback,
        );
        if (feedback.isAnonymous) {
          await linkAuthor(tx, context, id);
        } else {
          await tx.audit({
            action: 'feedback.create',
            objectType: 'ticket',
            objectId: id,
            after: { feedbackType: feedback.feedbackType, priority: feedback.priority },
          });
        }
        const made = await readTicketToKeep(tx, context, id);
        await tellDesk(tx, viewer, made);
        return made;
      },
      { storeAnswer: 'encrypted' },
    );
  return feedback.isAnonymous ? inTurn(viewer.userId, give) : give();
}

function requireCancellable(viewer: Viewer, row: TicketRow): void {
  if (!isOwner(viewer, row)) throw forbidden();
  if (!mayCancelFeedback(viewer, row))
    throw conflict('Feedback can be cancelled only while it is open.', row.status);
}

/**
 * Withdraws the viewer's own feedback while it is open; for anonymous feedback the link to its author is deleted.
 * @throws NOT_FOUND as findTicket, FORBIDDEN for everyone else, CONFLICT in another status or after another
 * person's change
 */
export function cancelFeedback(context: RequestContext, id: number): Promise<boolean> {
  return removeTicket(context, {
    id,
    kind: KIND,
    rule: requireCancellable,
    storeAnswer: 'encrypted',
    also: async (tx, row) => {
      if (row.isAnonymous) {
        await releaseAuthor(tx, context, id);
      } else {
        await tx.audit({
          action: 'feedback.cancel',
          objectType: 'ticket',
          objectId: id,
          before: { status: row.status },
        });
      }
    },
  });
}
