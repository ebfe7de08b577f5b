import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { unavailable } from '../../kit/request/errors.js';
import type { GraphClient } from '../../kit/request/context.js';
import { insertPeople } from '../person/person.factory.js';
import { tickets } from '../subgraph.js';
import {
  CreateGeneralTicket,
  CreateItSupportTicket,
  generalInput,
  GeneralTicket,
  itSupportInput,
  ItSupportTicket,
} from '../testing/support.js';

const LAPTOP = 7;
const SOMEONE_ELSES = 8;
const NONE = 999;

/** What the register answers to `myEquipment`; null while it is away. */
let equipment: { id: number; assetTag: string }[] | null = null;
const register = (() =>
  equipment ? Promise.resolve({ myEquipment: equipment }) : Promise.reject(unavailable())) as GraphClient;

describeSubgraph(tickets, { graph: register, emptied: ['ticket'] }, ({ as, database }) => {
  const { employee } = as;
  beforeAll(() => insertPeople(database, [employee]));
  beforeEach(() => {
    equipment = [{ id: LAPTOP, assetTag: 'LAP-007' }];
  });
  const attempts = (assetId: number) => [
    employee.try(CreateItSupportTicket, { input: itSupportInput({ assetId }) }),
    employee.try(CreateGeneralTicket, { input: generalInput({ assetId }) }),
  ];
  const rows = () => database.query('select id from ticket');

  test.each([SOMEONE_ELSES, NONE])(
    'a ticket about asset %s, which the person does not have, is refused under its field, and nothing is created',
    async (assetId) => {
      for (const attempt of attempts(assetId))
        await expectRefusal(attempt, 'BAD_USER_INPUT', 'assetId', 'Choose an asset that you have.');
      expect(await rows()).toEqual([]);
    },
  );

  test('while the asset register is down, a ticket about an asset cannot be created, and any other ticket can', async () => {
    equipment = null;
    for (const attempt of attempts(LAPTOP)) await expectRefusal(attempt, 'SERVICE_UNAVAILABLE');
    expect(await rows()).toEqual([]);
    await employee.ask(CreateItSupportTicket, { input: itSupportInput() });
    await employee.ask(CreateGeneralTicket, { input: generalInput({ assetId: null }) });
    expect(await rows()).toHaveLength(2);
  });

  test("a ticket about an asset that the person has keeps the asset's tag, whatever else was given as the tag", async () => {
    const asked = itSupportInput({ assetId: LAPTOP, assetTag: 'my laptop' });
    const { id } = (await employee.ask(CreateItSupportTicket, { input: asked })).createItSupportTicket;
    const { itSupportTicket } = await employee.ask(ItSupportTicket, { id });
    expect(itSupportTicket).toMatchObject({ itSupport: { assetTag: 'LAP-007' } });
    const general = generalInput({ assetId: LAPTOP, categoryName: 'IT Support' });
    const made = (await employee.ask(CreateGeneralTicket, { input: general })).createGeneralTicket.id;
    const { generalTicket } = await employee.ask(GeneralTicket, { id: made });
    expect(generalTicket).toMatchObject({ general: { assetTag: 'LAP-007' } });
  });
});
