import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import { addCategories, emptyRegister, stepsOf } from '../testing/assets.js';
import { graphql } from '../testing/graphql.js';

const Export = graphql(`
  mutation ExportAssets($ids: [Int!], $status: [AssetStatusFilter!], $search: String, $pageSize: Int) {
    exportAssets(ids: $ids, status: $status, search: $search, pageSize: $pageSize) {
      count
      next
      results {
        id
        assetTag
        notes
      }
    }
  }
`);
const RestOfExport = graphql(`
  query RestOfAssetExport($after: String) {
    assets(after: $after, pageSize: 200) {
      next
      results {
        assetTag
      }
    }
  }
`);

describeSubgraph(itSubgraph, emptyRegister, ({ as, database }) => {
  beforeEach(() => addCategories(database));
  const trail = () =>
    database.query(
      `select actor_user_id as "by", after from audit where action = 'asset.export' and object_type = 'asset' order by id`,
    );
  const create = (name: string) => stepsOf(as.it).create({ name });

  test('only IT Staff and Administrators export the register, and a refused export is not in the audit trail [C6.4]', async () => {
    await create('One');
    const before = (await trail()).length;
    await expectRefusal(as.nobody.try(Export, {}), 'UNAUTHENTICATED');
    for (const who of [as.employee, as.manager, as.hr, as.analyst])
      await expectRefusal(who.try(Export, {}), 'FORBIDDEN');
    await expectRefusal(as.it.try(Export, { ids: [] }), 'BAD_USER_INPUT', 'ids');
    expect(await trail()).toHaveLength(before);
    for (const who of [as.it, as.admin])
      expect((await who.ask(Export, {})).exportAssets.results).toMatchObject([{ assetTag: 'LAP-001' }]);
  });

  test('the audit trail says who exported how many assets and which, and contains no word of a search [C2.25]', async () => {
    await create('Red one');
    await create('Red two');
    const before = (await trail()).length;
    await as.it.ask(Export, { search: 'red', status: ['AVAILABLE'] });
    const kept = (await trail()).slice(before);
    expect(kept).toMatchObject([
      { by: as.it.userId, after: { assets: 2, isSearched: true, ids: null, status: ['available'] } },
    ]);
    expect(JSON.stringify(kept)).not.toContain('red');
  });

  test('only the selected assets are exported; after the first page the export continues by the list [C2.25]', async () => {
    const made = [await create('One'), await create('Two'), await create('Three')];
    const ids = made.slice(0, 2).map(({ id }) => id);
    const chosen = (await as.it.ask(Export, { ids, pageSize: 1 })).exportAssets;
    expect(chosen.results.map(({ id }) => id).sort()).toEqual(ids);
    expect(chosen.next).toBeNull();
    const { next } = (await as.it.ask(Export, { pageSize: 2 })).exportAssets;
    const { assets } = await as.it.ask(RestOfExport, { after: next });
    expect(assets).toEqual({ next: null, results: [{ assetTag: 'LAP-001' }] });
  });
});
