import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { holderEvents } from '../holder/holder.service.js';
import { it as itSubgraph } from '../subgraph.js';
import {
  addCategories,
  emptyRegister,
  AssignAsset,
  knowPeople,
  ReturnAsset,
  stepsOf,
} from '../testing/assets.js';
import { graphql } from '../testing/graphql.js';

const MyEquipment = graphql(`
  query MyEquipment {
    myEquipment {
      assetTag
      name
      category
      condition
      since
      warrantyExpiry
      isLost
    }
  }
`);
const Assignments = graphql(`
  query Assignments($asset: [Int!], $asOf: Date, $isActive: Boolean, $assignedTo: [Int!]) {
    assetAssignments(asset: $asset, asOf: $asOf, isActive: $isActive, assignedTo: $assignedTo) {
      count
      results {
        id
        assetTag
        holderName
        holderDepartment
        assignedDate
        returnedDate
        isActive
      }
    }
  }
`);
const CorrectAssignment = graphql(`
  mutation CorrectAssignment($id: Int!, $input: AssetAssignmentChanges!) {
    updateAssetAssignment(id: $id, input: $input) {
      conditionOnAssignment
      notes
    }
  }
`);
const DeleteAssignment = graphql(`
  mutation DeleteAssignment($id: Int!) {
    deleteAssetAssignment(id: $id)
  }
`);

const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

