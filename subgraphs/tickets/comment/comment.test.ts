import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { giveAnonymously } from '../testing/feedback.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import { FEEDBACK_IDS } from '../ticket/ticket.kinds.js';
import { readTicket } from '../ticket/ticket.service.js';
import { TicketComment } from './comment.entity.js';
import { insertComment } from './comment.service.js';

const ana = viewer([], { fullName: 'Ana Silva' });
const itStaff = viewer(['IT Staff'], { fullName: 'Ida Tech' });
const hr = viewer(['HR'], { fullName: 'Hugo Rivera' });

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

interface Comment {
  id: number;
  comment: string;
  isInternal: boolean;
  createdById: number | null;
  createdBy: { id: number } | null;
  createdByName: string;
  createdAt: string;
}
const FIELDS = 'id comment isInternal createdById createdBy { id } createdByName createdAt';
const ADD = `mutation ($ticket: Int!, $comment: String!, $isInternal: Boolean) { addTicketComment(ticket: $ticket, comment: $comment, isInternal: $isInternal) { ${FIELDS} } }`;
const LIST = `query ($ticket: Int!, $ordering: String, $page: Int, $pageSize: Int) { ticketComments(ticket: $ticket, ordering: $ordering, page: $page, pageSize: $pageSize) { count results { ${FIELDS} } } }`;

const add = (person: Viewer, ticket: number, comment: string, isInternal?: boolean, more = {}) => subgraph.run<{ addTicketComment: Comment }>(person, ADD, { ticket, comment, isInternal }, more);
const list = async (person: Viewer, ticket: number, more: Record<string, unknown> = {}) => {
  const { data, errors } = await subgraph.run<{ ticketComments: { count: number; results: Comment[] } }>(person, LIST, { ticket, ...more });
  expect(errors).toEqual([]);
  return data.ticketComments;
};
const texts = async (...args: Parameters<typeof list>) => (await list(...args)).results.map(({ comment }) => comment);
const ticketOf = (id: number) => subgraph.database.one('select version, updated_at, status from ticket where id = $1', [id]);

test('people and those who help them write to each other on a ticket, oldest first [A3.15 B3.77 B3.78 B3.79 B3.80 C3.8]', async () => {
  const ticket = await insertTicket(subgraph.database, 'it-support', ana);
  const before = await ticketOf(ticket);
  const asked = await add(itStaff, ticket, 'Is the battery charged?');
  const { addTicketComment: question } = asked.data;
  expect(question).toEqual({
    id: expect.any(Number), comment: 'Is the battery charged?', isInternal: false,
    createdById: itStaff.userId, createdBy: { id: itStaff.userId }, createdByName: 'Ida Tech', createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/),
  });
  const { addTicketComment: answer } = (await add(ana, ticket, '  Yes,\nsince this morning. \n')).data;
  expect(answer).toMatchObject({ comment: 'Yes,\nsince this morning.', createdByName: 'Ana Silva' });
  const { addTicketComment: note } = (await add(itStaff, ticket, 'The third of this series.', true)).data;
  expect(note.isInternal).toBe(true);

  expect(await list(itStaff, ticket)).toEqual({ count: 3, results: [question, answer, note] });
  expect(await list(ana, ticket)).toEqual({ count: 2, results: [question, answer] });
  expect(await texts(itStaff, ticket, { ordering: '-createdAt' })).toEqual([note.comment, answer.comment, question.comment]);
  expect(await texts(itStaff, ticket, { ordering: 'comment' })).toEqual([question.comment, answer.comment, note.comment]);
  expect(await texts(itStaff, ticket, { page: 2, pageSize: 2 })).toEqual([note.comment]);
  expect(await ticketOf(ticket)).toEqual(before);
});

test('a comment needs text and has at most 5,000 characters [B5.21 C5.22]', async () => {
  const ticket = await insertTicket(subgraph.database, 'general', ana);
  for (const text of ['', '   ', ' \n\t ']) {
    expect((await add(ana, ticket, text)).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { comment: ['This field may not be blank.'] } })]);
  }
  expect((await add(ana, ticket, 'x'.repeat(5001))).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { comment: ['Ensure this field has no more than 5000 characters.'] } })]);
  expect((await add(ana, ticket, 'nul\u0000')).errors[0]?.code).toBe('BAD_USER_INPUT');
  expect(await list(ana, ticket)).toEqual({ count: 0, results: [] });
  expect((await add(ana, ticket, ` ${'ü'.repeat(5000)} `)).errors).toEqual([]);
});

test('HTML in a comment is kept as the text that it is', async () => {
  const ticket = await insertTicket(subgraph.database, 'general', ana);
  const html = '<b>bold</b> & <img src=x onerror=alert(1)>';
  expect((await add(ana, ticket, html)).data.addTicketComment.comment).toBe(html);
  expect(await texts(hr, ticket)).toEqual([html]);
});

test('the audit trail says who commented where, and keeps no word of it', async () => {
  const ticket = await insertTicket(subgraph.database, 'general', ana);
  const { addTicketComment } = (await add(hr, ticket, 'Canary', true)).data;
  const rows = await subgraph.database.query('select * from audit where object_id = $1', [String(ticket)]);
  expect(rows).toEqual([expect.objectContaining({ action: 'ticket.comment', object_type: 'ticket', actor_user_id: hr.userId, after: { commentId: addTicketComment.id, isInternal: true } })]);
  expect(JSON.stringify(rows)).not.toContain('Canary');
});

