import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { makeTicket } from '../testing/support.js';

const employee = viewer([], { fullName: 'Maya Okafor', departmentName: 'Engineering' });
const colleague = viewer();
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);
const FACILITIES = 101;

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  await subgraph.database.query(`insert into ticket_category (id, name, department_name) values (${FACILITIES}, 'Facilities', 'Operations')`);
  await subgraph.database.query(`insert into person (user_id, email) values ($1, 'maya@portal.example')`, [employee.userId]);
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('truncate ticket, ticket_tally cascade'));

const create = (who: Viewer | null, given: Record<string, unknown> = {}, more = {}) => makeTicket(subgraph, who, 'createGeneralTicket', given, more);
const one = (who: Viewer, id: number, fields = 'id') => subgraph.run<{ generalTicket: Record<string, unknown> | null }>(who, `query ($id: Int!) { generalTicket(id: $id) { ${fields} } }`, { id });
const rows = () => subgraph.database.query('select id from ticket');

test('nobody makes a general ticket without signing in', async () => {
  expect((await create(null)).errors[0]?.code).toBe('UNAUTHENTICATED');
  expect(await rows()).toEqual([]);
});

const BLANK = ['This field may not be blank.'];

test('a title and a description are required, and blanks are none [B5.18]', async () => {
  for (const [given, fields] of [[{ title: '  ' }, { title: BLANK }], [{ description: '' }, { description: BLANK }], [{ title: '', description: ' ' }, { title: BLANK, description: BLANK }]]) {
    expect((await create(employee, given)).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields })]);
  }
  expect(await rows()).toEqual([]);
});

test.each([
  ['too long a title', { title: 'x'.repeat(201) }, { title: ['Ensure this field has no more than 200 characters.'] }],
  ['too long a description', { description: 'x'.repeat(10_001) }, { description: ['Ensure this field has no more than 10000 characters.'] }],
  ['too long a system', { affectedSystem: 'x'.repeat(201) }, { affectedSystem: ['Ensure this field has no more than 200 characters.'] }],
  ['a category that does not exist', { categoryId: 4711 }, { categoryId: ['Unknown category.'] }],
  ['a category by id and by name', { categoryId: 1, categoryName: 'Facilities' }, { categoryName: ['Give the category by id or by name, not both.'] }],
])('%s is refused under its field, and nothing is made', async (_, given, fields) => {
  expect((await create(employee, given)).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields })]);
  expect(await rows()).toEqual([]);
});

test('a new ticket has every documented field, is one’s own and open [A3.14 C3.7]', async () => {
  const { data } = await create(employee, { title: ' Broken chair ', description: ' Third floor. ', priority: 'URGENT', categoryId: FACILITIES, affectedSystem: ' Furniture ' });
  const ticket = await one(employee, data.createGeneralTicket.id, `kind title description status priority createdById createdByName createdByEmail createdByDepartment assignedToId assignedToName tags resolvedAt version
    createdAt updatedAt itSupport { issueType } leave { reason } feedback { rating } viewerCan { edit cancel delete decide changeStatus assign commentInternally }
    general { categoryId categoryName categoryDepartment affectedSystem issueType impactLevel assetTag location }`);
  expect(ticket.data.generalTicket).toEqual({
    kind: 'GENERAL', title: 'Broken chair', description: 'Third floor.', status: 'OPEN', priority: 'URGENT', createdById: employee.userId, createdByName: 'Maya Okafor', createdByEmail: 'maya@portal.example',
    createdByDepartment: 'Engineering', assignedToId: null, assignedToName: null, tags: [], resolvedAt: null, version: 1, createdAt: expect.any(String), updatedAt: expect.any(String), itSupport: null, leave: null, feedback: null,
    viewerCan: { edit: false, cancel: false, delete: true, decide: false, changeStatus: false, assign: false, commentInternally: false },
    general: { categoryId: FACILITIES, categoryName: 'Facilities', categoryDepartment: 'Operations', affectedSystem: 'Furniture', issueType: null, impactLevel: null, assetTag: null, location: null },
  });
});

test('what is left out gets its default: priority medium, category General [A5.44]', async () => {
  const { data } = await create(employee, { affectedSystem: ' ', categoryName: '  ', priority: null, categoryId: null });
  expect((await one(employee, data.createGeneralTicket.id, 'priority general { categoryName affectedSystem }')).data.generalTicket).toEqual({ priority: 'MEDIUM', general: { categoryName: 'General', affectedSystem: null } });
});