describeSubgraph(itSubgraph, emptyRegister, ({ as, database }) => {
  const { create, assign, read, changesOf } = stepsOf(as.it);
  const { employee, colleague } = as;
  beforeEach(async () => {
    knowPeople(employee, colleague);
    await addCategories(database);
  });
  const tryAssign = (id: number, input: object) => as.it.try(AssignAsset, { id, input });

  test('an asset cannot be assigned without a person, or to an account that does not exist or may not sign in [C5.19]', async () => {
    const { id } = await create();
    const choose = 'Please select an employee to assign the asset to';
    await expectRefusal(tryAssign(id, {}), 'BAD_USER_INPUT', 'assignedTo', choose);
    const gone = viewer([], { fullName: 'Gone Away' }).userId;
    const unknown = `Invalid pk "${gone}" - object does not exist.`;
    await expectRefusal(tryAssign(id, { assignedTo: gone }), 'BAD_USER_INPUT', 'assignedTo', unknown);
    await expectRefusal(tryAssign(99_999, { assignedTo: employee.userId }), 'NOT_FOUND');
    expect((await read(id))?.currentAssignment).toBeNull();
  });

  test.each(['maintenance', 'retired'] as const)(
    'an asset that is %s cannot be assigned [C4.6 C5.21 C8.14]',
    async (status) => {
      const { id } = await create({ status: upper(status) });
      await expectRefusal(tryAssign(id, { assignedTo: employee.userId }), 'CONFLICT', {
        message: `Cannot assign assets with status ${status}. Only available, assigned, or lost assets can be assigned.`,
      });
    },
  );

  test('an assigned asset has its holder, in good condition by default, and the assignment is on its timeline [C4.4 C5.20 C9.14]', async () => {
    const { id } = await create();
    expect(await assign(id, employee, { notes: ' With a dock ' })).toMatchObject({
      status: 'ASSIGNED',
      currentAssignment: {
        assignedTo: employee.userId,
        holderName: employee.fullName,
        holderDepartment: 'Engineering',
        conditionOnAssignment: 'GOOD',
        notes: 'With a dock',
      },
    });
    const history = await changesOf(id);
    expect(history).toEqual([
      { field: 'STATUS', before: 'available', after: 'assigned' },
      { field: 'HOLDER', before: null, after: employee.fullName },
    ]);
  });

  test('assigning to the same person again changes nothing; assigning to another person ends the first assignment [C4.8]', async () => {
    const { id } = await create();
    const first = await assign(id, employee);
    expect(await assign(id, employee)).toEqual(first);
    expect((await assign(id, colleague)).currentAssignment?.holderName).toBe(colleague.fullName);
    const { results } = (await as.it.ask(Assignments, { asset: [id] })).assetAssignments;
    expect(results.map(({ holderName, isActive }) => [holderName, isActive])).toEqual([
      [colleague.fullName, true],
      [employee.fullName, false],
    ]);
  });

  test('an assignment from another holder than the caller expected is refused with the present holder [C4.8]', async () => {
    const { id } = await create();
    await assign(id, employee, { expectedAssignedTo: null });
    for (const expectedAssignedTo of [null, colleague.userId])
      await expectRefusal(tryAssign(id, { assignedTo: colleague.userId, expectedAssignedTo }), 'CONFLICT', {
        message: `Asset is assigned to ${employee.fullName}.`,
      });
    const moved = await assign(id, colleague, { expectedAssignedTo: employee.userId });
    expect(moved.currentAssignment?.assignedTo).toBe(colleague.userId);
  });

  test('of eight people who assign an asset at the same moment to different people, one succeeds', async () => {
    const people = Array.from({ length: 8 }, (_, at) => viewer([], { fullName: `Person ${at}` }));
    knowPeople(...people);
    const { id } = await create();
    const tries = await Promise.all(
      people.map(({ userId }) => tryAssign(id, { assignedTo: userId, expectedAssignedTo: null })),
    );
    expect(tries.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(tries.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(7).fill('CONFLICT'));
    await Promise.all(people.map(({ userId }) => tryAssign(id, { assignedTo: userId })));
    expect((await as.it.ask(Assignments, { asset: [id], isActive: true })).assetAssignments.count).toBe(1);
  });

  test('a lost asset keeps its status and names its last holder, or is assigned again [C5.8]', async () => {
    const { id } = await create({ status: 'LOST' });
    const noted = await assign(id, employee, { keepStatus: true });
    expect([noted.status, noted.currentAssignment?.holderName]).toEqual(['LOST', employee.fullName]);
    expect((await employee.ask(MyEquipment)).myEquipment).toMatchObject([{ isLost: true }]);
    expect((await assign(id, employee)).status).toBe('ASSIGNED');
    expect((await employee.ask(MyEquipment)).myEquipment).toMatchObject([{ isLost: false }]);
  });

  test('a lost asset that is assigned to the same person again has the given condition and notes [C5.8]', async () => {
    const { id } = await create({ status: 'LOST' });
    await assign(id, employee, { keepStatus: true });
    const given = { conditionOnAssignment: 'POOR', notes: 'Found in a taxi' } as const;
    expect(await assign(id, employee, given)).toMatchObject({ status: 'ASSIGNED', currentAssignment: given });
    expect((await as.it.ask(Assignments, { asset: [id] })).assetAssignments.count).toBe(2);
  });

  test('a returned asset is available, and its assignment has ended and cannot be returned twice [C4.9 C4.12]', async () => {
    const { id } = await create();
    const assignment = (await assign(id, employee)).currentAssignment?.id ?? 0;
    const input = { conditionOnReturn: 'FAIR', notes: 'A scratch' } as const;
    const { returnAsset } = await as.it.ask(ReturnAsset, { id: assignment, input });
    expect(returnAsset).toMatchObject({ conditionOnReturn: 'FAIR', notes: 'A scratch', isActive: false });
    expect(await read(id)).toMatchObject({ status: 'AVAILABLE', condition: 'FAIR', currentAssignment: null });
    await expectRefusal(as.it.try(ReturnAsset, { id: assignment }), 'CONFLICT');
  });

  test('the notes of the handover stay when notes are added on the return', async () => {
    const { id } = await create();
    const assignment = (await assign(id, employee, { notes: 'With a dock' })).currentAssignment?.id ?? 0;
    const { returnAsset } = await as.it.ask(ReturnAsset, { id: assignment, input: { notes: 'A scratch' } });
    expect(returnAsset.notes).toBe('With a dock\nA scratch');
  });

  test('an assignment is corrected, but not to another asset or person; when it is removed, its asset is available', async () => {
    const { id } = await create();
    const assignment = (await assign(id, employee)).currentAssignment?.id ?? 0;
    for (const [field, value] of [
      ['asset', id + 1],
      ['assignedTo', colleague.userId],
    ] as const)
      await expectRefusal(
        as.it.try(CorrectAssignment, { id: assignment, input: { [field]: value } }),
        'BAD_USER_INPUT',
        field,
      );
    const input = { conditionOnAssignment: 'POOR', notes: 'Dented' } as const;
    const { updateAssetAssignment } = await as.it.ask(CorrectAssignment, { id: assignment, input });
    expect(updateAssetAssignment).toEqual(input);
    const corrections = () =>
      database.query(`select 1 from audit where action = 'assetAssignment.update' and object_id = $1`, [
        String(assignment),
      ]);
    const told = (await corrections()).length;
    await as.it.ask(CorrectAssignment, { id: assignment, input });
    expect(await corrections()).toHaveLength(told);
    await as.it.ask(DeleteAssignment, { id: assignment });
    expect(await read(id)).toMatchObject({ status: 'AVAILABLE', currentAssignment: null });
  });

  test('everyone reads their own assets, and no assets of other people', async () => {
    await assign((await create({ warrantyExpiry: '2029-01-05' })).id, employee);
    expect((await employee.ask(MyEquipment)).myEquipment).toMatchObject([
      { assetTag: 'LAP-001', category: 'Laptop', condition: 'GOOD', warrantyExpiry: '2029-01-05' },
    ]);
    expect((await colleague.ask(MyEquipment)).myEquipment).toEqual([]);
    await expectRefusal(as.nobody.try(MyEquipment), 'UNAUTHENTICATED');
    await expectRefusal(employee.try(Assignments), 'FORBIDDEN');
  });

  test('the holder of an asset on a given day is shown, without the day of the return', async () => {
    const { id } = await create();
    await assign(id, employee);
    await assign(id, colleague);
    await database.query(
      `update asset_assignment set assigned_date = '2026-02-01', returned_date = '2026-03-02' where user_id = $1`,
      [employee.userId],
    );
    await database.query(`update asset_assignment set assigned_date = '2026-03-02' where user_id = $1`, [
      colleague.userId,
    ]);
    const on = async (asOf: string) =>
      (await as.it.ask(Assignments, { asOf })).assetAssignments.results.map(({ holderName }) => holderName);
    expect(await on('2026-01-31')).toEqual([]);
    expect(await on('2026-03-01')).toEqual([employee.fullName]);
    expect(await on('2026-03-02')).toEqual([colleague.fullName]);
  });

  test('a holder who changes name or department or leaves is shown as such in the register', async () => {
    const { id } = await create();
    await assign(id, employee);
    const { userId } = employee;
    await database.system(async (tx) => {
      await holderEvents['user.changed'](tx, { userId, firstName: 'Maya', lastName: '' });
      await holderEvents['employee.moved'](tx, { userId, departmentId: 2, departmentName: 'Design' });
      await holderEvents['employment.changed'](tx, { userId, isEmployed: false });
      await holderEvents['department.renamed'](tx, { id: 2, name: 'Design and Research' });
    });
    expect((await read(id))?.currentAssignment).toMatchObject({
      holderName: 'Maya',
      holderDepartment: 'Design and Research',
    });
  });
});
