import type { Actor } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { insertCategories } from '../category/category.factory.js';
import { insertPeople } from '../person/person.factory.js';
import { tickets } from '../subgraph.js';
import { CreateCategory, DeleteCategory } from '../testing/categories.js';
import { CreateGeneralTicket, generalInput, GeneralTicket } from '../testing/support.js';
import type { GeneralInput } from '../testing/support.js';
import { referencesTo, TicketReferences } from '../testing/ticket.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const FACILITIES = 101;
const BLANK = ['This field may not be blank.'];
const most = (length: number) => [`Ensure this field has no more than ${length} characters.`];

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, colleague, it, hr, admin } = as;
  beforeAll(async () => {
    await insertCategories(database, [{ id: FACILITIES, name: 'Facilities', departmentName: 'Operations' }]);
    await insertPeople(database, [employee]);
  });
  const rows = () => database.query('select id from ticket');
  const attempt = (given: Partial<GeneralInput>, idempotencyKey?: string) =>
    employee.try(CreateGeneralTicket, { input: generalInput(given) }, { idempotencyKey });
  const create = async (given: Partial<GeneralInput> = {}) =>
    (await employee.ask(CreateGeneralTicket, { input: generalInput(given) })).createGeneralTicket.id;
  const read = async (who: Actor, id: number) => (await who.ask(GeneralTicket, { id })).generalTicket;

  test('a person who is not signed in cannot create a general ticket', async () => {
    await expectRefusal(as.nobody.try(CreateGeneralTicket, { input: generalInput() }), 'UNAUTHENTICATED');
    expect(await rows()).toEqual([]);
  });

  test.each<[string, Partial<GeneralInput>, Record<string, string[]>]>([
    ['a blank title', { title: '  ' }, { title: BLANK }],
    ['a blank description', { description: '' }, { description: BLANK }],
    ['a blank title and description', { title: '', description: ' ' }, { title: BLANK, description: BLANK }],
    [
      'nothing but a zero-width space',
      { title: '\u200b', description: '\u200b' },
      { title: BLANK, description: BLANK },
    ],
    [
      'nothing but a word joiner',
      { title: ' \u2060 ', description: ' \u2060 ' },
      { title: BLANK, description: BLANK },
    ],
    ['too long a title', { title: 'x'.repeat(201) }, { title: most(200) }],
    ['too long a description', { description: 'x'.repeat(10_001) }, { description: most(10000) }],
    ['too long a system', { affectedSystem: 'x'.repeat(201) }, { affectedSystem: most(200) }],
    ['a category that does not exist', { categoryId: 4711 }, { categoryId: ['Unknown category.'] }],
    [
      'a category by id and by name',
      { categoryId: 1, categoryName: 'Facilities' },
      { categoryName: ['Give the category by id or by name, not both.'] },
    ],
  ])(
    'a general ticket with %s is refused under its field, and nothing is created [B5.18]',
    async (_, given, fields) => {
      await expectRefusal(attempt(given), 'BAD_USER_INPUT', { fields });
      expect(await rows()).toEqual([]);
    },
  );

  test('an employee may write texts of exactly the maximum length', async () => {
    const longest = {
      title: 'x'.repeat(200),
      description: 'x'.repeat(10_000),
      affectedSystem: 'x'.repeat(200),
    };
    expect((await attempt(longest)).errors).toEqual([]);
  });

  test('a general ticket with text that PostgreSQL cannot store is refused, unusual characters are kept', async () => {
    await expectRefusal(attempt({ affectedSystem: 'a\u0000b' }), 'BAD_USER_INPUT');
    const title = `${'😀'.repeat(180)} "quoted" \\ <b>`;
    expect(
      await read(employee, await create({ title, affectedSystem: 'half \ud83d a smile' })),
    ).toMatchObject({ title });
  });

  test('a new general ticket has every field, belongs to its creator and is open [A3.14 C3.7]', async () => {
    const id = await create({
      title: ' Broken\t\nchair ',
      description: ' Third floor. ',
      priority: 'URGENT',
      categoryId: FACILITIES,
      affectedSystem: ' Fur\u2028niture\n',
    });
    const nothing = {
      edit: false,
      cancel: false,
      decide: false,
      changeStatus: false,
      assign: false,
      commentInternally: false,
    };
    expect(await read(employee, id)).toEqual({
      id,
      kind: 'GENERAL',
      title: 'Broken chair',
      description: 'Third floor.',
      status: 'OPEN',
      priority: 'URGENT',
      createdById: employee.userId,
      createdBy: { id: employee.userId },
      createdByName: employee.fullName,
      createdByEmail: employee.email,
      createdByDepartment: 'Engineering',
      assignedToId: null,
      assignedTo: null,
      assignedToName: null,
      isOwn: true,
      handledWith: ['ticket.handle_hr'],
      tags: [],
      resolvedAt: null,
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      leave: null,
      itSupport: null,
      feedback: null,
      viewerCan: { ...nothing, delete: true },
      general: {
        categoryId: FACILITIES,
        categoryName: 'Facilities',
        categoryDepartment: 'Operations',
        affectedSystem: 'Fur niture',
        issueType: null,
        impactLevel: null,
        assetTag: null,
        location: null,
      },
    });
  });

  test('a general ticket without priority and category gets medium and General [A5.44]', async () => {
    const id = await create({ affectedSystem: ' ', categoryName: '  ', priority: null, categoryId: null });
    const defaults = { priority: 'MEDIUM', general: { categoryName: 'General', affectedSystem: null } };
    expect(await read(employee, id)).toMatchObject(defaults);
  });

  test.each([
    ['facilities', 'Facilities'],
    [' FACILITIES ', 'Facilities'],
    ['IT Support', 'IT Support'],
    ['Catering', 'General'],
    ['%', 'General'],
  ])('a general ticket in category "%s" goes to %s', async (given, categoryName) => {
    const id = await create({ categoryName: given });
    expect(await read(employee, id)).toMatchObject({ general: { categoryName } });
  });

  test('a category that is removed while a ticket is created in it leaves no ticket without a category', async () => {
    const { createTicketCategory } = await admin.ask(CreateCategory, { input: { name: 'Parking' } });
    const { id } = createTicketCategory;
    const [made, removed] = await Promise.all([
      attempt({ categoryId: id }),
      admin.try(DeleteCategory, { id }),
    ]);
    const outcome = [made.errors[0]?.fields ?? 'made', removed.errors[0]?.message ?? 'removed'];
    const possible = [
      [{ categoryId: ['Unknown category.'] }, 'removed'],
      ['made', 'Tickets use this category.'],
    ];
    expect(possible).toContainEqual(outcome);
  });

  test('a general ticket sent twice with one Idempotency-Key is created once; with other text it is refused', async () => {
    const first = await attempt({ title: 'Once' }, 'k');
    expect((await attempt({ title: 'Once' }, 'k')).data).toEqual(first.data);
    await expectRefusal(attempt({ title: 'Twice' }, 'k'), 'CONFLICT');
    expect(await rows()).toHaveLength(1);
  });

  test('people who see a general ticket find it by id, IT support tickets too; other people do not', async () => {
    const [general, support] = [await create(), await insertTicket(database, 'it-support', employee)];
    for (const who of [employee, hr])
      for (const id of [general, support]) expect(await read(who, id)).toMatchObject({ id });
    expect(await read(it, support)).toMatchObject({ id: support });
    for (const [who, id] of [
      [colleague, general],
      [colleague, support],
      [it, general],
      [employee, 4711],
    ] as const) {
      await expectRefusal(who.try(GeneralTicket, { id }), 'NOT_FOUND', { message: 'Not found.' });
    }
  });

  test('a reference to a general ticket returns it to people who see it and nothing to other people', async () => {
    const id = await create();
    const entities = async (who: Actor) =>
      (await who.ask(TicketReferences, { of: referencesTo(id) }))._entities;
    for (const [who, mayDelete] of [
      [employee, true],
      [hr, false],
    ] as const) {
      expect(await entities(who)).toEqual([
        { id, general: { categoryName: 'General' }, viewerCan: { delete: mayDelete } },
      ]);
    }
    for (const who of [colleague, it]) expect(await entities(who)).toEqual([null]);
  });

  test('the audit trail says who created which general ticket, and contains no word of its text', async () => {
    const secret = { title: 'Secret title', description: 'Secret words', affectedSystem: 'Secret system' };
    const objectId = String(await create({ ...secret, categoryId: FACILITIES }));
    const trail = await database.query(
      'select actor_user_id as actor, action, object_type as "objectType", after from audit where object_id = $1',
      [objectId],
    );
    const after = { priority: 'medium', categoryId: FACILITIES, impactLevel: null };
    expect(trail).toEqual([
      { actor: employee.userId, action: 'general.create', objectType: 'ticket', after },
    ]);
  });
});
