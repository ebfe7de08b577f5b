import { createActors } from '../../kit/testing/actors.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { DeleteFeedback, giveAnonymously } from '../testing/feedback.js';
import { insertTicket } from './ticket.factory.js';

const employee = viewer();
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);
const both = viewer(['IT Staff'], { reportUserIds: [employee.userId] });

let subgraph: TestSubgraph;
const ids: Record<string, number> = {};

beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  const put = async (name: string, ...args: Parameters<typeof insertTicket> extends [unknown, ...infer Rest] ? Rest : never) => {
    ids[name] = await insertTicket(subgraph.database, ...args);
  };
  for (const [owner, name] of [[employee, 'employee'], [colleague, 'colleague'], [itStaff, 'itStaff'], [manager, 'manager'], [hr, 'hr']] as const) {
    await put(`${name}.leave`, 'leave-request', owner);
    await put(`${name}.it`, 'it-support', owner);
    await put(`${name}.feedback`, 'feedback', owner);
    await put(`${name}.general`, 'general', owner);
    await put(`${name}.generalIt`, 'general', owner, { categoryId: 1 });
  }
  await put('anonymous', 'feedback', employee, { isAnonymous: true, title: 'Canary', createdAt: '2026-06-01T07:00:00.000Z', updatedAt: '2026-06-01T07:00:00.000Z' });
  await put('deleted', 'general', employee, { deletedAt: '2026-06-01T07:00:00.000Z', title: 'Withdrawn' });
});
afterAll(() => subgraph.close());

const LIST = `query ($type: [TicketKindFilter!], $mine: Boolean, $search: String, $pageSize: Int, $assignedTo: [Int!]) {
  masterTickets(type: $type, mine: $mine, search: $search, pageSize: $pageSize, assignedTo: $assignedTo) { count results { id } } }`;
interface List {
  masterTickets: { count: number; results: { id: number }[] };
}
const own = (name: string) => ['leave', 'it', 'feedback', 'general', 'generalIt'].map((part) => `${name}.${part}`);
const named = (list: { id: number }[]) => list.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)).sort();
const everyName = () => Object.keys(ids).filter((name) => name !== 'deleted');

/** What each person may see by the row rule; written out once, checked through every door. */
const allowed = (): [string, Viewer, string[]][] => [
  ['an employee', employee, own('employee')],
  ['a manager', manager, [...own('manager'), 'employee.leave']],
  ['IT Staff', itStaff, [...own('itStaff'), ...everyName().filter((name) => /\.(it|generalIt)$/.test(name))]],
  ['IT Staff who lead a team', both, ['employee.leave', ...everyName().filter((name) => /\.(it|generalIt)$/.test(name))]],
  ['HR', hr, everyName()],
  ['an administrator', admin, everyName()],
];
const sorted = (names: string[]) => [...new Set(names)].sort();

test('nobody reads tickets without signing in, through a list, by id or by reference', async () => {
  for (const document of ['{ masterTickets { count } }', '{ myTickets { results { id } } }', '{ assignedTickets { count } }', '{ ticket(id: 1) { id } }', '{ ticketCategories { count } }', '{ itTicketFigures { openTickets } }']) {
    const { data, errors } = await subgraph.run(null, document);
    expect(errors[0]?.code).toBe('UNAUTHENTICATED');
    expect(Object.values(data ?? {}).every((value) => value === null)).toBe(true);
  }
  const { errors } = await subgraph.run(null, '{ _entities(representations: [{ __typename: "Ticket", id: 1 }]) { ... on Ticket { id } } }');
  expect(errors[0]?.code).toBe('UNAUTHENTICATED');
});

test('each person finds in the master list exactly the tickets their role allows, and the count says no more', async () => {
  for (const [who, person, names] of allowed()) {
    const { data, errors } = await subgraph.run<List>(person, LIST, { pageSize: 200 });
    expect(errors).toEqual([]);
    expect([who, named(data.masterTickets.results)]).toEqual([who, sorted(names)]);
    expect([who, data.masterTickets.count]).toEqual([who, sorted(names).length]);
    const short = await subgraph.run<List>(person, LIST, { pageSize: 1 });
    expect([who, short.data.masterTickets.count]).toEqual([who, sorted(names).length]);
  }
});

test('the count by kind follows the same rule, whether it is counted or kept', async () => {
  for (const [who, person, names] of allowed()) {
    for (const [type, parts] of [['LEAVE', /leave$/], ['IT', /\.it$/], ['FEEDBACK', /feedback$|^anonymous$/], ['GENERAL', /general(It)?$/]] as const) {
      for (const pageSize of [1, 200]) {
        const { data, errors } = await subgraph.run<List>(person, LIST, { type: [type], pageSize });
        expect(errors).toEqual([]);
        expect([who, type, data.masterTickets.count]).toEqual([who, type, sorted(names).filter((name) => parts.test(name)).length]);
      }
    }
  }
});

