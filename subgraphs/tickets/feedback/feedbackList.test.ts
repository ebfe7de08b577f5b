import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { giveAnonymously, giveFeedback } from '../testing/feedback.js';
import { namesOf } from '../testing/listing.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const ana = viewer([], { fullName: 'Ana Silva' });
const boris = viewer([], { fullName: 'Boris Petrov' });
const manager = viewer(['Manager'], { reportUserIds: [ana.userId, boris.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);

let subgraph: TestSubgraph;
const ids: Record<string, number> = {};
const named = (list: { id: number }[]) => namesOf(ids, list);

beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  const { database } = subgraph;
  for (const [who, name] of [[ana, 'ana'], [boris, 'boris'], [manager, 'manager'], [itStaff, 'it'], [hr, 'hr']] as const) {
    ids[`${name}.named`] = await giveFeedback(subgraph, who, { title: `Parking by ${name}`, feedbackType: 'COMPLAINT', priority: 'HIGH' });
    ids[`${name}.secret`] = await giveAnonymously(subgraph, who, { title: `Secret of ${name}`, description: 'The cafeteria.', feedbackType: 'MANAGEMENT', priority: 'LOW' });
  }
  const at = (day: number) => ({ createdAt: `2026-03-0${day}T10:00:00.000Z`, updatedAt: `2026-04-0${9 - day}T10:00:00.000Z` });
  ids['ana.oldest'] = await insertTicket(database, 'feedback', ana, { ...at(1), status: 'waiting_response', priority: 'urgent', details: { feedbackType: 'compliment' } });
  ids['ana.older'] = await insertTicket(database, 'feedback', ana, { ...at(2), status: 'resolved', details: { feedbackType: 'feature_request', rating: 5 } });
  await insertTicket(database, 'general', ana);
});
afterAll(() => subgraph.close());

type Listing = Record<string, unknown>;
const LIST = `query ($all: Boolean, $mine: Boolean, $status: [TicketStatusInput!], $priority: [TicketPriority!], $feedbackType: [FeedbackType!], $isAnonymous: Boolean, $search: String, $page: Int, $pageSize: Int, $ordering: String) {
  feedbackTickets(all: $all, mine: $mine, status: $status, priority: $priority, feedbackType: $feedbackType, isAnonymous: $isAnonymous, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) {
    count results { id viewerCan { cancel } } } }`;
const list = async (who: Viewer, args: Listing = {}) => {
  const { data, errors } = await subgraph.run<{ feedbackTickets: { count: number; results: { id: number; viewerCan: { cancel: boolean } }[] } }>(who, LIST, args);
  expect(errors).toEqual([]);
  expect(data.feedbackTickets.count).toBe(data.feedbackTickets.results.length);
  return data.feedbackTickets.results;
};
const names = async (who: Viewer, args: Listing = {}) => named(await list(who, args));

const everything = () => Object.keys(ids);
const own = (name: string) => everything().filter((key) => key.startsWith(`${name}.`));

test('everybody finds their own feedback, anonymous included, and with all only those who handle feedback find more [A6.13 A2.91 A7.30]', async () => {
  const people: [Viewer, string, string[]][] = [[ana, 'ana', own('ana')], [boris, 'boris', own('boris')], [manager, 'manager', own('manager')], [itStaff, 'it', own('it')], [hr, 'hr', everything()], [admin, 'admin', everything()]];
  for (const [who, name, visible] of people) {
    const mine = own(name).sort();
    for (const args of [{}, { all: false }, { mine: true }, { mine: true, all: true }]) expect([name, args, (await names(who, args)).sort()]).toEqual([name, args, mine]);
    expect([name, (await names(who, { all: true })).sort()]).toEqual([name, [...visible].sort()]);
  }
});

test('each list says exactly what its reader may withdraw: their own feedback that is open [A4.33]', async () => {
  for (const [who, name] of [[ana, 'ana'], [hr, 'hr'], [admin, 'admin']] as const) {
    const rows = await list(who, { all: true });
    const withdrawable = named(rows.filter(({ viewerCan }) => viewerCan.cancel)).sort();
    expect([name, withdrawable]).toEqual([name, [`${name}.named`, `${name}.secret`].filter((key) => key in ids)]);
  }
});

test('each filter narrows the list, and several narrow it together', async () => {
  const secrets = everything().filter((name) => name.endsWith('.secret')).sort();
  const filters: [Listing, string[]][] = [
    [{ status: ['WAITING_RESPONSE'] }, ['ana.oldest']],
    [{ status: ['PENDING', 'RESOLVED'] }, ['ana.older', 'ana.oldest']],
    [{ status: ['REJECTED'] }, []],
    [{ priority: ['LOW'] }, secrets],
    [{ feedbackType: ['MANAGEMENT'] }, secrets],
    [{ feedbackType: ['COMPLIMENT', 'FEATURE_REQUEST'] }, ['ana.older', 'ana.oldest']],
    [{ isAnonymous: true }, secrets],
    [{ isAnonymous: false, priority: ['MEDIUM', 'URGENT'] }, ['ana.older', 'ana.oldest']],
    [{ isAnonymous: true, feedbackType: ['COMPLAINT'] }, []],
    [{ status: [], priority: [], feedbackType: [], isAnonymous: null, search: ' ' }, everything().sort()],
  ];
  for (const [args, expected] of filters) {
    expect([args, (await names(hr, { all: true, ...args })).sort()]).toEqual([args, expected]);
    expect([args, (await names(ana, args)).sort()]).toEqual([args, expected.filter((name) => name.startsWith('ana.'))]);
  }
});

