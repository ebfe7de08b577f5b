import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { CREATE_FEEDBACK, giveAnonymously, giveFeedback } from '../testing/feedback.js';
import { tickets } from '../subgraph.js';

const ana = viewer([], { fullName: 'Ana Silva', email: 'ana@portal.example', departmentName: 'Legal' });
const colleague = viewer();
const hr = viewer(['HR']);

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  await subgraph.database.query('insert into person (user_id, email) values ($1, $2)', [ana.userId, ana.email]);
});
afterAll(() => subgraph.close());

const FIELDS = `id kind title description status priority createdById createdBy { id } createdByName createdByEmail createdByDepartment createdAt updatedAt version
  viewerCan { edit cancel delete decide changeStatus assign commentInternally } feedback { feedbackType rating isAnonymous }`;
interface Feedback extends Record<string, unknown> {
  id: number;
  createdAt: string;
  viewerCan: Record<string, boolean>;
  feedback: { feedbackType: string; isAnonymous: boolean };
}
const create = (who: Viewer | null, input: Record<string, unknown>) =>
  subgraph.run<{ createFeedback: Feedback }>(who, `mutation ($input: FeedbackInput!) { createFeedback(input: $input) { ${FIELDS} } }`, { input: { title: 'Idea', description: 'Words', ...input } });
const read = (who: Viewer, id: number) => subgraph.run<{ feedbackTicket: Feedback | null }>(who, `query ($id: Int!) { feedbackTicket(id: $id) { ${FIELDS} } }`, { id });

test('nobody gives, lists, reads or withdraws feedback without signing in', async () => {
  const documents = ['{ feedbackTickets { count } }', '{ feedbackTicket(id: 1) { id } }', 'mutation { deleteFeedback(id: 1) }', 'mutation { createFeedback(input: { title: "x", description: "y" }) { id } }'];
  for (const document of documents) expect((await subgraph.run(null, document)).errors[0]?.code).toBe('UNAUTHENTICATED');
});

test('subject and message are required and limited, each problem under its field, and nothing is written [A5.39]', async () => {
  const blank = ['This field may not be blank.'];
  const refusals: [Record<string, unknown>, Record<string, string[]>][] = [
    [{ title: '', description: ' \n ' }, { title: blank, description: blank }],
    [{ title: 'x'.repeat(201), description: 'y'.repeat(10_001) }, { title: ['Ensure this field has no more than 200 characters.'], description: ['Ensure this field has no more than 10000 characters.'] }],
  ];
  for (const [input, fields] of refusals) {
    for (const isAnonymous of [true, false]) {
      expect((await create(ana, { ...input, isAnonymous })).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields })]);
    }
  }
  expect((await create(ana, { title: 'nul\u0000' })).errors[0]?.code).toBe('BAD_USER_INPUT');
  expect(await subgraph.database.one('select count(*) as n from ticket')).toEqual({ n: 0 });
});

test('feedback with a name shows who gave it and when; type and priority have defaults [A5.41 A7.28 B7.28 A2.90]', async () => {
  const before = Date.now();
  const { data, errors } = await create(ana, { title: ' Parking ', description: 'More of it.\n' });
  expect(errors).toEqual([]);
  const made = data.createFeedback;
  expect(made).toEqual({
    id: expect.any(Number), kind: 'FEEDBACK', title: 'Parking', description: 'More of it.', status: 'OPEN', priority: 'MEDIUM', version: 1,
    createdById: ana.userId, createdBy: { id: ana.userId }, createdByName: 'Ana Silva', createdByEmail: 'ana@portal.example', createdByDepartment: 'Legal',
    createdAt: expect.any(String), updatedAt: made.createdAt,
    viewerCan: { edit: false, cancel: true, delete: false, decide: false, changeStatus: false, assign: false, commentInternally: false },
    feedback: { feedbackType: 'SUGGESTION', rating: null, isAnonymous: false },
  });
  expect(Date.parse(made.createdAt)).toBeGreaterThanOrEqual(before - 1000);
  const audit = await subgraph.database.query('select actor_user_id, action, after from audit where object_id = $1', [String(made.id)]);
  expect(audit).toEqual([{ actor_user_id: ana.userId, action: 'feedback.create', after: { feedbackType: 'suggestion', priority: 'medium' } }]);

  const chosen = await create(ana, { feedbackType: 'FEATURE_REQUEST', priority: 'URGENT', isAnonymous: false, anonymousEmail: '  ', anonymousName: '' });
  expect(chosen.data.createFeedback).toMatchObject({ priority: 'URGENT', createdByName: 'Ana Silva', feedback: { feedbackType: 'FEATURE_REQUEST', isAnonymous: false } });
});

