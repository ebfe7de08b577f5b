import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  addCategories,
  emptyRegister,
  knowPeople,
  MarkForMaintenance,
  stepsOf,
  UpdateAsset,
} from '../testing/assets.js';
import { graphql } from '../testing/graphql.js';
import { inDays } from '../../kit/testing/time/days.js';

const Work = graphql(`
  query Work($asset: [Int!], $search: String) {
    assetMaintenanceRecords(asset: $asset, search: $search) {
      count
      results {
        id
        status
        maintenanceType
        description
        completedDate
        cost
        performedBy
      }
    }
  }
`);
const CreateWork = graphql(`
  mutation CreateWork($input: AssetMaintenanceInput!) {
    createAssetMaintenance(input: $input) {
      id
      status
      completedDate
    }
  }
`);
const UpdateWork = graphql(`
  mutation UpdateWork($id: Int!, $input: AssetMaintenanceChanges!) {
    updateAssetMaintenance(id: $id, input: $input) {
      id
      status
      completedDate
    }
  }
`);
const DeleteWork = graphql(`
  mutation DeleteWork($id: Int!) {
    deleteAssetMaintenance(id: $id)
  }
`);

const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

describeSubgraph(itSubgraph, emptyRegister, ({ as, database }) => {
  const { create, assign, read } = stepsOf(as.it);
  beforeEach(async () => {
    knowPeople(as.employee);
    await addCategories(database);
  });
  const workOf = async (id: number) =>
    (await as.it.ask(Work, { asset: [id] })).assetMaintenanceRecords.results;
  const statusOf = async (id: number) => (await read(id))?.status;

  test('only IT Staff and administrators read and write maintenance records [C7.21]', async () => {
    const { id } = await create();
    for (const who of [as.employee, as.hr, as.manager])
      for (const attempt of [
        who.try(Work),
        who.try(CreateWork, { input: { asset: id } }),
        who.try(DeleteWork, { id: 1 }),
      ])
        await expectRefusal(attempt, 'FORBIDDEN');
  });

  test.each(['retired', 'lost'] as const)(
    'an asset that is %s cannot be marked for maintenance [C4.12]',
    async (status) => {
      const { id } = await create({ status: upper(status) });
      for (const attempt of [
        as.it.try(MarkForMaintenance, { id }),
        as.it.try(CreateWork, { input: { asset: id } }),
      ])
        await expectRefusal(attempt, 'CONFLICT');
      expect(await statusOf(id)).toBe(upper(status));
    },
  );

  test('marking an asset for maintenance ends its assignment and creates one record, even when it is marked twice [C4.12 C7.17]', async () => {
    const { id } = await create();
    await assign(id, as.employee);
    const input = { description: 'Loud fan', performedBy: 'Fixers', cost: '80' };
    const { markAssetForMaintenance } = await as.it.ask(MarkForMaintenance, { id, input });
    expect(markAssetForMaintenance).toEqual({ id, status: 'MAINTENANCE', currentAssignment: null });
    await as.it.ask(MarkForMaintenance, { id, input: { description: 'Again' } });
    expect(await workOf(id)).toMatchObject([
      { status: 'IN_PROGRESS', maintenanceType: 'REPAIR', description: 'Loud fan', cost: '80.00' },
    ]);
    expect((await as.it.ask(Work, { search: 'FIXERS' })).assetMaintenanceRecords.count).toBe(1);
  });

  test('when the last maintenance in progress ends, the asset is available; the end day is today by default', async () => {
    const { id } = await create();
    await as.it.ask(MarkForMaintenance, { id });
    const second = (await as.it.ask(CreateWork, { input: { asset: id } })).createAssetMaintenance.id;
    const [first] = (await workOf(id)).map((work) => work.id).filter((work) => work !== second);
    const done = await as.it.ask(UpdateWork, { id: first ?? 0, input: { status: 'COMPLETED' } });
    expect(done.updateAssetMaintenance.completedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(await statusOf(id)).toBe('MAINTENANCE');
    await as.it.ask(UpdateWork, { id: second, input: { status: 'CANCELLED', completedDate: '2026-02-03' } });
    expect(await statusOf(id)).toBe('AVAILABLE');
    expect((await workOf(id)).map(({ status, completedDate }) => [status, completedDate])).toContainEqual([
      'CANCELLED',
      '2026-02-03',
    ]);
  });

  test('scheduled maintenance does not change the asset until the work starts; removing the record ends the maintenance', async () => {
    const { id } = await create();
    const input = { asset: id, status: 'SCHEDULED', scheduledDate: '2027-01-04' } as const;
    const work = (await as.it.ask(CreateWork, { input })).createAssetMaintenance.id;
    expect(await statusOf(id)).toBe('AVAILABLE');
    await as.it.ask(UpdateWork, { id: work, input: { status: 'IN_PROGRESS' } });
    expect(await statusOf(id)).toBe('MAINTENANCE');
    await expectRefusal(
      as.it.try(UpdateWork, { id: work, input: { asset: id + 1 } }),
      'BAD_USER_INPUT',
      'asset',
    );
    await as.it.ask(DeleteWork, { id: work });
    expect(await statusOf(id)).toBe('AVAILABLE');
  });

  test('maintenance in progress cannot have an end day, and no day can be before 1950', async () => {
    const { id } = await create({ status: 'MAINTENANCE' });
    const [work] = await workOf(id);
    await as.it.ask(UpdateWork, { id: work?.id ?? 0, input: { status: 'COMPLETED' } });
    const again = await as.it.ask(UpdateWork, { id: work?.id ?? 0, input: { status: 'IN_PROGRESS' } });
    expect(again.updateAssetMaintenance).toMatchObject({ status: 'IN_PROGRESS', completedDate: null });
    for (const scheduledDate of ['0001-01-01', '2126-01-04']) {
      const mistyped = as.it.try(CreateWork, { input: { asset: id, scheduledDate } });
      await expectRefusal(mistyped, 'BAD_USER_INPUT', 'scheduledDate');
    }
  });

  test('maintenance cannot end in the future or before its scheduled day; when it is completed early, it ends today', async () => {
    const { id } = await create();
    const input = { asset: id, status: 'SCHEDULED', scheduledDate: inDays(40) } as const;
    const work = (await as.it.ask(CreateWork, { input })).createAssetMaintenance.id;
    const early = 'The completion date cannot be before the scheduled date.';
    const future = 'The completion date cannot be in the future.';
    const refused = (changes: object, field: string, text: string) =>
      expectRefusal(as.it.try(UpdateWork, { id: work, input: changes }), 'BAD_USER_INPUT', field, text);
    await refused({ status: 'COMPLETED', completedDate: '2026-02-03' }, 'completedDate', early);
    for (const status of ['COMPLETED', 'CANCELLED'])
      await refused({ status, completedDate: inDays(400) }, 'completedDate', future);
    const finished = as.it.try(CreateWork, { input: { ...input, status: 'COMPLETED' } });
    await expectRefusal(finished, 'BAD_USER_INPUT', 'scheduledDate', early);
    expect(await workOf(id)).toMatchObject([{ id: work, status: 'SCHEDULED', completedDate: null }]);

    const days = { status: 'CANCELLED', completedDate: '2026-02-03' } as const;
    expect((await as.it.ask(UpdateWork, { id: work, input: days })).updateAssetMaintenance).toMatchObject(
      days,
    );
    const done = { status: 'COMPLETED', completedDate: null } as const;
    const ahead = (await as.it.ask(UpdateWork, { id: work, input: done })).updateAssetMaintenance;
    expect(ahead.completedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    await refused({ scheduledDate: inDays(41) }, 'scheduledDate', early);
    await as.it.ask(UpdateWork, { id: work, input: { notes: 'Paid' } });
  });

  test('an edit of the asset status creates a maintenance record and completes those in progress', async () => {
    const { id } = await create({ status: 'MAINTENANCE' });
    expect(await workOf(id)).toMatchObject([{ status: 'IN_PROGRESS' }]);
    await as.it.ask(UpdateAsset, { id, input: { status: 'RETIRED' } });
    expect(await workOf(id)).toMatchObject([{ status: 'COMPLETED' }]);
  });
});
