import type { Actor } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { insertPeople } from '../person/person.factory.js';
import { tickets } from '../subgraph.js';
import {
  CreateItSupportTicket,
  DeleteItSupportTicket,
  itSupportInput,
  ItSupportTicket,
} from '../testing/support.js';
import type { ItSupportInput } from '../testing/support.js';
import { ItFigures } from '../testing/ticket.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const ISSUE = 'Please specify the issue type for IT support requests';
const BLANK = ['This field may not be blank.'];
const most = (length: number) => [`Ensure this field has no more than ${length} characters.`];

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally'] }, ({ as, database }) => {
  const { employee, colleague, manager, it, hr } = as;
  beforeAll(() => insertPeople(database, [employee]));
  const rows = () => database.query('select id from ticket');
  const attempt = (given: Partial<ItSupportInput>, idempotencyKey?: string) =>
    employee.try(CreateItSupportTicket, { input: itSupportInput(given) }, { idempotencyKey });
  const create = async (given: Partial<ItSupportInput> = {}) =>
    (await employee.ask(CreateItSupportTicket, { input: itSupportInput(given) })).createItSupportTicket.id;
  const read = async (who: Actor, id: number) => (await who.ask(ItSupportTicket, { id })).itSupportTicket;

  test('a person who is not signed in cannot ask IT for help', async () => {
    await expectRefusal(as.nobody.try(CreateItSupportTicket, { input: itSupportInput() }), 'UNAUTHENTICATED');
    expect(await rows()).toEqual([]);
  });

  test.each([undefined, null, '', '   ', '\u200b\u2060'])(
    'an IT request with the issue type %p is refused with the specified message [B5.20]',
    async (issueType) => {
      await expectRefusal(attempt({ issueType }), 'BAD_USER_INPUT', {
        message: ISSUE,
        fields: { issueType: [ISSUE] },
      });
      expect(await rows()).toEqual([]);
    },
  );

  test.each<[string, Partial<ItSupportInput>, Record<string, string[]>]>([
    ['a blank title and no issue type', { title: ' ', issueType: '' }, { title: BLANK, issueType: [ISSUE] }],
    ['a blank description', { description: ' ' }, { description: BLANK }],
    ['too long a title', { title: 'x'.repeat(201) }, { title: most(200) }],
    ['too long a description', { description: 'x'.repeat(10_001) }, { description: most(10000) }],
    ['too long an issue type', { issueType: 'x'.repeat(101) }, { issueType: most(100) }],
    ['too long a system', { affectedSystem: 'x'.repeat(201) }, { affectedSystem: most(200) }],
    ['too long a tag', { assetTag: 'x'.repeat(51) }, { assetTag: most(50) }],
    ['too long a location', { location: 'x'.repeat(201) }, { location: most(200) }],
  ])('an IT request with %s is refused under its field, and nothing is created', async (_, given, fields) => {
    await expectRefusal(attempt(given), 'BAD_USER_INPUT', { fields });
    expect(await rows()).toEqual([]);
  });

  test('a new IT ticket has every field, in the category IT Support and with its tag [C3.6 B3.75]', async () => {
    const id = await create({
      title: ' Dark screen ',
      priority: 'HIGH',
      impactLevel: 'CRITICAL',
      affectedSystem: ' Laptop ',
      assetTag: 'LAP-001',
      location: 'Floor 2',
      issueType: ' Hardware ',
    });
    expect(await read(employee, id)).toMatchObject({
      kind: 'IT_SUPPORT',
      title: 'Dark screen',
      description: 'In the hall.',
      createdByName: employee.fullName,
      createdByEmail: employee.email,
      priority: 'HIGH',
      status: 'OPEN',
      assignedToName: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      tags: ['IT Support'],
      general: null,
      viewerCan: { delete: true, changeStatus: false },
      itSupport: {
        issueType: 'Hardware',
        impactLevel: 'CRITICAL',
        affectedSystem: 'Laptop',
        assetTag: 'LAP-001',
        location: 'Floor 2',
        estimatedResolution: null,
        categoryId: 1,
        categoryName: 'IT Support',
        categoryDepartment: 'IT',
      },
    });
  });

  test('an IT ticket without other values gets priority medium and impact low', async () => {
    const id = await create({ impactLevel: null, affectedSystem: ' ', assetTag: null });
    const itSupport = { impactLevel: 'LOW', affectedSystem: null, assetTag: null, location: null };
    expect(await read(employee, id)).toMatchObject({ priority: 'MEDIUM', itSupport });
  });

  test('IT Staff and HR find a new IT ticket with their permitted actions; managers and colleagues do not [C4.31]', async () => {
    const id = await create();
    const all = { changeStatus: true, assign: true, commentInternally: true };
    expect(await read(it, id)).toMatchObject({
      isOwn: false,
      handledWith: ['ticket.handle_hr', 'ticket.handle_it'],
      viewerCan: { ...all, delete: true },
    });
    expect(await read(hr, id)).toMatchObject({ viewerCan: { ...all, delete: false } });
    for (const who of [colleague, manager]) {
      await expectRefusal(who.try(ItSupportTicket, { id }), 'NOT_FOUND', { message: 'Not found.' });
    }
  });

  test('a general ticket is not found among IT support tickets', async () => {
    const id = await insertTicket(database, 'general', employee, { categoryId: 1 });
    for (const who of [employee, it, hr]) await expectRefusal(who.try(ItSupportTicket, { id }), 'NOT_FOUND');
  });

  test('the figures of IT include a new ticket and drop a deleted ticket immediately', async () => {
    const id = await create({ impactLevel: 'CRITICAL' });
    const figures = async () => (await it.ask(ItFigures)).itTicketFigures;
    expect(await figures()).toMatchObject({ openTickets: 1, criticalTickets: 1 });
    await employee.ask(DeleteItSupportTicket, { id });
    expect(await figures()).toMatchObject({ openTickets: 0, criticalTickets: 0 });
  });

  test('an IT request sent twice with one Idempotency-Key is created once; with other text it is refused', async () => {
    const first = await attempt({ title: 'Once' }, 'k');
    expect((await attempt({ title: 'Once' }, 'k')).data).toEqual(first.data);
    await expectRefusal(attempt({ title: 'Twice' }, 'k'), 'CONFLICT');
    expect(await rows()).toHaveLength(1);
  });

  test('the audit trail says who asked IT and how urgently, and contains no word of the text', async () => {
    const words = {
      title: 'Secret',
      issueType: 'Secret',
      affectedSystem: 'Secret',
      assetTag: 'Secret',
      location: 'Secret',
    };
    const id = await create({ ...words, impactLevel: 'HIGH' });
    const trail = await database.query(
      'select actor_user_id as actor, action, after from audit where object_id = $1',
      [String(id)],
    );
    const after = { priority: 'medium', categoryId: 1, impactLevel: 'high' };
    expect(trail).toEqual([{ actor: employee.userId, action: 'itSupport.create', after }]);
  });
});
