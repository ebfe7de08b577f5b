import { inDays } from '../../kit/testing/time/days.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  addCategories,
  emptyRegister,
  AssetTimeline,
  AssignAsset,
  CreateAsset,
  DeleteAsset,
  knowPeople,
  LAPTOP,
  MarkForMaintenance,
  ReadAsset,
  stepsOf,
  UpdateAsset,
} from '../testing/assets.js';
import { graphql } from '../testing/graphql.js';

const Statistics = graphql(`
  query Statistics {
    assetStatistics {
      totalAssets
      assignedAssets
      availableAssets
      maintenanceAssets
      retiredAssets
      lostAssets
      totalValue
      byCondition {
        condition
        count
      }
      byType {
        name
        count
      }
    }
  }
`);

const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

describeSubgraph(itSubgraph, emptyRegister, ({ as, database }) => {
  const { create, assign, read, changesOf } = stepsOf(as.it);
  beforeEach(async () => {
    knowPeople(as.employee, as.colleague);
    await addCategories(database);
  });

  test.each(['employee', 'manager', 'hr', 'analyst'] as const)(
    '%s can neither read nor change the register [C6.1 C6.2]',
    async (who) => {
      const { id } = await create();
      const tries = [
        as[who].try(ReadAsset, { id }),
        as[who].try(AssetTimeline, { id }),
        as[who].try(CreateAsset, { input: { ...LAPTOP } }),
        as[who].try(UpdateAsset, { id, input: { name: 'Mine' } }),
        as[who].try(DeleteAsset, { id }),
        as[who].try(AssignAsset, { id, input: { assignedTo: as[who].userId } }),
        as[who].try(MarkForMaintenance, { id }),
        as[who].try(Statistics),
      ];
      for (const attempt of tries) await expectRefusal(attempt, 'FORBIDDEN');
      expect(await read(id)).toMatchObject({ name: LAPTOP.name, status: 'AVAILABLE' });
    },
  );

  test('an asset needs its required fields, and each missing field has a message [C5.1 C5.2]', async () => {
    const { errors } = await as.it.try(CreateAsset, { input: { brand: ' ' } });
    expect(errors[0]?.fields).toEqual({
      name: ['Asset name is required'],
      category: ['Category is required'],
      brand: ['Brand is required'],
      model: ['Model is required'],
      serialNumber: ['Serial number is required'],
      purchaseDate: ['Purchase date is required'],
      purchaseCost: ['Purchase cost is required'],
      location: ['Location is required'],
      warrantyExpiry: ['Warranty expiry is required'],
    });
  });

  test.each([
    ['purchaseDate', '1949-12-31', 'Dates before 1950-01-01 are not accepted.'],
    ['warrantyExpiry', '1949-12-31', 'Dates before 1950-01-01 are not accepted.'],
    ['purchaseDate', inDays(3), 'The purchase date cannot be in the future.'],
    ['purchaseCost', '-0.01', 'Ensure this value is greater than or equal to 0.'],
    ['purchaseCost', '10.555', 'Ensure that there are no more than 2 decimal places.'],
    ['category', 77, 'Invalid pk "77" - object does not exist.'],
    ['name', 'x'.repeat(201), 'Ensure this field has no more than 200 characters.'],
  ])(
    'a new asset with %s %s is refused under that field [C5.4 C5.5 C5.6 C9.3]',
    async (field, value, text) => {
      const input = { ...LAPTOP, [field]: value };
      await expectRefusal(as.it.try(CreateAsset, { input }), 'BAD_USER_INPUT', field, text);
    },
  );

  test('an asset gets the next tag of its prefix, and is available and excellent by default [C3.1 C4.1 C4.3 C5.11 C9.13]', async () => {
    const first = await create();
    expect(first).toMatchObject({
      assetTag: 'LAP-001',
      status: 'AVAILABLE',
      condition: 'EXCELLENT',
      category: { name: 'Laptop', prefix: 'LAP' },
      purchaseCost: '2129.00',
      currentAssignment: null,
    });
    expect((await create({ category: 2, condition: 'FAIR', status: 'RETIRED' })).assetTag).toBe('MON-001');
    // Assigned before anyone got it: the assignment that follows makes it so (C4.4).
    // Bought on a day that has begun elsewhere: the browser's clock may be ahead.
    const second = await create({ status: 'ASSIGNED', purchaseDate: inDays(1) });
    expect(second).toMatchObject({ assetTag: 'LAP-002', status: 'AVAILABLE' });
    await database.query(`update asset_tag_counter set last_number = 999 where prefix = 'LAP'`);
    expect((await create()).assetTag).toBe('LAP-1000');
  });

  test('a tag is never assigned again, not even under a category that takes over the prefix [C3.1]', async () => {
    const { id } = await create();
    await as.it.ask(DeleteAsset, { id });
    expect((await create()).assetTag).toBe('LAP-002');
    await database.query(`update asset_category set prefix = 'OLD' where id = 1`);
    await database.query(`update asset_category set prefix = 'LAP' where id = 2`);
    expect((await create({ category: 2 })).assetTag).toBe('LAP-003');
  });

  test('eight people who add laptops at the same moment get eight tags without a gap', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => create()));
    expect(made.map(({ assetTag }) => assetTag).sort()).toEqual(
      Array.from({ length: 8 }, (_, at) => `LAP-00${at + 1}`),
    );
  });

  test('an edit needs only a name and a category, keeps the tag, and adds the changed fields to the timeline [C5.13 C5.16]', async () => {
    const { id } = await create();
    const empty = as.it.try(UpdateAsset, { id, input: { name: ' ' } });
    await expectRefusal(empty, 'BAD_USER_INPUT', 'name', 'Asset name is required');
    const input = { category: 2, brand: '', purchaseCost: '10.5', location: 'Server Room' };
    const { updateAsset } = await as.it.ask(UpdateAsset, { id, input });
    expect(updateAsset).toMatchObject({
      assetTag: 'LAP-001',
      category: { name: 'Monitor' },
      brand: null,
      purchaseCost: '10.50',
    });
    const history = await changesOf(id);
    expect(history).toEqual(
      expect.arrayContaining([
        { field: 'CATEGORY', before: 'Laptop', after: 'Monitor' },
        { field: 'PURCHASE_COST', before: '2129.00', after: '10.50' },
        { field: 'LOCATION', before: 'Storage Room', after: 'Server Room' },
        { field: 'BRAND', before: 'Lenovo', after: null },
      ]),
    );
    expect(history).toHaveLength(4);
  });

  test('an edit may keep an expired warranty, but a changed warranty must end today or later [C5.15]', async () => {
    const { id } = await create({ warrantyExpiry: '2020-01-01' });
    const edit = (warrantyExpiry: string) => as.it.try(UpdateAsset, { id, input: { warrantyExpiry } });
    expect((await edit('2020-01-01')).errors).toEqual([]);
    const past = 'The warranty expiry cannot be in the past.';
    await expectRefusal(edit(inDays(-3)), 'BAD_USER_INPUT', 'warrantyExpiry', past);
    expect((await edit(inDays(3))).errors).toEqual([]);
  });

  test('an edit of an outdated version is refused and changes nothing', async () => {
    const { id, version } = await create();
    await as.admin.ask(UpdateAsset, { id, input: { location: 'Server Room' }, version });
    const late = as.it.try(UpdateAsset, { id, input: { location: 'Mobile Device' }, version });
    await expectRefusal(late, 'CONFLICT', { currentStatus: 'available' });
    expect((await read(id))?.location).toBe('Server Room');
  });

  test.each([
    ['available', 'assigned'],
    ['retired', 'lost'],
    ['retired', 'maintenance'],
    ['retired', 'assigned'],
    ['lost', 'assigned'],
    ['maintenance', 'assigned'],
  ] as const)('an edit cannot make an asset that is %s %s', async (before, after) => {
    const { id } = await create({ status: upper(before) });
    await expectRefusal(
      as.it.try(UpdateAsset, { id, input: { status: upper(after) } }),
      'BAD_USER_INPUT',
      'status',
    );
    expect((await read(id))?.status).toBe(upper(before));
  });

  test('an edit of the status ends the assignment of an asset, unless the asset is lost [C4.9]', async () => {
    for (const [status, keeps] of [
      ['AVAILABLE', false],
      ['RETIRED', false],
      ['MAINTENANCE', false],
      ['LOST', true],
    ] as const) {
      const { id } = await create();
      await assign(id, as.employee);
      const { updateAsset } = await as.it.ask(UpdateAsset, { id, input: { status } });
      expect([status, updateAsset?.status, updateAsset?.currentAssignment !== null]).toEqual([
        status,
        status,
        keeps,
      ]);
    }
  });

  test('a deleted asset is deleted with its assignments and its maintenance records [C2.27 C8.13]', async () => {
    const { id } = await create();
    await assign(id, as.employee);
    await as.it.ask(MarkForMaintenance, { id });
    await as.it.ask(DeleteAsset, { id });
    for (const attempt of [as.it.try(ReadAsset, { id }), as.it.try(DeleteAsset, { id })])
      await expectRefusal(attempt, 'NOT_FOUND', { message: 'Asset not found' });
    expect(
      await database.query('select id from asset_assignment union all select id from asset_maintenance'),
    ).toEqual([]);
  });

  test('the figures count assets by status, condition and type, largest first, and add up the costs to the cent [C2.16 C2.17 C9.15]', async () => {
    const empty = (await as.it.ask(Statistics)).assetStatistics;
    expect(empty).toMatchObject({ totalAssets: 0, totalValue: '0.00', byType: [], byCondition: [] });
    await create({ category: 2, condition: 'BROKEN', purchaseCost: '0.10', status: 'RETIRED' });
    await create({ purchaseCost: '0.20', status: 'LOST' });
    await create({ purchaseCost: '9999999999.99' });
    await assign((await create({ purchaseCost: '0' })).id, as.employee);
    await create({ purchaseCost: '0', status: 'MAINTENANCE' });
    expect((await as.admin.ask(Statistics)).assetStatistics).toEqual({
      totalAssets: 5,
      assignedAssets: 1,
      availableAssets: 1,
      maintenanceAssets: 1,
      retiredAssets: 1,
      lostAssets: 1,
      totalValue: '10000000000.29',
      byCondition: [
        { condition: 'EXCELLENT', count: 4 },
        { condition: 'BROKEN', count: 1 },
      ],
      byType: [
        { name: 'Laptop', count: 4 },
        { name: 'Monitor', count: 1 },
      ],
    });
  });
});
