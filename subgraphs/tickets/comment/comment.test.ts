import type { Asker } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { AddComment, Comments } from '../testing/comments.js';
import { giveAnonymously } from '../testing/feedback.js';
import { graphql } from '../testing/graphql.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import { RANDOM_IDS } from '../ticket/ticket.kinds.js';
import { readTicket } from '../ticket/ticket.service.js';
import { TicketComment } from './comment.entity.js';
import { insertComment } from './comment.service.js';

const CommentCount = graphql(`
  query CommentCount($ticket: Int!) {
    ticketComments(ticket: $ticket) {
      count
    }
  }
`);
const CommentPage = graphql(`
  query CommentPage($ticket: Int!, $pageSize: Int) {
    ticketComments(ticket: $ticket, pageSize: $pageSize) {
      results {
        id
        comment
        createdBy {
          id
        }
        createdByName
      }
    }
  }
`);

describeSubgraph(tickets, (subgraph) => {
  const { as, database } = subgraph;
  const { employee, it, hr } = as;
  const add = async (who: Asker, ticket: number, comment: string, isInternal = false) =>
    (await who.ask(AddComment, { ticket, comment, isInternal })).addTicketComment;
  const list = async (who: Asker, ticket: number, more: Partial<VariablesOf<typeof Comments>> = {}) =>
    (await who.ask(Comments, { ticket, ...more })).ticketComments;
  const texts = async (...args: Parameters<typeof list>) =>
    (await list(...args)).results.map(({ comment }) => comment);

  test.each([
    ['', 'This field may not be blank.'],
    ['   ', 'This field may not be blank.'],
    [' \n\t ', 'This field may not be blank.'],
    ['\u200b', 'This field may not be blank.'],
    [' \u2060 ', 'This field may not be blank.'],
    ['x'.repeat(5001), 'Ensure this field has no more than 5000 characters.'],
  ])('a blank or overlong comment is refused and not kept [B5.21 C5.22]', async (comment, text) => {
    const ticket = await insertTicket(database, 'general', employee);
    await expectRefusal(employee.try(AddComment, { ticket, comment }), 'BAD_USER_INPUT', 'comment', text);
    expect(await list(employee, ticket)).toEqual({ count: 0, results: [] });
    await add(employee, ticket, ` ${'ü'.repeat(5000)} `);
  });

  test('a comment with a NUL character is refused, and HTML in a comment is kept as text', async () => {
    const ticket = await insertTicket(database, 'general', employee);
    await expectRefusal(employee.try(AddComment, { ticket, comment: 'nul\u0000' }), 'BAD_USER_INPUT');
    const html = '<b>bold</b> & <img src=x onerror=alert(1)>';
    await add(employee, ticket, html);
    expect(await texts(hr, ticket)).toEqual([html]);
  });

  test('HR who gave anonymous feedback cannot read or write internal comments on it', async () => {
    const ticket = await giveAnonymously(hr);
    await add(as(viewer(['HR'])), ticket, 'Between us', true);
    expect(await list(hr, ticket)).toEqual({ count: 0, results: [] });
    await expectRefusal(hr.try(AddComment, { ticket, comment: 'Me too', isInternal: true }), 'FORBIDDEN');
  });

  test('people and their handlers write comments to each other, oldest first [A3.15 B3.77 B3.78 B3.79 B3.80 C3.8]', async () => {
    const ticket = await insertTicket(database, 'it-support', employee);
    const ticketRow = () =>
      database.one('select version, updated_at, status from ticket where id = $1', [ticket]);
    const before = await ticketRow();
    const question = await add(it, ticket, 'Is the battery charged?');
    expect(question).toEqual({
      id: expect.any(Number),
      comment: 'Is the battery charged?',
      isInternal: false,
      articleId: null,
      article: null,
      createdById: it.userId,
      createdBy: { id: it.userId },
      createdByName: it.fullName,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
    });
    const answer = await add(employee, ticket, '  Yes,\nsince this morning. \n');
    expect(answer).toMatchObject({ comment: 'Yes,\nsince this morning.', createdByName: employee.fullName });
    const note = await add(it, ticket, 'The third of this series.', true);
    expect(note.isInternal).toBe(true);

    expect(await list(it, ticket)).toEqual({ count: 3, results: [question, answer, note] });
    expect(await list(employee, ticket)).toEqual({ count: 2, results: [question, answer] });
    const oldest = [question.comment, answer.comment, note.comment];
    expect(await texts(it, ticket, { ordering: '-createdAt' })).toEqual([...oldest].reverse());
    expect(await texts(it, ticket, { ordering: 'comment' })).toEqual(oldest);
    expect(await texts(it, ticket, { page: 2, pageSize: 2 })).toEqual([note.comment]);
    expect(await ticketRow()).toEqual(before);
  });

  test('the audit trail names the author and the ticket of a comment, and contains no word of the comment', async () => {
    const ticket = await insertTicket(database, 'general', employee);
    const { id } = await add(hr, ticket, 'Canary', true);
    const rows = await database.query('select * from audit where object_id = $1', [String(ticket)]);
    const entry = { action: 'ticket.comment', object_type: 'ticket', actor_user_id: hr.userId };
    expect(rows).toEqual([expect.objectContaining({ ...entry, after: { commentId: id, isInternal: true } })]);
    expect(JSON.stringify(rows)).not.toContain('Canary');
  });

  test("comments of handlers on anonymous feedback show the handler's name and only the day", async () => {
    const day = '2026-06-01T07:00:00.000Z';
    const ticket = await insertTicket(database, 'feedback', employee, {
      isAnonymous: true,
      createdAt: day,
      updatedAt: day,
    });
    for (const text of ['first', 'second', 'third']) await add(hr, ticket, text);
    const { results } = await list(hr, ticket);
    const shown = results.map(({ comment, createdByName }) => [comment, createdByName]);
    expect(shown).toEqual([
      ['first', hr.fullName],
      ['second', hr.fullName],
      ['third', hr.fullName],
    ]);
    const kept = await database.one(
      `select bool_and(created_at = date_trunc('day', created_at, $2)) as days from ticket_comment where ticket_id = $1`,
      [ticket, subgraph.config.organisation.timeZone],
    );
    expect(kept).toEqual({ days: true });
  });

  test.each(['employee', 'hr'] as const)(
    '%s who gave anonymous feedback comments on it as Anonymous, and the audit trail does not contain the author',
    async (name) => {
      const ticket = await giveAnonymously(as[name]);
      const other = as(viewer(['HR'], { fullName: 'Hana Berg' }));
      await add(other, ticket, 'Which room?');
      const answer = await add(as[name], ticket, 'The one by the stairs.');
      expect(answer).toMatchObject({ createdById: null, createdBy: null, createdByName: 'Anonymous' });
      const question = expect.objectContaining({ comment: 'Which room?', createdByName: 'Hana Berg' });
      expect((await list(other, ticket)).results).toEqual([question, answer]);
      const trail = await database.query(
        'select actor_user_id as actor, action from audit where object_id = $1',
        [String(ticket)],
      );
      expect(trail).toEqual([{ actor: other.userId, action: 'ticket.comment' }]);
    },
  );

  test('a comment sent with another change is refused under its field name there, and a blank comment is ignored', async () => {
    const ticket = await insertTicket(database, 'general', employee);
    await list(hr, ticket);
    const context = subgraph.latest();
    const row = await readTicket(database, context, ticket);
    const note = (text: string | null) =>
      database.write(context, (tx) => insertComment(tx, context, row, text, { field: 'reason' }));
    for (const blank of [null, '  ']) expect(await note(blank)).toBeNull();
    const fields = { reason: ['Ensure this field has no more than 5000 characters.'] };
    await expect(note('x'.repeat(5001))).rejects.toMatchObject({ extensions: { fields } });
    expect(await texts(hr, ticket)).toEqual([]);
  });

  test('ids of comments on feedback are random, ids of other comments are sequential', async () => {
    const idsOn = async (kind: 'feedback' | 'general') => {
      const ticket = await insertTicket(database, kind, employee);
      for (let n = 0; n < 12; n += 1) await add(hr, ticket, `${n}`);
      expect(await texts(hr, ticket)).toEqual(Array.from({ length: 12 }, (_, n) => `${n}`));
      return (await list(hr, ticket)).results.map(({ id }) => id);
    };
    const [random, counted] = [await idsOn('feedback'), await idsOn('general')];
    expect(random.every((id) => id >= RANDOM_IDS.from)).toBe(true);
    expect(random).not.toEqual([...random].sort((a, b) => a - b));
    expect(counted.every((id) => id < RANDOM_IDS.from)).toBe(true);
  });

  test('a comment sent twice with one Idempotency-Key is written once', async () => {
    const ticket = await insertTicket(database, 'general', employee);
    const send = () =>
      employee.ask(AddComment, { ticket, comment: 'Once' }, { idempotencyKey: 'comment-once' });
    expect(await send()).toEqual(await send());
    expect(await texts(employee, ticket)).toEqual(['Once']);
  });

  test('twenty comments at the same time are all kept, in a defined order', async () => {
    const ticket = await insertTicket(database, 'it-support', employee);
    await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? employee : it, ticket, `${n}`)));
    const rows = await database
      .repository(TicketComment)
      .find({ where: { ticketId: ticket }, order: { position: 'asc' } });
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    const late = await database.one(
      `select count(*) from (
         select created_at < lag(created_at) over (order by position) as is_late from ticket_comment where ticket_id = $1
       ) c where is_late`,
      [ticket],
    );
    expect(late).toEqual({ count: 0 });
  });

  test('a page of comments of any size costs two statements, and one more for a count', async () => {
    const ticket = await insertTicket(database, 'it-support', employee);
    await database.query(
      `insert into ticket_comment (ticket_id, position, body, is_internal, created_by_id, created_by_name)
       select $1, n, 'Comment ' || n, n % 5 = 0, 1 + n % 7, 'Person' from generate_series(1, 200) n`,
      [ticket],
    );
    const cost = async (asking: () => Promise<unknown>) => {
      const before = database.statements;
      await asking();
      return database.statements - before;
    };
    for (const pageSize of [1, 50, 200])
      expect(await cost(() => it.ask(CommentPage, { ticket, pageSize }))).toBe(2);
    expect(await cost(() => list(it, ticket, { pageSize: 50 }))).toBe(3);
    expect(await cost(() => it.ask(CommentCount, { ticket }))).toBe(3);
  });
});
