import type { RequestContext } from '../../kit/request/context.js';
import { whatWaits } from '../../kit/request/waiting.js';
import type { WaitingLine, WaitingSource } from '../../kit/request/waiting.js';
import { overdueBefore, presentInstant } from '../attempt/examClock.js';
import { CERTIFICATE_JOINS, narrowToValid, today } from '../certificate/certificate.loader.js';
import { database } from '../database.js';
import type { WaitingKind } from '../generated/schema.js';

/** A certificate waits from this many days before it expires. */
const SOON = 60;

const EXAM: WaitingSource<WaitingKind> = {
  kind: 'EXAM_OPEN',
  waits: (where, viewer) =>
    `select c.id, c.name, to_char(a.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as note
     from exam_attempt a join certification c on c.id = a.certification_id
     where a.user_id = ${where.param(viewer.userId)} and a.status = 'in_progress'
       and a.expires_at >= ${where.param(overdueBefore(presentInstant()))}::timestamptz order by a.expires_at, a.id`,
  show: ({ id, name, note }) => ({
    detail: name,
    path: `/learning/certifications?certification=${id}`,
    until: note,
  }),
};

const CERTIFICATES: WaitingSource<WaitingKind> = {
  kind: 'CERTIFICATES_ENDING',
  waits: (where, viewer, context) => {
    const day = today(context);
    narrowToValid(where.and('t.user_id = ?', viewer.userId), day).and(
      `t.expiry_date < ?::date + ${SOON}`,
      day,
    );
    return `select c.id, c.name, t.expiry_date as note from certificate t ${CERTIFICATE_JOINS}
      where ${where.sql} order by t.expiry_date, t.id`;
  },
  show: ({ id, name, note }) => ({
    detail: name,
    path: `/learning/certifications?certification=${id}`,
    until: note,
  }),
};

/** What waits for the viewer in learning. */
export const waitingInLearning = (context: RequestContext): Promise<WaitingLine<WaitingKind>[]> =>
  whatWaits(database, context, [EXAM, CERTIFICATES]);
