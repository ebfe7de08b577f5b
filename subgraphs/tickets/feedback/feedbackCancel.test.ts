import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { DELETE_FEEDBACK, giveAnonymously, giveFeedback } from '../testing/feedback.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const ana = viewer([], { fullName: 'Ana Silva' });
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [ana.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);
const WAYS = [['with a name', giveFeedback], ['without a name', giveAnonymously]] as const;

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

const cancel = (who: Viewer, id: number, more = {}) => subgraph.run<{ deleteFeedback: boolean } | null>(who, DELETE_FEEDBACK, { id }, more);
const setStatus = (id: number, status: string) => subgraph.run(hr, 'mutation ($id: Int!, $status: TicketStatusInput) { updateTicketStatus(id: $id, status: $status) { id } }', { id, status });
const isKept = async (id: number) => (await subgraph.database.one('select 1 as kept from ticket where id = $1 and deleted_at is null', [id])) !== null;
const foundBy = async (who: Viewer, id: number) => (await subgraph.run<{ ticket: unknown }>(who, 'query ($id: Int!) { ticket(id: $id) { id } }', { id })).data.ticket !== null;

test.each(WAYS)('feedback given %s cannot be withdrawn by anybody else: HR and administrators may not, for all others it does not exist', async (_how, give) => {
  const id = await give(subgraph, ana);
  for (const who of [hr, admin]) expect((await cancel(who, id)).errors).toEqual([expect.objectContaining({ code: 'FORBIDDEN', message: 'You do not have permission to perform this action.' })]);
  for (const who of [colleague, manager, itStaff]) expect((await cancel(who, id)).errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND', message: 'Not found.' })]);
  await setStatus(id, 'CLOSED');
  for (const who of [hr, admin]) expect((await cancel(who, id)).errors[0]?.code).toBe('FORBIDDEN');
  expect(await isKept(id)).toBe(true);
});

test('what is no feedback, was withdrawn already or never was is not found', async () => {
  const general = await insertTicket(subgraph.database, 'general', ana);
  const gone = await giveAnonymously(subgraph, ana);
  await cancel(ana, gone);
  for (const id of [general, gone, 123, 1_999_999_999, -1]) expect((await cancel(ana, id)).errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND' })]);
  expect(await isKept(general)).toBe(true);
});

test.each(WAYS)('feedback given %s can be withdrawn only while it is open [A4.33 A7.29]', async (_how, give) => {
  for (const status of ['IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED']) {
    const id = await give(subgraph, ana);
    await setStatus(id, status);
    expect((await cancel(ana, id)).errors).toEqual([
      expect.objectContaining({ code: 'CONFLICT', message: 'Feedback can be cancelled only while it is open.', currentStatus: status.toLowerCase() }),
    ]);
    expect(await isKept(id)).toBe(true);
    await setStatus(id, 'OPEN');
    expect((await cancel(ana, id)).errors).toEqual([]);
  }
  const id = await give(subgraph, ana);
  expect((await cancel(ana, id)).data).toEqual({ deleteFeedback: true });
  for (const who of [ana, hr]) expect(await foundBy(who, id)).toBe(false);
  for (const who of [ana, hr]) {
    const { data } = await subgraph.run<{ feedbackTickets: { results: { id: number }[] } }>(who, '{ feedbackTickets(all: true) { results { id } } }');
    expect(data.feedbackTickets.results.map((row) => row.id)).not.toContain(id);
  }
});

test('feedback that HR gave themselves is theirs to withdraw, with a name or without', async () => {
  for (const [, give] of WAYS) expect((await cancel(hr, await give(subgraph, hr))).data).toEqual({ deleteFeedback: true });
});

test.each(WAYS)('when feedback given %s is withdrawn twice at once it is withdrawn once', async (_how, give) => {
  for (let round = 0; round < 5; round += 1) {
    const id = await give(subgraph, ana);
    const answers = await Promise.all([cancel(ana, id), cancel(ana, id), cancel(ana, id)]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    for (const { code } of answers.flatMap(({ errors }) => errors)) expect(['NOT_FOUND', 'CONFLICT']).toContain(code);
    expect(await subgraph.database.one(`select count(*) as n from audit where object_id = $1 and action = 'feedback.cancel'`, [String(id)])).toEqual({ n: give === giveFeedback ? 1 : 0 });
  }
});

test.each(WAYS)('when HR takes up feedback given %s at the moment it is withdrawn, only one of them gets through', async (_how, give) => {
  for (let round = 0; round < 8; round += 1) {
    const id = await give(subgraph, ana);
    const [withdrawn, taken] = await Promise.all(round % 2 ? [cancel(ana, id), setStatus(id, 'IN_PROGRESS')] : [setStatus(id, 'IN_PROGRESS'), cancel(ana, id)].reverse());
    const won = [withdrawn, taken].filter((answer) => answer?.errors.length === 0);
    expect(won).toHaveLength(1);
    expect(await isKept(id)).toBe(taken?.errors.length === 0);
  }
});

test('the same withdrawal sent twice with one key is answered the same', async () => {
  for (const [name, give] of WAYS) {
    const id = await give(subgraph, ana);
    const send = () => cancel(ana, id, { idempotencyKey: `cancel-${name}` });
    expect([(await send()).data, (await send()).data]).toEqual([{ deleteFeedback: true }, { deleteFeedback: true }]);
  }
});

test('withdrawn anonymous feedback keeps its row but no link to its author, and the others of that author are still theirs', async () => {
  const person = viewer();
  const ids = [await giveAnonymously(subgraph, person), await giveAnonymously(subgraph, person), await giveAnonymously(subgraph, person)];
  await cancel(person, ids[1] ?? 0);
  const links = await subgraph.database.query('select ticket_id, author_key from feedback_author where ticket_id = any($1) or ticket_id is null and author_key is not null', [ids]);
  expect(links).toHaveLength(2);
  expect(await subgraph.database.one(`select deleted_at = date_trunc('day', now(), $2) as "dayOnly" from ticket where id = $1`, [ids[1], subgraph.config.organisation.timeZone])).toEqual({ dayOnly: true });
  const again = await giveAnonymously(subgraph, person);
  const { data } = await subgraph.run<{ feedbackTickets: { results: { id: number }[] } }>(person, '{ feedbackTickets { results { id } } }');
  expect(data.feedbackTickets.results.map(({ id }) => id).sort()).toEqual([ids[0], ids[2], again].sort());
});

test('one person who gives and withdraws at the same time, again and again, loses nothing', async () => {
  const person = viewer();
  const old = await Promise.all(Array.from({ length: 6 }, () => giveAnonymously(subgraph, person)));
  const [fresh] = await Promise.all([Promise.all(Array.from({ length: 6 }, () => giveAnonymously(subgraph, person))), ...old.map((id) => cancel(person, id))]);
  const { data } = await subgraph.run<{ feedbackTickets: { results: { id: number }[] } }>(person, '{ feedbackTickets { results { id } } }');
  expect(data.feedbackTickets.results.map(({ id }) => id).sort()).toEqual([...fresh].sort());
});
