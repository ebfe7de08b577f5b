import { randomInt } from 'node:crypto';
import type { Database } from '../../kit/postgres/database.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { IT_SUPPORT } from '../category/category.fixed.js';
import { Ticket } from './ticket.entity.js';
import { KINDS } from './kind.js';
import { RANDOM_IDS } from './ticket.kinds.js';
import type { TicketKind } from './ticket.kinds.js';

export type TicketGiven = Partial<Omit<Ticket, 'id' | 'kind' | 'totalDays' | 'systemCategory' | 'assetTag'>>;

const PARTS: Record<TicketKind, () => TicketGiven> = {
  'leave-request': () => ({
    leaveType: 'vacation',
    startDate: '2026-07-06',
    endDate: '2026-07-10',
    details: { reason: 'Rest' },
  }),
  'it-support': () => ({
    categoryId: IT_SUPPORT,
    impactLevel: 'low',
    details: { issueType: 'Hardware', affectedSystem: 'Laptop', assetTag: 'LAP-001', location: 'Floor 2' },
  }),
  feedback: () => ({ details: { feedbackType: 'suggestion', rating: 4 } }),
  general: () => ({ categoryId: IT_SUPPORT + 1 }),
};

/** Puts one plausible ticket of the kind, made by the person, into a test database. @returns its id */
export async function insertTicket(
  database: Database,
  kind: TicketKind,
  author: Viewer,
  given: TicketGiven = {},
): Promise<number> {
  const who: TicketGiven = given.isAnonymous
    ? { createdById: null, createdByName: null }
    : {
        createdById: author.userId,
        createdByName: author.fullName,
        createdByDepartment: author.departmentName,
      };
  const row = {
    kind,
    title: `A ${kind} ticket`,
    description: 'As described.',
    ...(KINDS[kind].mayBeAnonymous && { id: randomInt(RANDOM_IDS.from, RANDOM_IDS.to) }),
    ...PARTS[kind](),
    ...who,
    ...(given.status === 'resolved' && { resolvedAt: '2026-07-01T09:00:00.000Z' }),
    ...given,
  };
  const { identifiers } = await database.repository(Ticket).insert(row);
  return (identifiers[0] as { id: number }).id;
}
