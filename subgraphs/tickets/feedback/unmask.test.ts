import type { Actor } from '../../kit/testing/actors.js';
import { untyped } from '../../kit/testing/document.js';
import type { DataOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { actInSecret, actOpenly, canary, handleAll, secretOf, TRAITS, twin } from '../testing/canary.js';
import type { Secrets } from '../testing/canary.js';
import { argsFor, GUESSES, LISTS } from '../testing/canaryLists.js';
import { Comments } from '../testing/comments.js';
import { CreateFeedback, DeleteFeedback, FeedbackTicket } from '../testing/feedback.js';
import { graphql } from '../testing/graphql.js';
import { DeleteGeneralTicket } from '../testing/support.js';
import { ReopenTicket, SetStatus } from '../testing/status.js';
import { EVERYTHING, OwnTicketCounts, referencesTo, TicketById, TicketCounts } from '../testing/ticket.js';

const References = graphql(
  `
    query EverythingByReference($of: [_Any!]!) {
      _entities(representations: $of) {
        ... on Ticket {
          ...Everything
        }
      }
    }
  `,
  EVERYTHING,
);
const Assign = graphql(`
  mutation AssignToAuthor($id: Int!, $assignedTo: Int) {
    assignTicket(id: $id, assignedTo: $assignedTo) {
      id
    }
  }
`);

type Row = DataOf<typeof EVERYTHING>;
interface List {
  count: number;
  results: Row[];
}
/** The query to identity for possible assignees. */
const graph = () => Promise.resolve({ usersWithPermission: { results: [] } } as never);

describeSubgraph(tickets, { graph }, (subgraph) => {
  const { as } = subgraph;
  const { hr, admin, it } = as;
  const manager = as(viewer(['Manager'], { reportUserIds: [canary.userId, twin.userId] }));
  const colleague = as(viewer([], { departmentName: canary.departmentName }));
  const READERS: [string, Actor][] = [
    ['HR', hr],
    ['an administrator', admin],
  ];
  const OTHERS: [string, Actor][] = [
    ['the manager', manager],
    ['IT Staff', it],
    ['a colleague of the department', colleague],
  ];

  let secrets: Secrets;
  let hidden: number[];
  beforeAll(async () => {
    await actOpenly(subgraph);
    secrets = await actInSecret(subgraph);
    hidden = [...secrets.canary, ...secrets.twin];
    await handleAll(hr, [secrets.canary[1] ?? 0, secrets.twin[1] ?? 0]);
  });

  const ask = async (who: Actor, field: string, args: string): Promise<List> => {
    const text = `query List { list: ${field}${args && `(${args})`} { count results { ...Everything } } }`;
    return (await who.ask(untyped<{ list: List }>(`${text}\n${EVERYTHING}`))).list;
  };
  const secretsIn = ({ results }: List) => results.filter(({ id }) => hidden.includes(id));

  test.each(READERS)(
    '%s finds no trait of an author of anonymous feedback in any list, filter or page',
    async (_, reader) => {
      let seen = 0;
      for (const list of LISTS) {
        for (const args of argsFor(list)) {
          const found = secretsIn(await ask(reader, list.field, args));
          seen += found.length;
          for (const row of found) {
            expect([list.field, args, TRAITS.exec(JSON.stringify(row))]).toEqual([list.field, args, null]);
            const nameless = {
              createdById: null,
              createdBy: null,
              createdByEmail: null,
              createdByDepartment: null,
            };
            expect(row).toMatchObject({ ...nameless, createdByName: 'Anonymous' });
          }
          const isForOthers = /mine: true|assignedTo|isAnonymous: false/.test(args);
          if (isForOthers || !/masterTickets|feedbackTickets/.test(list.field))
            expect([list.field, args, found]).toEqual([list.field, args, []]);
        }
      }
      expect(seen).toBeGreaterThan(60);
    },
  );

  test.each(READERS)(
    '%s who searches for a name, an address, a department or a number finds no anonymous feedback',
    async (_, reader) => {
      for (const { field, always } of LISTS) {
        for (const guess of GUESSES) {
          const list = await ask(
            reader,
            field,
            [always, `search: ${JSON.stringify(guess)}`].filter(Boolean).join(', '),
          );
          expect([field, guess, secretsIn(list), list.count]).toEqual([
            field,
            guess,
            [],
            list.results.length,
          ]);
        }
      }
    },
  );

  test.each(OTHERS)(
    '%s finds no anonymous feedback, and no count of it, by list, id, reference or comment',
    async (_, other) => {
      for (const list of LISTS) {
        for (const args of argsFor(list).filter((text) => !text.includes('page:'))) {
          const answer = await ask(other, list.field, args);
          expect([list.field, args, secretsIn(answer)]).toEqual([list.field, args, []]);
          if (!args.includes('pageSize'))
            expect([list.field, args, answer.count]).toEqual([list.field, args, answer.results.length]);
        }
      }
      const calls = [
        'query A { ticket(id: $) { id } }',
        'query A { feedbackTicket(id: $) { id } }',
        'query A { ticketComments(ticket: $) { count } }',
        'mutation A { addTicketComment(ticket: $, comment: "x") { id } }',
        'mutation A { closeTicket(id: $) { id } }',
        'mutation A { deleteFeedback(id: $) }',
        'mutation A { deleteGeneralTicket(id: $) }',
        'mutation A { assignTicket(id: $) { id } }',
      ];
      const unknown = 1_234_567_890;
      for (const id of [...hidden, secrets.withdrawn]) {
        for (const call of calls) {
          const [asked, never] = [id, unknown].map((one) =>
            other.try(untyped(call.replace('$', String(one)))),
          );
          expect([call, (await asked)?.errors[0]?.code]).toEqual([call, 'NOT_FOUND']);
          expect(await asked).toEqual(await never);
        }
      }
      const { _entities } = await other.ask(References, { of: referencesTo(...hidden) });
      expect(_entities).toEqual(hidden.map(() => null));
    },
  );

  const shown: Record<string, (row: Row) => string | number> = {
    createdAt: ({ createdAt }) => createdAt,
    updatedAt: ({ updatedAt }) => updatedAt,
    title: ({ title }) => title,
    status: ({ status }) =>
      ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED'].indexOf(status),
    priority: ({ priority }) => ['LOW', 'MEDIUM', 'HIGH', 'URGENT'].indexOf(priority),
    type: ({ kind }) => ['LEAVE_REQUEST', 'IT_SUPPORT', 'FEEDBACK', 'GENERAL'].indexOf(kind),
    feedbackType: ({ feedback }) => feedback?.feedbackType ?? '',
  };
  const ORDERS = [
    ['masterTickets', '', ['createdAt', 'updatedAt', 'title', 'status', 'priority', 'type']],
    ['feedbackTickets', 'all: true, ', ['createdAt', 'updatedAt', 'status', 'priority', 'feedbackType']],
  ] as const;
  test.each(READERS)(
    '%s cannot tell from the order of a list who gave anonymous feedback first',
    async (_, reader) => {
      for (const [field, always, orders] of ORDERS) {
        for (const order of orders) {
          for (const sign of [1, -1]) {
            const rows = secretsIn(
              await ask(reader, field, `${always}ordering: "${sign === 1 ? '' : '-'}${order}"`),
            );
            const value = shown[order] ?? (() => '');
            const compare = (a: Row, b: Row) =>
              sign * (value(a) < value(b) ? -1 : value(a) > value(b) ? 1 : a.id - b.id);
            expect([order, rows.map(({ id }) => id)]).toEqual([
              order,
              [...rows].sort(compare).map(({ id }) => id),
            ]);
          }
        }
      }
    },
  );

  test.each(READERS)(
    '%s sees nothing on anonymous feedback or in refusals that distinguishes one author from another',
    async (_, reader) => {
      const everything = async (id = 0) => {
        const answers = [
          await reader.try(TicketById, { id }),
          await reader.try(FeedbackTicket, { id }),
          await reader.try(Comments, { ticket: id }),
          await reader.try(References, { of: referencesTo(id) }),
          await reader.try(DeleteFeedback, { id }),
          await reader.try(DeleteGeneralTicket, { id }),
          await reader.try(Assign, { id, assignedTo: canary.userId }),
          await reader.try(ReopenTicket, { id }),
          await reader.try(SetStatus, { id, status: 'OPEN', version: 77 }),
        ];
        const text = JSON.stringify(answers);
        expect(TRAITS.exec(text)).toBeNull();
        const midnight = /T0[78]:00:00\.000Z$/; // in Los Angeles
        for (const [time] of text.matchAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)) expect(time).toMatch(midnight);
        return text.replace(/\b[12]\d{9}\b/g, 'id');
      };
      for (const place of [0, 1, 2])
        expect(await everything(secrets.canary[place])).toBe(await everything(secrets.twin[place]));
      expect(await everything(secrets.canary[0])).toBe(await everything(secrets.canary[2]));
    },
  );

  test('ids of feedback that one person gave within moments are far apart', () => {
    const ids = [...hidden, secrets.withdrawn];
    expect(Math.max(...ids) - Math.min(...ids)).toBeGreaterThan(20_000_000);
  });

  test.each([...READERS, ...OTHERS])(
    "%s who sends the author's text with the author's Idempotency-Key gets their own answer",
    async (_, other) => {
      const { createFeedback } = await other.ask(
        CreateFeedback,
        { input: secretOf(canary) },
        { idempotencyKey: 'canary-1' },
      );
      expect(hidden).not.toContain(createFeedback.id);
      await other.ask(DeleteFeedback, { id: createFeedback.id });
    },
  );

  test.each(READERS)(
    '%s reads as much anonymous feedback in the figures of a console as in its list, and no trait of its authors [B2.33 B2.34]',
    async (_, reader) => {
      const { ticketCounts } = await reader.ask(TicketCounts);
      expect(TRAITS.exec(JSON.stringify(ticketCounts))).toBeNull();
      const { count } = await ask(reader, 'masterTickets', 'type: [FEEDBACK]');
      const ofFeedback = (ticketCounts ?? []).filter(({ kind }) => kind === 'FEEDBACK');
      expect(ofFeedback.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    },
  );

  test.each(OTHERS)(
    "%s does not count other people's feedback in the figures of a console",
    async (_, other) => {
      const { ticketCounts } = await other.ask(TicketCounts);
      expect((ticketCounts ?? []).filter(({ kind }) => kind === 'FEEDBACK')).toEqual([]);
    },
  );

  test.each(READERS)(
    '%s counts own feedback without that of other people, anonymous or not',
    async (_, reader) => {
      expect(await reader.ask(OwnTicketCounts, { kind: 'FEEDBACK' })).toEqual({ ownTicketCounts: [] });
    },
  );
});
