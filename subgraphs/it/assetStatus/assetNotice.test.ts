import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../kit/testing/notices.js';
import { it as itSubgraph } from '../subgraph.js';
import { addCategories, AssignAsset, emptyRegister, knowPeople, stepsOf } from '../testing/assets.js';

describeSubgraph(itSubgraph, emptyRegister, ({ as, database }) => {
  const { create, assign } = stepsOf(as.it);
  const { employee, colleague } = as;
  beforeEach(async () => {
    knowPeople(employee, colleague);
    await addCategories(database);
    await newNotices(database);
  });

  test('a refused assignment sends no notice', async () => {
    const { id } = await create({ status: 'RETIRED' });
    await as.it.try(AssignAsset, { id, input: { assignedTo: employee.userId } });
    expect(await newNotices(database)).toEqual([]);
  });

  test('the new holder of an asset is notified, the former holder is not', async () => {
    const { id } = await create();
    await assign(id, employee);
    await assign(id, employee);
    const told = (userId: number) => ({
      kind: 'equipment.assigned',
      thing: id,
      to: [userId],
      by: as.it.userId,
    });
    expect(await newNotices(database)).toEqual([told(employee.userId)]);
    await assign(id, colleague);
    expect(await newNotices(database)).toEqual([
      { gone: { things: ['equipment'], thing: id, of: employee.userId } },
      told(colleague.userId),
    ]);
  });
});