test.each([['facilities', 'Facilities'], [' FACILITIES ', 'Facilities'], ['IT Support', 'IT Support'], ['Catering', 'General'], ['%', 'General']])('the category may be named in any case: "%s" means %s', async (categoryName, category) => {
  const { data } = await create(employee, { categoryName });
  expect((await one(employee, data.createGeneralTicket.id, 'general { categoryName }')).data.generalTicket).toEqual({ general: { categoryName: category } });
});

test('a category that is removed at the same moment leaves no ticket without one', async () => {
  const admin = viewer(['Administrator']);
  const { data } = await subgraph.run<{ createTicketCategory: { id: number } }>(admin, 'mutation { createTicketCategory(input: { name: "Parking" }) { id } }');
  const { id } = data.createTicketCategory;
  const [made, removed] = await Promise.all([create(employee, { categoryId: id }), subgraph.run(admin, 'mutation ($id: Int!) { deleteTicketCategory(id: $id) }', { id })]);
  const outcome = [made.errors[0]?.fields ?? 'made', removed.errors[0]?.message ?? 'removed'];
  expect([[{ categoryId: ['Unknown category.'] }, 'removed'], ['made', 'Tickets use this category.']]).toContainEqual(outcome);
});

test('the same Idempotency-Key makes one ticket; with other words it is refused', async () => {
  const first = await create(employee, { title: 'Once' }, { idempotencyKey: 'k' });
  expect((await create(employee, { title: 'Once' }, { idempotencyKey: 'k' })).data).toEqual(first.data);
  expect((await create(employee, { title: 'Twice' }, { idempotencyKey: 'k' })).errors[0]?.code).toBe('CONFLICT');
  expect(await rows()).toHaveLength(1);
});

test('texts that PostgreSQL cannot store are refused, odd ones are kept as text', async () => {
  expect((await create(employee, { affectedSystem: 'a\u0000b' })).errors[0]?.code).toBe('BAD_USER_INPUT');
  const { data } = await create(employee, { title: `${'😀'.repeat(180)} "quoted" \\ <b>`, affectedSystem: 'half \ud83d a smile' });
  expect((await one(employee, data.createGeneralTicket.id, 'title')).data.generalTicket?.['title']).toBe(`${'😀'.repeat(180)} "quoted" \\ <b>`);
});

test('one ticket is found by those who see it, IT support among them; to everybody else it does not exist', async () => {
  const general = (await create(employee)).data.createGeneralTicket.id;
  const it = (await makeTicket(subgraph, employee, 'createItSupportTicket', { issueType: 'Hardware' })).data.createItSupportTicket.id;
  for (const who of [employee, hr]) for (const id of [general, it]) expect((await one(who, id)).data.generalTicket).toEqual({ id });
  expect((await one(itStaff, it)).data.generalTicket).toEqual({ id: it });
  for (const [who, id] of [[colleague, general], [colleague, it], [itStaff, general], [employee, 4711]] as const) expect((await one(who, id)).errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
});

test('a reference finds the ticket for those who see it and nothing for the rest', async () => {
  const { id } = (await create(employee)).data.createGeneralTicket;
  const ask = (who: Viewer) => subgraph.run<{ _entities: unknown[] }>(who, 'query ($of: [_Any!]!) { _entities(representations: $of) { ... on Ticket { id general { categoryName } viewerCan { delete } } } }', { of: [{ __typename: 'Ticket', id }] });
  expect((await ask(employee)).data._entities).toEqual([{ id, general: { categoryName: 'General' }, viewerCan: { delete: true } }]);
  expect((await ask(hr)).data._entities).toEqual([{ id, general: { categoryName: 'General' }, viewerCan: { delete: false } }]);
  for (const who of [colleague, itStaff]) expect((await ask(who)).data._entities).toEqual([null]);
});

test('the audit trail says who made which ticket, in none of the person’s words', async () => {
  const { id } = (await create(employee, { title: 'Secret title', description: 'Secret words', affectedSystem: 'Secret system', categoryId: FACILITIES })).data.createGeneralTicket;
  const trail = await subgraph.database.query(`select actor_user_id as actor, action, object_type as "objectType", object_id as "objectId", after from audit where object_id = $1`, [String(id)]);
  expect(trail).toEqual([{ actor: employee.userId, action: 'general.create', objectType: 'ticket', objectId: String(id), after: { priority: 'medium', categoryId: FACILITIES, impactLevel: null } }]);
});
