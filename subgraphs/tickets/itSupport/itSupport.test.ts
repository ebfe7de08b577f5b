import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { makeTicket } from '../testing/support.js';

const employee = viewer([], { fullName: 'Maya Okafor', departmentName: 'Engineering' });
const colleague = viewer();
const manager = viewer(['Manager'], { reportUserIds: [employee.userId] });
const itStaff = viewer(['IT Staff']);
const hr = viewer(['HR']);
const ISSUE = ['Please specify the issue type for IT support requests'];

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  await subgraph.database.query(`insert into person (user_id, email) values ($1, 'maya@portal.example')`, [employee.userId]);
});
afterAll(() => subgraph.close());
beforeEach(() => subgraph.database.query('truncate ticket, ticket_tally cascade'));

const create = (who: Viewer | null, given: Record<string, unknown> = {}, more = {}) => makeTicket(subgraph, who, 'createItSupportTicket', { issueType: 'Hardware', ...given }, more);
const one = (who: Viewer, id: number, fields = 'id') => subgraph.run<{ itSupportTicket: Record<string, unknown> | null }>(who, `query ($id: Int!) { itSupportTicket(id: $id) { ${fields} } }`, { id });
const rows = () => subgraph.database.query('select id from ticket');

test('nobody asks IT for help without signing in', async () => {
  expect((await create(null)).errors[0]?.code).toBe('UNAUTHENTICATED');
  expect(await rows()).toEqual([]);
});

test('without an issue type the request is refused in the specified words [B5.20]', async () => {
  for (const issueType of [undefined, null, '', '   ']) {
    expect((await create(employee, { issueType })).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', message: ISSUE[0], fields: { issueType: ISSUE } })]);
  }
  expect(await rows()).toEqual([]);
});

test.each([
  ['a blank title and no issue type', { title: ' ', issueType: '' }, { title: ['This field may not be blank.'], issueType: ISSUE }],
  ['a blank description', { description: ' ' }, { description: ['This field may not be blank.'] }],
  ['too long a title', { title: 'x'.repeat(201) }, { title: ['Ensure this field has no more than 200 characters.'] }],
  ['too long a description', { description: 'x'.repeat(10_001) }, { description: ['Ensure this field has no more than 10000 characters.'] }],
  ['too long an issue type', { issueType: 'x'.repeat(101) }, { issueType: ['Ensure this field has no more than 100 characters.'] }],
  ['too long a system', { affectedSystem: 'x'.repeat(201) }, { affectedSystem: ['Ensure this field has no more than 200 characters.'] }],
  ['too long a tag', { assetTag: 'x'.repeat(51) }, { assetTag: ['Ensure this field has no more than 50 characters.'] }],
  ['too long a location', { location: 'x'.repeat(201) }, { location: ['Ensure this field has no more than 200 characters.'] }],
])('%s is refused under its field, and nothing is made', async (_, given, fields) => {
  expect((await create(employee, given)).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields })]);
  expect(await rows()).toEqual([]);
});

test('a new ticket has every documented field, in the category IT Support and with its tag [C3.6 B3.75]', async () => {
  const { data } = await create(employee, { title: ' Dark screen ', priority: 'HIGH', impactLevel: 'CRITICAL', affectedSystem: ' Laptop ', assetTag: 'LAP-001', location: 'Floor 2', issueType: ' Hardware ' });
  const ticket = await one(employee, data.createItSupportTicket.id, `kind title description createdByName createdByEmail priority status assignedToName createdAt updatedAt tags general { categoryId } viewerCan { delete changeStatus }
    itSupport { issueType impactLevel affectedSystem assetTag location estimatedResolution categoryId categoryName categoryDepartment }`);
  expect(ticket.data.itSupportTicket).toEqual({
    kind: 'IT_SUPPORT', title: 'Dark screen', description: 'In the hall.', createdByName: 'Maya Okafor', createdByEmail: 'maya@portal.example', priority: 'HIGH', status: 'OPEN', assignedToName: null,
    createdAt: expect.any(String), updatedAt: expect.any(String), tags: ['IT Support'], general: null, viewerCan: { delete: true, changeStatus: false },
    itSupport: { issueType: 'Hardware', impactLevel: 'CRITICAL', affectedSystem: 'Laptop', assetTag: 'LAP-001', location: 'Floor 2', estimatedResolution: null, categoryId: 1, categoryName: 'IT Support', categoryDepartment: 'IT' },
  });
});

test('what is left out gets its default: priority medium, impact low, the rest nothing', async () => {
  const { data } = await create(employee, { impactLevel: null, affectedSystem: ' ', assetTag: null });
  expect((await one(employee, data.createItSupportTicket.id, 'priority itSupport { impactLevel affectedSystem assetTag location }')).data.itSupportTicket).toEqual({
    priority: 'MEDIUM', itSupport: { impactLevel: 'LOW', affectedSystem: null, assetTag: null, location: null },
  });
});

test('IT Staff and HR find it at once, with what they may do; managers and colleagues do not [C4.31]', async () => {
  const { id } = (await create(employee)).data.createItSupportTicket;
  const fields = 'viewerCan { delete changeStatus assign commentInternally }';
  expect((await one(itStaff, id, fields)).data.itSupportTicket).toEqual({ viewerCan: { delete: true, changeStatus: true, assign: true, commentInternally: true } });
  expect((await one(hr, id, fields)).data.itSupportTicket).toEqual({ viewerCan: { delete: false, changeStatus: true, assign: true, commentInternally: true } });
  for (const who of [colleague, manager]) expect((await one(who, id)).errors[0]).toMatchObject({ code: 'NOT_FOUND', message: 'Not found.' });
});

test('a general ticket is not found among those of IT support', async () => {
  const { data } = await makeTicket(subgraph, employee, 'createGeneralTicket', { categoryId: 1 });
  for (const who of [employee, itStaff, hr]) expect((await one(who, data.createGeneralTicket.id)).errors[0]?.code).toBe('NOT_FOUND');
});

test('the figures of IT follow at once', async () => {
  const { id } = (await create(employee, { impactLevel: 'CRITICAL' })).data.createItSupportTicket;
  const figures = async () => (await subgraph.run(itStaff, '{ itTicketFigures { openTickets criticalTickets } }')).data;
  expect(await figures()).toEqual({ itTicketFigures: { openTickets: 1, criticalTickets: 1 } });
  await subgraph.run(employee, 'mutation ($id: Int!) { deleteItSupportTicket(id: $id) }', { id });
  expect(await figures()).toEqual({ itTicketFigures: { openTickets: 0, criticalTickets: 0 } });
});

test('the same Idempotency-Key asks once; with other words it is refused', async () => {
  const first = await create(employee, { title: 'Once' }, { idempotencyKey: 'k' });
  expect((await create(employee, { title: 'Once' }, { idempotencyKey: 'k' })).data).toEqual(first.data);
  expect((await create(employee, { title: 'Twice' }, { idempotencyKey: 'k' })).errors[0]?.code).toBe('CONFLICT');
  expect(await rows()).toHaveLength(1);
});

test('the audit trail says who asked and how urgently, in none of the person’s words', async () => {
  const { id } = (await create(employee, { title: 'Secret', issueType: 'Secret', affectedSystem: 'Secret', assetTag: 'Secret', location: 'Secret', impactLevel: 'HIGH' })).data.createItSupportTicket;
  const trail = await subgraph.database.query('select actor_user_id as actor, action, after from audit where object_id = $1', [String(id)]);
  expect(trail).toEqual([{ actor: employee.userId, action: 'itSupport.create', after: { priority: 'medium', categoryId: 1, impactLevel: 'high' } }]);
});
