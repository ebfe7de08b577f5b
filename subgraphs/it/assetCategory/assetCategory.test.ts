import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { it as itSubgraph } from '../subgraph.js';
import { CreateAsset, emptyRegister, LAPTOP } from '../testing/assets.js';
import { graphql } from '../testing/graphql.js';

const Categories = graphql(`
  query Categories($search: String) {
    assetCategories(search: $search) {
      count
      results {
        id
        name
        prefix
      }
    }
  }
`);
const AddCategory = graphql(`
  mutation AddCategory($input: AssetCategoryInput!) {
    createAssetCategory(input: $input) {
      id
      name
      prefix
    }
  }
`);
const ChangeCategory = graphql(`
  mutation ChangeCategory($id: Int!, $input: AssetCategoryChanges!) {
    updateAssetCategory(id: $id, input: $input) {
      name
      prefix
    }
  }
`);
const RemoveCategory = graphql(`
  mutation RemoveCategory($id: Int!) {
    deleteAssetCategory(id: $id)
  }
`);

describeSubgraph(itSubgraph, emptyRegister, ({ as }) => {
  const add = async (name: string, prefix: string) =>
    (await as.it.ask(AddCategory, { input: { name, prefix } })).createAssetCategory;

  test.each(['employee', 'manager', 'hr', 'analyst'] as const)(
    '%s can neither read nor write categories of assets [C6.1 C7.12]',
    async (who) => {
      const { id } = await add('Laptop', 'LAP');
      const tries = [
        as[who].try(Categories),
        as[who].try(AddCategory, { input: { name: 'Mine', prefix: 'MY' } }),
        as[who].try(ChangeCategory, { id, input: { name: 'Mine' } }),
        as[who].try(RemoveCategory, { id }),
      ];
      for (const attempt of tries) await expectRefusal(attempt, 'FORBIDDEN');
    },
  );

  test('IT adds, finds, changes and removes categories, with prefixes in capitals [C3.4 C7.12]', async () => {
    const { id } = await add(' Laptop ', 'lap');
    await add('Monitor', 'MON');
    const { assetCategories } = await as.admin.ask(Categories, { search: 'LAPT' });
    expect(assetCategories).toEqual({ count: 1, results: [{ id, name: 'Laptop', prefix: 'LAP' }] });
    const { updateAssetCategory } = await as.it.ask(ChangeCategory, { id, input: { prefix: 'NB' } });
    expect(updateAssetCategory).toEqual({ name: 'Laptop', prefix: 'NB' });
    await as.it.ask(RemoveCategory, { id });
    await expectRefusal(as.it.try(RemoveCategory, { id }), 'NOT_FOUND');
  });

  test.each([
    ['name', { name: ' ', prefix: 'AB' }, 'This field may not be blank.'],
    ['name', { name: 'laptop', prefix: 'AB' }, 'A category with this name already exists.'],
    ['prefix', { name: 'Boat', prefix: 'LAP' }, 'A category with this prefix already exists.'],
    ['prefix', { name: 'Boat', prefix: 'A' }, 'A prefix is 2 to 5 letters from A to Z.'],
    ['prefix', { name: 'Boat', prefix: 'ßß' }, 'A prefix is 2 to 5 letters from A to Z.'],
    ['prefix', { name: 'Boat', prefix: 'AB1' }, 'A prefix is 2 to 5 letters from A to Z.'],
  ])('a category is refused under %s for %j', async (field, input, text) => {
    await add('Laptop', 'LAP');
    await expectRefusal(as.it.try(AddCategory, { input }), 'BAD_USER_INPUT', field, text);
  });

  test('a category that assets use cannot be removed, and a removed category gets no asset', async () => {
    const { id } = await add('Laptop', 'LAP');
    await as.it.ask(CreateAsset, { input: { ...LAPTOP, category: id } });
    await expectRefusal(as.it.try(RemoveCategory, { id }), 'CONFLICT');
    for (let round = 0; round < 6; round += 1) {
      const fresh = await add(`Round ${round}`, `R${'ABCDEF'[round]}`);
      const [made, removed] = await Promise.all([
        as.it.try(CreateAsset, { input: { ...LAPTOP, category: fresh.id } }),
        as.it.try(RemoveCategory, { id: fresh.id }),
      ]);
      expect([made, removed].filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      const refused = made.errors.length > 0 ? made.errors[0]?.code : removed.errors[0]?.code;
      expect(refused).toBe(made.errors.length > 0 ? 'BAD_USER_INPUT' : 'CONFLICT');
    }
  });
});