test.each([
  ['the tick', { isAnonymous: true }],
  ['an e-mail', { anonymousEmail: 'ana@portal.example' }],
  ['a made-up name', { anonymousName: 'Anonymous User' }],
  ['all three, also when they disagree', { isAnonymous: false, anonymousEmail: 'ana@portal.example', anonymousName: 'Ana' }],
])('%s makes feedback anonymous: no author, no department, only the day, and only its author may withdraw it [A5.40 A5.42 B3.76]', async (_how, input) => {
  const { data, errors } = await create(ana, input);
  expect(errors).toEqual([]);
  const nobody = { createdById: null, createdBy: null, createdByName: 'Anonymous', createdByEmail: null, createdByDepartment: null };
  const { id } = data.createFeedback;
  expect(data.createFeedback).toMatchObject({ ...nobody, viewerCan: { cancel: true, changeStatus: false, commentInternally: false }, feedback: { isAnonymous: true } });
  expect((await read(ana, id)).data.feedbackTicket).toEqual(data.createFeedback);
  expect((await read(hr, id)).data.feedbackTicket).toMatchObject({ ...nobody, viewerCan: { cancel: false, changeStatus: true, commentInternally: true } });
  expect((await read(colleague, id)).errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND', message: 'Not found.' })]);
  const [day] = await subgraph.database.query(
    `select created_at = date_trunc('day', now(), $2) as "isToday", updated_at = created_at as same, details from ticket where id = $1`,
    [id, subgraph.config.organisation.timeZone],
  );
  expect(day).toEqual({ isToday: true, same: true, details: { feedbackType: 'suggestion' } });
});

test('an HR colleague who gives anonymous feedback handles it like any other, but what they write there has no name and stands by itself', async () => {
  const id = await giveAnonymously(subgraph, hr);
  expect((await read(hr, id)).data.feedbackTicket?.viewerCan).toMatchObject({ cancel: true, changeStatus: true, assign: true, commentInternally: false });
  const change = (comment: string | null) => subgraph.run<{ updateTicketStatus: { history: object[] } }>(hr, 'mutation ($id: Int!, $comment: String) { updateTicketStatus(id: $id, status: IN_PROGRESS, comment: $comment) { history { changedByName } } }', { id, comment });
  expect((await change('I am on it')).errors[0]?.fields).toEqual({ comment: ['This is your own anonymous feedback. Write your comment by itself.'] });
  expect((await change(' ')).data.updateTicketStatus.history).toEqual([{ changedByName: hr.fullName }]);
  const own = await subgraph.run(hr, 'mutation ($id: Int!) { addTicketComment(ticket: $id, comment: "Still cold") { createdByName createdById } }', { id });
  expect(own.data).toEqual({ addTicketComment: { createdByName: 'Anonymous', createdById: null } });
  expect((await read(viewer(['HR']), id)).data.feedbackTicket?.viewerCan).toMatchObject({ cancel: false, changeStatus: true, commentInternally: true });
});

test('the same feedback sent twice with one key is given once and answered the same', async () => {
  for (const isAnonymous of [true, false]) {
    const key = { idempotencyKey: `feedback-${isAnonymous}` };
    const send = (title = 'Once') => subgraph.run<{ createFeedback: { id: number } }>(ana, CREATE_FEEDBACK, { input: { title, description: 'Only', isAnonymous } }, key);
    const first = await send();
    expect(await send()).toEqual(first);
    expect((await send('Other')).errors[0]?.code).toBe('CONFLICT');
  }
  expect(await subgraph.database.one(`select count(*) as n from ticket where title = 'Once'`)).toEqual({ n: 2 });
});

test('two hundred pieces that one person gives at once without a name keep nobody waiting, and all are found again by them', async () => {
  const busy = viewer();
  const burst = Promise.all(Array.from({ length: 200 }, (_, n) => giveAnonymously(subgraph, busy, { title: `Idea ${n}` })));
  let isOver = false;
  void burst.then(() => (isOver = true));
  expect((await subgraph.run(viewer(), '{ feedbackTickets { results { id } } }')).errors).toEqual([]);
  expect(isOver).toBe(false);
  const ids = await burst;
  const { data } = await subgraph.run<{ feedbackTickets: { results: { id: number }[] } }>(busy, '{ feedbackTickets(pageSize: 200) { results { id } } }');
  expect(data.feedbackTickets.results.map(({ id }) => id).sort()).toEqual(ids.sort());
});

test('ids of feedback tell no order, with a name or without', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 12; n += 1) ids.push(await (n % 2 ? giveFeedback : giveAnonymously)(subgraph, ana));
  expect(ids).not.toEqual([...ids].sort((a, b) => a - b));
});