test('a ticket that is none of your business does not exist for you, by id or by reference', async () => {
  for (const [who, person, names] of allowed()) {
    for (const [name, id] of Object.entries(ids)) {
      const one = await subgraph.run<{ ticket: { id: number } | null }>(person, 'query ($id: Int!) { ticket(id: $id) { id } }', { id });
      const isAllowed = names.includes(name);
      expect([who, name, one.data.ticket !== null]).toEqual([who, name, isAllowed]);
      if (!isAllowed) expect(one.errors).toEqual([expect.objectContaining({ code: 'NOT_FOUND', message: 'Not found.' })]);
    }
    const representations = Object.values(ids).map((id) => ({ __typename: 'Ticket', id }));
    const { data } = await subgraph.run<{ _entities: ({ id: number } | null)[] }>(person, 'query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Ticket { id } } }', { representations });
    expect([who, named(data._entities.filter((entity) => entity !== null))]).toEqual([who, sorted(names)]);
  }
});

test('"mine" leaves even HR and IT only what they made themselves', async () => {
  for (const [name, person] of [['hr', hr], ['itStaff', itStaff], ['manager', manager]] as const) {
    const { data } = await subgraph.run<List>(person, LIST, { mine: true });
    expect(named(data.masterTickets.results)).toEqual(own(name).sort());
    const my = await subgraph.run<{ myTickets: { count: number; results: { id: number }[] } }>(person, '{ myTickets { count results { id } } }');
    expect([named(my.data.myTickets.results), my.data.myTickets.count]).toEqual([own(name).sort(), 5]);
  }
});

test('searching and filtering show nobody a stranger’s ticket', async () => {
  for (const variables of [{ search: colleague.fullName }, { search: 'Canary' }, { search: 'Withdrawn' }, { assignedTo: [4711] }]) {
    const { data } = await subgraph.run<List>(employee, LIST, variables);
    expect(data.masterTickets).toEqual({ count: 0, results: [] });
  }
});

test('filters bind own tickets, those without a name and those of reports alike', async () => {
  for (const person of [manager, both, itStaff, hr]) {
    const secret = await giveAnonymously(createActors(subgraph.run)(person), { title: 'Secret' });
    const gone = await insertTicket(subgraph.database, 'general', person, { deletedAt: '2026-06-01T07:00:00.000Z', title: 'Secret' });
    const found = async (variables: Record<string, unknown>) => (await subgraph.run<List>(person, LIST, { pageSize: 200, ...variables })).data.masterTickets.results.map(({ id }) => id);
    for (const variables of [{}, { mine: true }]) expect(await found({ ...variables, search: 'Secret' })).toEqual([secret]);
    expect(await found({})).not.toContain(gone);
    expect(await found({ type: ['FEEDBACK'] })).toContain(secret);
    for (const variables of [{ type: ['LEAVE', 'GENERAL'] }, { assignedTo: [4711] }, { search: 'se', type: ['IT'] }]) expect(await found(variables)).not.toContain(secret);
    await subgraph.run(person, DeleteFeedback, { id: secret });
  }
});

test('only IT Staff and administrators read the figures of IT tickets', async () => {
  for (const person of [employee, manager, hr]) expect((await subgraph.run(person, '{ itTicketFigures { openTickets } }')).errors[0]?.code).toBe('FORBIDDEN');
  for (const person of [itStaff, admin]) expect((await subgraph.run(person, '{ itTicketFigures { openTickets } }')).errors).toEqual([]);
});

test('anonymous feedback names its author to nobody and is not found by the word Anonymous [B3.76]', async () => {
  const ONE = 'query ($id: Int!) { ticket(id: $id) { createdById createdBy { id } createdByName createdByDepartment createdAt updatedAt feedback { isAnonymous } } }';
  for (const person of [hr, admin]) {
    const { data } = await subgraph.run<{ ticket: unknown }>(person, ONE, { id: ids['anonymous'] });
    expect(data.ticket).toEqual({
      createdById: null, createdBy: null, createdByName: 'Anonymous', createdByDepartment: null,
      createdAt: '2026-06-01T07:00:00.000Z', updatedAt: '2026-06-01T07:00:00.000Z', feedback: { isAnonymous: true },
    });
    const found = await subgraph.run<List>(person, LIST, { search: 'Anonymous' });
    expect(found.data.masterTickets.results).toEqual([]);
  }
});

test('the database itself refuses a name on anonymous feedback', async () => {
  await expect(insertTicket(subgraph.database, 'feedback', employee, { isAnonymous: true, createdById: employee.userId })).rejects.toThrow('ticket_author');
});
