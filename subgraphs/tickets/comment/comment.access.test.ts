import type { Actor } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { AddComment, Comments } from '../testing/comments.js';
import { createNamedTickets } from '../testing/namedTickets.js';

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, manager, hr, admin } = as;
  const it = as(viewer(['IT Staff'], { reportUserIds: [employee.userId] }));
  const [otherIt, otherHr] = [as.it, as(viewer(['HR']))];
  const named = createNamedTickets(database);
  const comment = 'Hello';

  beforeAll(async () => {
    for (const [owner, name] of [
      [employee, 'employee'],
      [it, 'it'],
      [hr, 'hr'],
      [admin, 'admin'],
    ] as const) {
      await named.put(`${name}.leave`, 'leave-request', owner);
      await named.put(`${name}.support`, 'it-support', owner);
      await named.put(`${name}.general`, 'general', owner);
      await named.put(`${name}.feedback`, 'feedback', owner);
    }
    for (const name of named.all()) {
      const handler = name.startsWith('hr.') ? otherHr : hr;
      const ticket = named.id(name);
      await handler.ask(AddComment, { ticket, comment: 'seen by all' });
      await handler.ask(AddComment, { ticket, comment: 'between us', isInternal: true });
    }
    const day = { startDate: '2026-08-03', endDate: '2026-08-03' };
    await named.put('cancelled', 'leave-request', employee, {
      ...day,
      deletedAt: '2026-06-01T07:00:00.000Z',
    });
  });

  test('comments are neither read nor written without signing in', async () => {
    const ticket = named.id('employee.support');
    await expectRefusal(as.nobody.try(Comments, { ticket }), 'UNAUTHENTICATED');
    await expectRefusal(as.nobody.try(AddComment, { ticket, comment }), 'UNAUTHENTICATED');
  });

  test.each([
    ['a colleague', 'employee.support', colleague],
    ['a colleague', 'employee.leave', colleague],
    ['the manager', 'employee.general', manager],
    ['a manager of others', 'hr.leave', manager],
    ['IT Staff', 'employee.leave', otherIt],
    ['IT Staff', 'employee.general', otherIt],
    ['IT Staff who are the manager', 'employee.feedback', it],
    ['HR', 'cancelled', hr],
    ['the owner', 'cancelled', employee],
    ['an administrator', 'unknown', admin],
  ])('%s does not find the comments of %s', async (_, name, who) => {
    const ticket = name === 'unknown' ? 123_456_789 : named.id(name);
    const told = { message: 'Not found.' };
    await expectRefusal(who.try(Comments, { ticket }), 'NOT_FOUND', told);
    await expectRefusal(who.try(AddComment, { ticket, comment }), 'NOT_FOUND', told);
    await expectRefusal(who.try(AddComment, { ticket, comment, isInternal: true }), 'NOT_FOUND', told);
  });

  test.each([
    ['employee.leave', 'GENERAL'],
    ['employee.general', 'IT_SUPPORT'],
    ['employee.support', 'LEAVE_REQUEST'],
    ['employee.feedback', 'GENERAL'],
  ] as const)('the comments of %s are not found under the kind %s', async (name, kind) => {
    const ticket = named.id(name);
    await expectRefusal(hr.try(Comments, { ticket, kind }), 'NOT_FOUND');
    await expectRefusal(hr.try(AddComment, { ticket, kind, comment }), 'NOT_FOUND');
  });

  test.each([
    ['employee.support', 'GENERAL'],
    ['employee.support', 'IT_SUPPORT'],
    ['employee.leave', 'LEAVE_REQUEST'],
    ['employee.feedback', 'FEEDBACK'],
    ['employee.general', null],
  ] as const)('the comments of %s are found under the kind %s', async (name, kind) => {
    await hr.ask(Comments, { ticket: named.id(name), kind });
  });

  /** Whether a person sees the ticket, and whether they read internal comments on it. */
  const readers: [who: string, reader: Actor, name: string, isInternal: boolean][] = [
    ['the owner', employee, 'employee.leave', false],
    ['the owner', employee, 'employee.support', false],
    ['the owner', employee, 'employee.general', false],
    ['the owner', employee, 'employee.feedback', false],
    ['the manager', manager, 'employee.leave', false],
    ['IT Staff who are the manager', it, 'employee.leave', false],
    ['IT Staff', otherIt, 'employee.support', true],
    ['IT Staff who asked', it, 'it.support', false],
    ['IT Staff who are colleagues', otherIt, 'it.support', true],
    ['IT Staff who asked', it, 'it.leave', false],
    ['IT Staff who asked', it, 'it.general', false],
    ['HR', hr, 'employee.leave', true],
    ['HR', hr, 'employee.support', true],
    ['HR', hr, 'employee.general', true],
    ['HR', hr, 'employee.feedback', true],
    ['HR who asked', hr, 'hr.leave', false],
    ['HR who asked', hr, 'hr.general', false],
    ['HR who are colleagues', otherHr, 'hr.leave', true],
    ['an administrator', admin, 'employee.leave', true],
    ['an administrator who asked', admin, 'admin.leave', false],
  ];
  const titled = (rows: typeof readers) => rows.map(([who, reader, name]) => [who, name, reader] as const);

  test.each(titled(readers.filter(([, , , isInternal]) => isInternal)))(
    '%s reads internal comments on %s [B3.78]',
    async (_, name, reader) => {
      const ticket = named.id(name);
      const { ticketComments } = await reader.ask(Comments, { ticket });
      expect(ticketComments.results.map((row) => row.comment)).toEqual(['seen by all', 'between us']);
      expect((await reader.ask(Comments, { ticket, pageSize: 1, page: 2 })).ticketComments.count).toBe(2);
    },
  );

  test.each(titled(readers.filter(([, , , isInternal]) => !isInternal)))(
    '%s neither reads, counts nor writes internal comments on %s [B3.78]',
    async (_, name, reader) => {
      const ticket = named.id(name);
      const { ticketComments } = await reader.ask(Comments, { ticket });
      expect(ticketComments).toMatchObject({ count: 1, results: [{ comment: 'seen by all' }] });
      expect((await reader.ask(Comments, { ticket, pageSize: 1 })).ticketComments.count).toBe(1);
      await expectRefusal(reader.try(Comments, { ticket, pageSize: 1, page: 2 }), 'NOT_FOUND');
      await expectRefusal(reader.try(AddComment, { ticket, comment, isInternal: true }), 'FORBIDDEN');
    },
  );
});