test('on anonymous feedback handlers show their names, and no time tells more than the day', async () => {
  const ticket = await insertTicket(subgraph.database, 'feedback', ana, { isAnonymous: true, createdAt: '2026-06-01T07:00:00.000Z', updatedAt: '2026-06-01T07:00:00.000Z' });
  for (const text of ['first', 'second', 'third']) expect((await add(hr, ticket, text)).errors).toEqual([]);
  const { results } = await list(hr, ticket);
  expect(results.map(({ comment, createdByName }) => [comment, createdByName])).toEqual([['first', 'Hugo Rivera'], ['second', 'Hugo Rivera'], ['third', 'Hugo Rivera']]);
  const [zoned] = await subgraph.database.query<{ days: boolean }>(`select bool_and(created_at = date_trunc('day', created_at, $2)) as days from ticket_comment where ticket_id = $1`, [ticket, subgraph.config.organisation.timeZone]);
  expect(zoned).toEqual({ days: true });
});

test('whoever gave anonymous feedback shows as Anonymous on it, an HR colleague too, and the audit trail knows nothing of it', async () => {
  for (const author of [ana, hr]) {
    const ticket = await giveAnonymously(subgraph, author);
    const other = viewer(['HR'], { fullName: 'Hana Berg' });
    expect((await add(other, ticket, 'Which room?')).errors).toEqual([]);
    const { addTicketComment: answer } = (await add(author, ticket, 'The one by the stairs.')).data;
    expect(answer).toMatchObject({ createdById: null, createdBy: null, createdByName: 'Anonymous' });
    expect((await list(other, ticket)).results).toEqual([expect.objectContaining({ comment: 'Which room?', createdByName: 'Hana Berg' }), answer]);
    const trail = await subgraph.database.query('select actor_user_id, action from audit where object_id = $1', [String(ticket)]);
    expect(trail).toEqual([{ actor_user_id: other.userId, action: 'ticket.comment' }]);
  }
});

test('an HR colleague who gave anonymous feedback neither reads nor writes internal comments on it', async () => {
  const ticket = await giveAnonymously(subgraph, hr);
  await add(viewer(['HR']), ticket, 'Between us', true);
  expect(await list(hr, ticket)).toEqual({ count: 0, results: [] });
  expect((await add(hr, ticket, 'Me too', true)).errors[0]?.code).toBe('FORBIDDEN');
});

test('a note that goes with another change is refused under its own name, and a blank one is none', async () => {
  const ticket = await insertTicket(subgraph.database, 'general', ana);
  await list(hr, ticket);
  const context = subgraph.latest();
  const row = await readTicket(subgraph.database, context, ticket);
  const note = (text: string | null) => subgraph.database.write(context, (tx) => insertComment(tx, context, row, text, 'reason'));
  for (const blank of [null, '  ']) expect(await note(blank)).toBeNull();
  await expect(note('x'.repeat(5001))).rejects.toMatchObject({ extensions: { fields: { reason: ['Ensure this field has no more than 5000 characters.'] } } });
  expect(await texts(hr, ticket)).toEqual([]);
});

test('ids of comments on feedback are drawn at random, the others count', async () => {
  const [feedback, general] = [await insertTicket(subgraph.database, 'feedback', ana), await insertTicket(subgraph.database, 'general', ana)];
  const idsOn = async (ticket: number) => {
    for (let n = 0; n < 12; n += 1) await add(hr, ticket, `${n}`);
    expect(await texts(hr, ticket)).toEqual(Array.from({ length: 12 }, (_, n) => `${n}`));
    return (await list(hr, ticket)).results.map(({ id }) => id);
  };
  const [random, counted] = [await idsOn(feedback), await idsOn(general)];
  expect(random.every((id) => id >= FEEDBACK_IDS.from)).toBe(true);
  expect(random).not.toEqual([...random].sort((a, b) => a - b));
  expect(counted.every((id) => id < FEEDBACK_IDS.from)).toBe(true);
});

test('the same comment sent twice with one key is written once', async () => {
  const ticket = await insertTicket(subgraph.database, 'general', ana);
  const first = await add(ana, ticket, 'Once', false, { idempotencyKey: 'comment-once' });
  expect((await add(ana, ticket, 'Once', false, { idempotencyKey: 'comment-once' })).data).toEqual(first.data);
  expect(await texts(ana, ticket)).toEqual(['Once']);
});

test('twenty comments at once are all kept, each at a place of its own', async () => {
  const ticket = await insertTicket(subgraph.database, 'it-support', ana);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n % 2 ? ana : itStaff, ticket, `${n}`)));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  const rows = await subgraph.database.repository(TicketComment).find({ where: { ticketId: ticket }, order: { position: 'asc' } });
  expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  const [late] = await subgraph.database.query('select count(*) from (select created_at < lag(created_at) over (order by position) as is_late from ticket_comment where ticket_id = $1) c where is_late', [ticket]);
  expect(late).toEqual({ count: 0 });
});

test('a page of comments costs two statements however many there are, and one more for a count', async () => {
  const ticket = await insertTicket(subgraph.database, 'it-support', ana);
  await subgraph.database.query(
    `insert into ticket_comment (ticket_id, position, body, is_internal, created_by_id, created_by_name) select $1, n, 'Comment ' || n, n % 5 = 0, 1 + n % 7, 'Person' from generate_series(1, 200) n`,
    [ticket],
  );
  const cost = async (pageSize: number, fields: string) => {
    const before = subgraph.database.statements;
    const { errors } = await subgraph.run(itStaff, `query ($ticket: Int!, $pageSize: Int) { ticketComments(ticket: $ticket, pageSize: $pageSize) { ${fields} } }`, { ticket, pageSize });
    expect(errors).toEqual([]);
    return subgraph.database.statements - before;
  };
  for (const size of [1, 50, 200]) expect(await cost(size, `results { ${FIELDS} }`)).toBe(2);
  expect(await cost(50, `count results { ${FIELDS} }`)).toBe(3);
  expect(await cost(50, 'count')).toBe(3);
});
