import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { it as itSubgraph } from '../subgraph.js';
import { addCategories, emptyRegister, stepsOf, UpdateAsset } from '../testing/assets.js';

describeSubgraph(itSubgraph, { emptied: [...emptyRegister.emptied, 'outbox'] }, ({ as, database }) => {
  const { create } = stepsOf(as.it);
  const told = async () =>
    (
      await database.query<{ asset: object }>(
        `select jsonb_array_elements(payload->'assets') as asset from outbox where topic = 'assets.state' order by id`,
      )
    ).map(({ asset }) => asset);
  beforeEach(() => addCategories(database));

  test('tickets are notified of the model and purchase date of an asset that IT Staff add or change, and of no other field', async () => {
    const { id, assetTag } = await create({ brand: 'Acme', model: 'Pro 14', purchaseDate: '2026-01-20' });
    await as.it.ask(UpdateAsset, { id, input: { brand: null, model: 'Air 13' } });
    expect(await told()).toEqual([
      { tag: assetTag, model: 'Acme Pro 14', purchaseDate: '2026-01-20' },
      { tag: assetTag, model: 'Air 13', purchaseDate: '2026-01-20' },
    ]);
  });

  test('tickets are not notified when no such field of an asset changes', async () => {
    const { id, name } = await create();
    await as.it.ask(UpdateAsset, { id, input: { name } });
    expect(await told()).toHaveLength(1);
  });
});
