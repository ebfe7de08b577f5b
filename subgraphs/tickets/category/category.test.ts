import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { tickets } from '../subgraph.js';
import { CreateCategory, DeleteCategory, TicketCategories, UpdateCategory } from '../testing/categories.js';
import { graphql } from '../testing/graphql.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import { insertCategories } from './category.factory.js';

const CategoryReferences = graphql(`
  query CategoryReferences($of: [_Any!]!) {
    _entities(representations: $of) {
      ... on TicketCategory {
        name
      }
    }
  }
`);

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, admin } = as;
  const names = async (given: VariablesOf<typeof TicketCategories> = {}) =>
    (await employee.ask(TicketCategories, given)).ticketCategories.results.map(({ name }) => name);

  test('a person who is not signed in cannot list ticket categories', async () => {
    await expectRefusal(as.nobody.try(TicketCategories), 'UNAUTHENTICATED');
  });

  test.each(['employee', 'it', 'hr', 'manager'] as const)(
    '%s does not change ticket categories',
    async (who) => {
      await expectRefusal(as[who].try(CreateCategory, { input: { name: 'Mine' } }), 'FORBIDDEN');
      await expectRefusal(
        as[who].try(UpdateCategory, { id: 2, input: { departmentName: 'Sales' } }),
        'FORBIDDEN',
      );
      await expectRefusal(as[who].try(DeleteCategory, { id: 2 }), 'FORBIDDEN');
      expect(await names()).toEqual(['General', 'IT Support']);
    },
  );

  test.each([
    ['  ', 'This field may not be blank.'],
    ['x'.repeat(101), 'Ensure this field has no more than 100 characters.'],
    ['general', 'A category with this name already exists.'],
  ])('the category name "%s" is refused under name', async (name, text) => {
    await expectRefusal(admin.try(CreateCategory, { input: { name } }), 'BAD_USER_INPUT', 'name', text);
  });

  test('the two categories that rules depend on cannot be renamed or removed', async () => {
    for (const id of [1, 2]) {
      await expectRefusal(admin.try(UpdateCategory, { id, input: { name: 'Other' } }), 'CONFLICT');
      await expectRefusal(admin.try(DeleteCategory, { id }), 'CONFLICT');
    }
    await admin.ask(UpdateCategory, { id: 2, input: { departmentName: 'Operations' } });
  });

  test('a category that a ticket uses is not removed', async () => {
    await insertCategories(database, [{ id: 500, name: 'Parking' }]);
    await insertTicket(database, 'general', employee, { categoryId: 500 });
    await expectRefusal(admin.try(DeleteCategory, { id: 500 }), 'CONFLICT', {
      message: 'Tickets use this category.',
    });
    await database.query('delete from ticket');
    await admin.ask(DeleteCategory, { id: 500 });
  });

  test('an administrator adds, changes and removes a category, which everyone reads by name [A3.16]', async () => {
    const input = { name: '  Facilities ', departmentName: 'Operations' };
    const { createTicketCategory: made } = await admin.ask(CreateCategory, { input });
    const { id } = made;
    expect(made).toEqual({ id: expect.any(Number), name: 'Facilities', departmentName: 'Operations' });
    expect(await names()).toEqual(['Facilities', 'General', 'IT Support']);
    expect(await names({ search: 'faci' })).toEqual(['Facilities']);
    expect(await names({ search: 'Fácili\u00adties' })).toEqual(['Facilities']);
    expect(await names({ ordering: '-name' })).toEqual(['IT Support', 'General', 'Facilities']);

    const change = async (changes: { name?: string; departmentName?: null }) =>
      (await admin.ask(UpdateCategory, { id, input: changes })).updateTicketCategory;
    expect(await change({ name: 'Buildings' })).toEqual({
      id,
      name: 'Buildings',
      departmentName: 'Operations',
    });
    expect(await change({ departmentName: null })).toEqual({ id, name: 'Buildings', departmentName: null });
    const of = [{ __typename: 'TicketCategory', id }];
    expect(await employee.ask(CategoryReferences, { of })).toEqual({ _entities: [{ name: 'Buildings' }] });

    expect(await admin.ask(DeleteCategory, { id })).toEqual({ deleteTicketCategory: true });
    await expectRefusal(admin.try(DeleteCategory, { id }), 'NOT_FOUND');
    const audit = await database.query(
      'select action, actor_user_id as actor from audit where object_id = $1 order by id',
      [String(id)],
    );
    const actions = ['create', 'update', 'update', 'delete'];
    expect(audit).toEqual(
      actions.map((action) => ({ action: `ticketCategory.${action}`, actor: admin.userId })),
    );
  });

  test('a category sent twice with one Idempotency-Key is created once', async () => {
    const send = () => admin.ask(CreateCategory, { input: { name: 'Twice' } }, { idempotencyKey: 'once' });
    expect(await send()).toEqual(await send());
  });
});