test('text is found in title and description, ignoring case, and never in a name', async () => {
  expect(await names(hr, { all: true, search: 'PARKING BY boris' })).toEqual(['boris.named']);
  expect((await names(hr, { all: true, search: 'cafeteria' })).length).toBe(5);
  expect(await names(ana, { search: 'cafeteria' })).toEqual(['ana.secret']);
  expect(await names(ana, { search: 'Secret of boris' })).toEqual([]);
  for (const search of ['Silva', 'Anonymous', '%']) expect(await names(hr, { all: true, search })).toEqual([]);
});

test('orders are kept, newest first by default, and unknown ones are ignored', async () => {
  const ordered = async (ordering: string | null) => names(ana, { ordering });
  const today = ['ana.named', 'ana.secret'];
  expect(await ordered(null)).toEqual([...today, 'ana.older', 'ana.oldest']);
  expect(await ordered('createdAt')).toEqual(['ana.oldest', 'ana.older', 'ana.secret', 'ana.named']);
  expect((await ordered('updatedAt')).slice(0, 2)).toEqual(['ana.older', 'ana.oldest']);
  expect(await ordered('priority')).toEqual(['ana.secret', 'ana.older', 'ana.named', 'ana.oldest']);
  expect(await ordered('-status,-createdAt')).toEqual(['ana.older', 'ana.oldest', 'ana.named', 'ana.secret']);
  expect(await ordered('feedbackType')).toEqual(['ana.named', 'ana.oldest', 'ana.older', 'ana.secret']);
  expect(await ordered('-feedbackType')).toEqual(['ana.secret', 'ana.older', 'ana.oldest', 'ana.named']);
  expect(await ordered('createdByName,rating')).toEqual(await ordered(null));
});

test('pages follow one another without repeating, and the one past the end is not found', async () => {
  const page = (number: number) => subgraph.run<{ feedbackTickets: { count: number; results: { id: number }[] } }>(ana, LIST, { page: number, pageSize: 3 });
  const [first, second] = [await page(1), await page(2)];
  expect(first.data.feedbackTickets.count).toBe(4);
  expect(named([...first.data.feedbackTickets.results, ...second.data.feedbackTickets.results])).toEqual(['ana.named', 'ana.secret', 'ana.older', 'ana.oldest']);
  expect((await page(3)).errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND', message: 'Invalid page.' })]);
});

test('own anonymous feedback is among one’s own tickets everywhere, for those who see only their own and for those who see all', async () => {
  for (const [who, name] of [[ana, 'ana'], [itStaff, 'it'], [hr, 'hr']] as const) {
    const secret = ids[`${name}.secret`];
    const { data, errors } = await subgraph.run<Record<string, { count: number; results: { id: number }[] }>>(
      who,
      '{ myTickets { count results { id } } mine: masterTickets(mine: true) { count results { id } } master: masterTickets(pageSize: 200) { count results { id } } short: masterTickets(pageSize: 1) { count results { id } } }',
    );
    expect(errors).toEqual([]);
    for (const field of ['myTickets', 'mine', 'master']) {
      expect([name, field, data[field]?.results.filter(({ id }) => id === secret).length]).toEqual([name, field, 1]);
      expect([name, field, data[field]?.count]).toEqual([name, field, data[field]?.results.length]);
    }
    expect([name, data['short']?.count]).toEqual([name, data['master']?.count]);
    const counts = await subgraph.run<{ ownTicketCounts: { count: number }[] }>(who, '{ ownTicketCounts(kind: FEEDBACK) { count } }');
    expect([name, counts.data.ownTicketCounts.reduce((sum, { count }) => sum + count, 0)]).toEqual([name, own(name).length]);
  }
});

test('a list costs at most three statements with its count and with what may be done, and people without anonymous feedback one less than others', async () => {
  const cost = async (who: Viewer, document: string) => {
    const before = subgraph.database.statements;
    expect((await subgraph.run(who, document)).errors).toEqual([]);
    return subgraph.database.statements - before;
  };
  const stranger = viewer();
  for (const who of [ana, stranger, itStaff]) {
    for (const query of ['feedbackTickets', 'myTickets', 'masterTickets']) {
      expect(await cost(who, `{ ${query} { results { id viewerCan { cancel } } } }`)).toBe(2);
      expect(await cost(who, `{ ${query}(pageSize: 1) { count results { id viewerCan { cancel } } } }`)).toBeLessThanOrEqual(3);
    }
    for (const query of ['leaveRequests', 'generalTickets', 'itSupportTickets']) expect(await cost(who, `{ ${query} { results { id } } }`)).toBe(1);
  }
  expect(await cost(hr, '{ feedbackTickets(all: true) { results { id } } }')).toBe(1);
  expect(await cost(hr, '{ feedbackTickets(all: true, pageSize: 10) { count results { id viewerCan { cancel } } } }')).toBe(3);
  expect(await cost(ana, `{ feedbackTicket(id: ${ids['ana.secret']}) { id viewerCan { cancel } } }`)).toBe(1);
  expect(await cost(ana, '{ ownTicketCounts(kind: FEEDBACK) { count } }')).toBe(2);
  expect(await cost(ana, '{ ownTicketCounts(kind: GENERAL) { count } }')).toBe(1);
});

test('somebody with more anonymous feedback than one look finds all of it', async () => {
  const busy = viewer();
  for (let n = 0; n < 70; n += 1) await giveAnonymously(subgraph, busy, { title: `Idea ${n}` });
  expect(await list(busy)).toHaveLength(70);
  const next = await giveAnonymously(subgraph, busy);
  expect((await list(busy)).map(({ id }) => id)).toContain(next);
});
