import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { whatWaits } from '../../kit/request/waiting.js';
import type { WaitingLine, WaitingSource } from '../../kit/request/waiting.js';
import { database } from '../database.js';
import type { WaitingKind } from '../generated/schema.js';
import { ASKS } from '../policy/confirm.service.js';
import { mayManage } from '../policy/policy.access.js';
import { OPEN } from '../policy/policy.status.js';

const TO_CONFIRM: WaitingSource<WaitingKind> = {
  kind: 'POLICIES_TO_CONFIRM',
  waits: (where, viewer) =>
    `select v.policy_id || '-' || v.number as id, v.title as name, q.due_on as note from ${ASKS}
     where q.user_id = ${where.param(viewer.userId)} and c.user_id is null and v.status in ${OPEN}
     order by q.due_on, q.version_id`,
  show: ({ id, name, note }) => ({
    detail: name,
    path: `/it/knowledge-base?policy=${id}`,
    until: note,
  }),
};

/**
 * On its day a policy waits for its owner, if they may manage it; from the day after for everyone who manages
 * policies, so that none is forgotten.
 */
const TO_REVIEW: WaitingSource<WaitingKind> = {
  kind: 'POLICIES_TO_REVIEW',
  waits: (where, viewer, { config }) =>
    mayManage(viewer)
      ? `select p.id, v.title as name, p.next_review as note from policy p
         join policy_version v on v.policy_id = p.id and v.status = 'in_force'
         where p.next_review + (p.owner_id <> ${where.param(viewer.userId)})::int
           <= ${where.param(dayIn(config.organisation.timeZone))}::date
         order by p.next_review, p.id`
      : null,
  show: ({ id, name, note }) => ({
    detail: name,
    path: `/hr/employees?tab=policies&policy=${id}`,
    until: note,
  }),
};

/** What waits for the viewer among policies. */
export const waitingInIt = (context: RequestContext): Promise<WaitingLine<WaitingKind>[]> =>
  whatWaits(database, context, [TO_CONFIRM, TO_REVIEW]);
