import { randomUUID } from 'node:crypto';
import { receiveEvents } from '../../kit/postgres/outbox.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { tickets } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { AssignedTickets, MasterTickets } from '../testing/lists.js';
import { ItFigures, readTicketAs, TICKET } from '../testing/ticket.js';
import { insertTicket } from './ticket.factory.js';
import type { TicketPriority, TicketStatus } from './ticket.status.js';

const MasterTicketsInFull = graphql(
  `
    query MasterTicketsInFull {
      masterTickets {
        results {
          ...TicketFields
        }
      }
    }
  `,
  TICKET,
);

type Filters = VariablesOf<typeof MasterTickets>;
const STATUSES: TicketStatus[] = [
  'open',
  'in_progress',
  'waiting_response',
  'resolved',
  'closed',
  'rejected',
];
const PRIORITIES: TicketPriority[] = ['low', 'medium', 'high', 'urgent'];
const NO_CATEGORY = {
  categoryDepartment: null,
  affectedSystem: null,
  issueType: null,
  impactLevel: null,
  assetTag: null,
  location: null,
};
const NO_APPROVAL = { approvedByName: null, approvalDate: null };

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, it, hr } = as;
  const list = async (filters: Filters = {}) => (await hr.ask(MasterTickets, filters)).masterTickets.results;
  const titles = async (filters: Filters = {}) => (await list(filters)).map(({ title }) => title);

  test('a page of tickets past the end is not found', async () => {
    await expectRefusal(hr.try(MasterTickets, { page: 9 }), 'NOT_FOUND', { message: 'Invalid page.' });
  });

  test.each([
    [
      'leave-request',
      {},
      {
        leave: {
          leaveType: 'VACATION',
          startDate: '2026-07-06',
          endDate: '2026-07-10',
          totalDays: 5,
          reason: 'Rest',
          ...NO_APPROVAL,
        },
      },
    ],
    [
      'it-support',
      { impactLevel: 'critical' },
      {
        tags: ['IT Support'],
        itSupport: {
          issueType: 'Hardware',
          impactLevel: 'CRITICAL',
          affectedSystem: 'Laptop',
          assetTag: 'LAP-001',
          location: 'Floor 2',
          estimatedResolution: null,
          categoryId: 1,
          categoryName: 'IT Support',
          categoryDepartment: 'IT',
        },
      },
    ],
    ['feedback', {}, { feedback: { feedbackType: 'SUGGESTION', rating: 4, isAnonymous: false } }],
    [
      'general',
      { tags: ['desk'] },
      { tags: ['desk'], general: { ...NO_CATEGORY, categoryId: 2, categoryName: 'General' } },
    ],
  ] as const)(
    'a ticket (%s) has the common fields and the part of its kind [B3.59 B3.60 B3.61 B3.62 B3.63 B3.64 B3.65 B3.66 B3.67 B3.70 B3.71 B3.72 B3.74 B3.75]',
    async (kind, given, part) => {
      const at = { createdAt: '2026-06-02T10:00:00.000Z', updatedAt: '2026-06-03T10:00:00.000Z' };
      const { tags, ...details } = { tags: [], ...given };
      const id = await insertTicket(database, kind, employee, { ...at, ...details, tags: [...tags] });
      const ticket = await readTicketAs(hr, id);
      expect((await hr.ask(MasterTicketsInFull)).masterTickets.results).toEqual([ticket]);
      expect(ticket).toEqual({
        id,
        kind: kind.replace('-', '_').toUpperCase(),
        title: `A ${kind} ticket`,
        description: 'As described.',
        status: 'OPEN',
        priority: 'MEDIUM',
        createdById: employee.userId,
        createdBy: { id: employee.userId },
        createdByName: employee.fullName,
        createdByEmail: null,
        createdByDepartment: 'Engineering',
        assignedToId: null,
        assignedTo: null,
        assignedToName: null,
        isOwn: false,
        handledWith: ['ticket.handle_hr', ...(kind === 'it-support' ? ['ticket.handle_it'] : [])],
        viewerCan: expect.any(Object),
        version: 1,
        ...at,
        resolvedAt: null,
        tags: [],
        leave: null,
        itSupport: null,
        feedback: null,
        general: null,
        ...part,
      });
    },
  );

  test('the assignee of a ticket is named, and finds it among their assigned tickets [B3.68 B3.69]', async () => {
    const assigned = { assignedToId: it.userId, assignedToName: it.fullName };
    const id = await insertTicket(database, 'it-support', employee, assigned);
    await insertTicket(database, 'it-support', employee);
    await insertTicket(database, 'general', employee, assigned);
    const results = [{ id, ...assigned, assignedTo: { id: it.userId } }];
    expect((await it.ask(AssignedTickets)).assignedTickets).toEqual({ count: 1, results });
    expect(await list({ assignedTo: [it.userId] })).toHaveLength(2);
  });

  test.each<[Filters, string[]]>([
    [{ type: ['GENERAL'], ordering: 'status' }, STATUSES],
    [{ type: ['IT'], ordering: '-priority' }, [...PRIORITIES].reverse()],
    [{ type: ['IT_SUPPORT'], priority: ['HIGH', 'URGENT'], ordering: 'priority' }, ['high', 'urgent']],
    [{ type: ['LEAVE'] }, ['away']],
    [{ type: ['LEAVE_REQUEST'] }, ['away']],
    [{ type: ['LEAVE_REQUESTS'] }, ['away']],
    [{ type: ['FEEDBACK'] }, ['idea']],
    [{ status: ['RESOLVED', 'CLOSED'], ordering: 'status' }, ['resolved', 'closed']],
    [{ status: ['PENDING'] }, ['waiting_response']],
    [{ status: ['WAITING'] }, ['waiting_response']],
    [{ status: ['WAITING_RESPONSE'] }, ['waiting_response']],
  ])('the master list filtered by %j has %j [A4.28 C9.21]', async (filters, expected) => {
    for (const status of STATUSES)
      await insertTicket(database, 'general', employee, { status, title: status });
    for (const priority of PRIORITIES)
      await insertTicket(database, 'it-support', employee, { priority, title: priority });
    await insertTicket(database, 'leave-request', employee, { title: 'away' });
    await insertTicket(database, 'feedback', employee, { title: 'idea' });
    expect(await titles(filters)).toEqual(expected);
  });

  test.each<[Filters, string[]]>([
    [{ search: 'chair', ordering: 'title' }, ['Broken CHAIR', 'Door']],
    [{ search: 'okafor' }, ['Broken CHAIR']],
    [{ search: 'squéaks like' }, ['Door']],
    [{ search: 'Öka\u200dfor' }, ['Broken CHAIR']],
    [{ search: '\u200b', ordering: 'title' }, ['100% done_', 'Broken CHAIR', 'Door']],
    [{ search: '0%' }, ['100% done_']],
    [{ search: 'e_', type: ['GENERAL'] }, ['100% done_']],
    [{ search: '   ', ordering: 'title' }, ['100% done_', 'Broken CHAIR', 'Door']],
    [{ search: 'chair', type: ['IT'] }, []],
  ])(
    'searching the master list by %j matches title, description and person: %j',
    async (filters, expected) => {
      await insertTicket(database, 'general', employee, { title: 'Broken CHAIR', description: 'x' });
      await insertTicket(database, 'general', hr, {
        title: 'Door',
        description: 'It squeaks like an old chair.',
      });
      await insertTicket(database, 'general', hr, { title: '100% done_', description: 'x' });
      expect(await titles(filters)).toEqual(expected);
    },
  );

  test('tickets are listed newest first, even for an unknown order, and pages do not overlap', async () => {
    const days = ['day 5', 'day 4', 'day 3', 'day 2', 'day 1'];
    for (const title of days) {
      await insertTicket(database, 'general', employee, {
        title,
        createdAt: `2026-06-0${title.slice(-1)}T10:00:00.000Z`,
      });
    }
    expect(await titles()).toEqual(days);
    expect(await titles({ ordering: 'salary' })).toEqual(days);
    expect(await titles({ pageSize: 2, page: 2 })).toEqual(['day 3', 'day 2']);
  });

  test('anonymous feedback of one day is listed by its id, not by when it was written', async () => {
    const made: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      made.push(
        await insertTicket(database, 'feedback', employee, {
          isAnonymous: true,
          createdAt: '2026-06-01T07:00:00.000Z',
        }),
      );
    }
    expect((await list()).map(({ id }) => id)).toEqual(made.sort((a, b) => b - a));
  });

  test('the figures of IT tickets count IT tickets and general tickets in IT Support, by group [A4.29 A4.31]', async () => {
    for (const status of STATUSES) {
      await insertTicket(database, 'it-support', employee, { status, impactLevel: 'critical' });
      await insertTicket(database, 'general', employee, { status, categoryId: 1 });
      await insertTicket(database, 'general', employee, { status });
    }
    const figures = { openTickets: 6, resolvedTickets: 4, criticalTickets: 3 };
    expect(await it.ask(ItFigures)).toEqual({ itTicketFigures: figures });
  });

  test('a ticket shows the present address of its requester, and an anonymous ticket shows none [A3.14]', async () => {
    const { userId } = employee;
    for (const email of ['maya@portal.example', 'maya.okafor@portal.example']) {
      const event = { id: 1, eventId: randomUUID(), topic: 'user.changed', payload: { userId, email } };
      await receiveEvents(database, tickets.consumes, [event]);
    }
    await insertTicket(database, 'general', employee, { title: 'named' });
    await insertTicket(database, 'feedback', employee, { title: 'nameless', isAnonymous: true });
    expect(await list({ ordering: 'title' })).toMatchObject([
      { title: 'named', createdByEmail: 'maya.okafor@portal.example' },
      { title: 'nameless', createdByEmail: null },
    ]);
  });
});
