import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { tickets } from '../subgraph.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const employee = viewer();
const hr = viewer(['HR']);
const admin = viewer(['Administrator']);

let subgraph: TestSubgraph;
beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
});
afterAll(() => subgraph.close());

interface Category {
  id: number;
  name: string;
  departmentName: string | null;
}
const create = (person: Viewer, input: Partial<Category>, more = {}) =>
  subgraph.run<{ createTicketCategory: Category }>(person, 'mutation ($input: TicketCategoryInput!) { createTicketCategory(input: $input) { id name departmentName } }', { input }, more);
const change = (person: Viewer, id: number, input: Partial<Category>) =>
  subgraph.run<{ updateTicketCategory: Category }>(person, 'mutation ($id: Int!, $input: TicketCategoryChanges!) { updateTicketCategory(id: $id, input: $input) { id name departmentName } }', { id, input });
const remove = (person: Viewer, id: number) => subgraph.run<{ deleteTicketCategory: boolean }>(person, 'mutation ($id: Int!) { deleteTicketCategory(id: $id) }', { id });
const names = async (args = '') => {
  const { data } = await subgraph.run<{ ticketCategories: { count: number; results: Category[] } }>(employee, `{ ticketCategories${args} { count results { id name } } }`);
  return data.ticketCategories.results.map(({ name }) => name);
};

test('nobody but an administrator changes categories', async () => {
  for (const person of [employee, viewer(['IT Staff']), hr, viewer(['Manager'])]) {
    for (const answer of [await create(person, { name: 'Mine' }), await change(person, 2, { departmentName: 'Sales' }), await remove(person, 2)]) expect(answer.errors[0]?.code).toBe('FORBIDDEN');
  }
  expect(await names()).toEqual(['General', 'IT Support']);
});

test('an administrator adds a category, changes it and removes it; everybody reads the list by name [A3.16]', async () => {
  const { data } = await create(admin, { name: '  Facilities ', departmentName: 'Operations' });
  const { id } = data.createTicketCategory;
  expect(data.createTicketCategory).toEqual({ id: expect.any(Number), name: 'Facilities', departmentName: 'Operations' });
  expect(await names()).toEqual(['Facilities', 'General', 'IT Support']);
  expect(await names('(search: "faci")')).toEqual(['Facilities']);
  expect(await names('(ordering: "-name")')).toEqual(['IT Support', 'General', 'Facilities']);

  expect((await change(admin, id, { name: 'Buildings' })).data.updateTicketCategory).toEqual({ id, name: 'Buildings', departmentName: 'Operations' });
  expect((await change(admin, id, { departmentName: null })).data.updateTicketCategory).toEqual({ id, name: 'Buildings', departmentName: null });
  const reference = await subgraph.run<{ _entities: unknown }>(employee, `{ _entities(representations: [{ __typename: "TicketCategory", id: ${id} }]) { ... on TicketCategory { name } } }`);
  expect(reference.data._entities).toEqual([{ name: 'Buildings' }]);

  expect((await remove(admin, id)).data.deleteTicketCategory).toBe(true);
  expect((await remove(admin, id)).errors[0]?.code).toBe('NOT_FOUND');
  const audit = await subgraph.database.query<{ action: string; actor: number }>(`select action, actor_user_id as actor from audit where object_id = $1 order by id`, [String(id)]);
  expect(audit.map(({ action }) => action)).toEqual(['ticketCategory.create', 'ticketCategory.update', 'ticketCategory.update', 'ticketCategory.delete']);
  expect(audit.every(({ actor }) => actor === admin.userId)).toBe(true);
});

test('a blank, overlong or taken name is refused on the name', async () => {
  expect((await create(admin, { name: '  ' })).errors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT', fields: { name: ['This field may not be blank.'] } })]);
  expect((await create(admin, { name: 'x'.repeat(101) })).errors[0]?.fields).toEqual({ name: ['Ensure this field has no more than 100 characters.'] });
  expect((await create(admin, { name: 'general' })).errors[0]?.fields).toEqual({ name: ['A category with this name already exists.'] });
});

test('the two categories that rules depend on keep their names and stay', async () => {
  for (const id of [1, 2]) {
    expect((await change(admin, id, { name: 'Other' })).errors[0]?.code).toBe('CONFLICT');
    expect((await remove(admin, id)).errors[0]?.code).toBe('CONFLICT');
  }
  expect((await change(admin, 2, { departmentName: 'Operations' })).errors).toEqual([]);
});

test('a category that a ticket uses is not removed', async () => {
  const { data } = await create(admin, { name: 'Parking' });
  await insertTicket(subgraph.database, 'general', employee, { categoryId: data.createTicketCategory.id });
  expect((await remove(admin, data.createTicketCategory.id)).errors).toEqual([expect.objectContaining({ code: 'CONFLICT', message: 'Tickets use this category.' })]);
});

test('the same call sent twice makes one category', async () => {
  const key = { idempotencyKey: 'once' };
  const first = await create(admin, { name: 'Twice' }, key);
  expect((await create(admin, { name: 'Twice' }, key)).data).toEqual(first.data);
});
